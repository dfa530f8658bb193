"""Questions whose answers come from the core, and a learner's answers to them."""
