"""Settings of all tests."""

from hypothesis import settings

# The machine's other work decides how long an example takes.
settings.register_profile("daifugo", deadline=None)
settings.load_profile("daifugo")
