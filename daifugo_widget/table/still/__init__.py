"""Pictures and text of a table without a kernel: an image for a notebook, text for a terminal.

A state goes in, an image comes out (`picture`, of the boxes and cards in `svg`), which a notebook
keeps beside the widget; or text (`table_text`, in columns by `terminal_text`). `html_output` is for
what is shown outside a table.
"""
