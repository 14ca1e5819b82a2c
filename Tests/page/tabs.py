"""Tabs of the browser that one test after another uses."""

#: The number of tests after which a tab is closed, because the browser's process of a tab grows with every page.
MOST_USES = 50


class Tabs:
    """Tabs that had the page open before and have its files in memory, which halves the time until it is open again.

    A tab that is given back keeps nothing that the next test could notice: its document is gone, and with it everything
    that a test has changed in there.
    """

    def __init__(self, context, url):
        """Begins without tabs. `url` is the one of the server."""
        self._context = context
        self._elsewhere = url + "health"
        self._free = []
        self._uses = {}

    def take(self):
        tab = self._free.pop() if self._free else self._context.new_page()
        self._uses[tab] = self._uses.get(tab, 0) + 1
        return tab

    def give_back(self, tab):
        if self._uses[tab] == MOST_USES:
            del self._uses[tab]
            return tab.close()
        # A test that has failed may have ended in the middle of a drag.
        tab.mouse.up()
        tab.mouse.move(-1, -1)
        # The page stores the user's place when it is left, so the storage is cleared from another document.
        tab.goto(self._elsewhere)
        tab.evaluate("() => sessionStorage.clear()")
        return self._free.append(tab)
