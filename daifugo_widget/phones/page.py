"""The page of a phone."""


def page() -> str:
    """Return the page."""
    return "<!doctype html>"
