"""The catalogue: importing this package declares every rule in it, a class a rule.

A step of the engine goes in at a hook, what the rule changes goes out by verbs. Each module of this
package and of those in it declares rules by `@rule`; `contents` gives each its chapter and its
place. Nothing else has to name a new one.
"""

from importlib import import_module
from pkgutil import walk_packages

from ..engine.presets import PRESETS, everything
from ..engine.rule import CATALOGUE, arrange, rank_revolutions
from .contents import CONTENTS, SPECIFIC

for module in walk_packages(__path__, f"{__name__}."):
    import_module(module.name)

arrange(CONTENTS)
rank_revolutions(SPECIFIC)
PRESETS["everything"] = everything(CATALOGUE[id] for ids in CONTENTS.values() for id in ids)
