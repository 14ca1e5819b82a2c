"""Waits for what a server does in its own time."""


def until(holds):
    """Asks until it holds. A server for which it never does fails the test by its time limit."""
    while not holds():
        pass
