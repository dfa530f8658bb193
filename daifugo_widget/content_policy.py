"""The `Content-Security-Policy` of written pages: nothing runs that a page was not written with."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256

SCRIPTS = "object-src 'none'; base-uri 'none'; form-action {forms}; script-src {scripts}"
ALL = f"default-src 'none'; style-src {{styles}}; {SCRIPTS}"


def policy_of_scripts(*scripts: str) -> str:
    """Return the element of a page of a site, in which these inline scripts run, and no others.

    Its forms lead to other pages of the site.
    """
    return _meta(SCRIPTS.format(forms="'self'", scripts=_hashes(scripts)))


def policy_of_all(scripts: Iterable[str], styles: Iterable[str]) -> str:
    """Return the element of a page that has these inline scripts and styles, and nothing else."""
    return _meta(ALL.format(forms="'none'", scripts=_hashes(scripts), styles=_hashes(styles)))


def _meta(policy: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


def _hashes(texts: Iterable[str]) -> str:
    """Return the hashes of what stands between the tags of each text."""
    hashes = (b64encode(sha256(text.encode()).digest()).decode() for text in texts)
    return " ".join(f"'sha256-{each}'" for each in hashes)
