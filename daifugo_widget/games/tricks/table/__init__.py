"""How the trick-taking games look at the table: a deal goes in, parts of the state come out.

`trick_ui` is what the table asks of both, `nap_ui` and `napoleon_ui` of each; `story` tells what
happened, `reconstruction` plays on from a seat's record.
"""

from .nap_ui import NapUI
from .napoleon_ui import NapoleonUI

__all__ = ["NapUI", "NapoleonUI"]
