"""A table on a page of its own, without a notebook.

`page_table` is the table, `query` what the address of the page says about it.
"""
