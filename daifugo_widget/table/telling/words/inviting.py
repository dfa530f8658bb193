"""The words with which a table invites guests, at the table itself and in an invitation."""

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

INVITING: dict[str, Text] = {
    "button.invite": _("Invite"),
    "invite.asking": _("Looking for the way in."),
    "invite.away": _("is away"),
    "invite.big": _("Show large"),
    "invite.close": _("Close to guests"),
    "invite.code": _("Code for {name}"),
    "invite.copy": _("Copy the link"),
    "invite.failed": _("That did not work. The log of the kernel says why."),
    "invite.here": _("is here"),
    "invite.lan": _("Open to the network"),
    "invite.near": _(
        "Only this machine can open these links. Open the table to the network, and phones in the"
        " same Wi-Fi can; others in it could then read along."
    ),
    "invite.nobody": _("The table is closed to guests. Their links lead nowhere."),
    "invite.plain": _("Others in this network could read along: play with people you trust."),
    "invite.renew": _("New link"),
    "invite.scan": _("Scan a code with your phone's camera, or copy its link to someone."),
    "invite.shut": _(
        "The server of this notebook lets no guests in, so nobody else can open these links."
        " Whoever runs it can allow that: see the page for administrators in the documentation."
    ),
    "invite.small": _("Show small"),
    "invite.start": _("Start now"),
    "invite.title": _("Join the game"),
    "invite.waits": _("not here yet"),
}
