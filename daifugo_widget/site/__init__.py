"""The course for the web: `pages` to read, and beside them a course that runs in a browser.

The `command` builds both. The second is made by `live`: JupyterLite with the course in it, and
packages for Python in a browser, which `lock` lists. They are the package itself, packed by
`own_wheel`, and the `wheels` that it needs, which `downloads` fetches and keeps;
``bytecode.mjs`` compiles all of them, as compiling takes longest in a browser.
"""
