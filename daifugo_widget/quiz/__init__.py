"""Questions whose answers come from the core, a learner's answers to them, and the progress."""
