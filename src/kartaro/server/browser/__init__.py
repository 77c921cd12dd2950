"""A server that runs in a page: the same tables, in a worker of a browser instead of a process on somebody's machine.

What `connections`, `store` and `thinking` are elsewhere, the page is here; `page` says what is asked of it. Everything
that goes to or comes from it is text or a number, so that nothing of either language has to be kept alive in the other.
"""
