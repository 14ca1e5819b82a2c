"""The developer's panel: where its parts are."""

HIERARCHY, CALLS, SCENE = "hierarchy", "calls", "scene"


class Panel:
    """The panel of one preview."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview.page
        self.element = self.page.locator(".tools")
        self.button = self.page.get_by_role("button", name="Inspector", exact=True)

    def wait_open(self, is_open=True):
        self.element.wait_for(state="visible" if is_open else "hidden")

    def tab(self, name):
        return self.page.get_by_role("tab", name=name)

    def row(self, name):
        """The tree item of a controller; of the window the one without an id."""
        return self.page.locator(f'[role="treeitem"][data-node="{name}"]')

    def select(self, name):
        """Selects the row of a controller, whose facts and settings are then shown."""
        self.row(name).locator(".tools-type").click()
        self.page.wait_for_function(
            "name => document.querySelector(`[role=treeitem][data-node='${name}']`).ariaSelected === 'true'", arg=name
        )

    def state(self, name, member):
        """The value of a fact about a controller, in words."""
        return self.member(name, member).locator(".fact-value").inner_text()

    def member(self, name, member):
        self.select(name)
        return self.fact(member)

    def fact(self, member):
        """A fact about the selected controller."""
        return self.page.locator(f'.tools-property[data-name="{member}"]')

    def setting(self, name):
        """A property of the selected controller, with its control."""
        return self.page.locator(f'.setting[data-name="{name}"]')

    def marks(self, name):
        return self.row(name).locator(".tools-mark").all_inner_texts()

    @property
    def nodes(self):
        """The ids of the rows that can be seen, in their order."""
        rows = self.page.locator('[role="treeitem"]:visible')
        return rows.evaluate_all("rows => rows.map(row => row.dataset.node)")

    def levels(self):
        rows = self.page.locator('[role="treeitem"]:visible')
        return rows.evaluate_all("rows => rows.map(row => [row.dataset.node, Number(row.ariaLevel)])")

    @property
    def groups(self):
        """The causes of the calls that are in view. Groups that are scrolled away have no inner text, because the browser has not drawn them."""
        return self.page.locator(".tools-group:not([hidden]) .tools-cause").all_text_contents()

    @property
    def calls(self):
        """The calls that can be seen: number, phase, receiver, selector."""
        return self.page.locator(".tools-call").evaluate_all(
            """calls => calls.filter(call => !call.closest('[hidden]'))
                 .map(call => ['number', 'phase', 'receiver', 'selector'].map(name => call.querySelector(`.tools-${name}`).textContent))"""
        )

    def search(self):
        """The page's address, as a query."""
        return self.page.evaluate("() => location.search")

    def until(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument)
