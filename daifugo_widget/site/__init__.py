"""The course for the web: `pages` to read, and beside them a course that runs in a browser.

The `command` builds both. Around the chapters, which `pages` makes, stand the `documents`, the
`reference` from docstrings and a `search`, each in the same `frame`.

The second has two parts: `play` is a page with one table, and `live` is JupyterLite with the course
in it, whose `page_links` lead to the pages. `python` is what both of them run. It finds its
packages in what `lock` writes: the package itself, packed by `own_wheel`, and the `wheels` that it
needs, which `downloads` fetches and keeps; ``bytecode.mjs`` compiles all of them, as compiling
takes longest in a browser.
"""
