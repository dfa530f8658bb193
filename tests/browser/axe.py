"""What axe finds on a page that some people could not use."""

from typing import Any


def findings(response: dict[str, Any]) -> list[str]:
    """Say in a line each what axe has found, and where."""
    return [
        f"{each['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for each in response["violations"]
        for node in each["nodes"]
    ]
