"""A device on the stage: what can be seen and taken hold of there."""

MAIL = "?scene=mail"
IPAD = f"{MAIL}&device=ipad-pro-11-m4&orientation=landscape"
IS_ARRANGED = "(scene, name) => scene.window.arrangement === name"
HAS_SIZE = "(scene, size) => String(scene.window.size) === String(size)"


class Stage:
    """The stage of one preview."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview.page
        self.window = self.page.locator("#window")
        self.divider = self.page.get_by_role("separator", name="Divider between the apps")
        self.corner = self.page.get_by_role("slider", name="Corner of the window")
        self.ruler = self.page.locator(".ruler")
        self.marker = self.page.get_by_role("slider", name="Width of the window")
        self.picker = self.page.locator(".picker-panel")

    @property
    def state(self):
        return self.preview.scene["window"]

    @property
    def search(self):
        return self.page.evaluate("() => location.search")

    def wait_search(self, text, is_there=True):
        """The address follows when the window has come to rest."""
        self.page.wait_for_function(
            "([text, isThere]) => location.search.includes(text) === isThere", arg=[text, is_there]
        )

    def open_picker(self):
        self.page.locator(".picker-button").click()
        self.picker.wait_for(state="visible")
        self.preview.rest()

    def choose_device(self, name):
        self.picker.get_by_role("combobox").fill(name)
        self.picker.get_by_role("option").first.click()

    def arrange(self, label):
        self.picker.get_by_role("radio", name=label).click()

    def drag(self, handle, dx, dy=0):
        """The mouse takes a handle so far, in points of the browser."""
        box = handle.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + dx, y + dy, steps=8)
        mouse.up()

    def assert_stands_as_told(self):
        """The app's window is drawn where the scene says it is on the screen, and so is the screen around it."""
        state = self.state
        screen = self.page.locator(".device-screen").bounding_box()
        scale = screen["width"] / state["screen"][0]
        assert abs(screen["height"] - state["screen"][1] * scale) <= 1
        x, y, width, height = state["frame"]
        box = self.window.bounding_box()
        drawn = [(box["x"] - screen["x"]) / scale, (box["y"] - screen["y"]) / scale, box["width"] / scale, box["height"] / scale]
        assert all(abs(a - b) <= 1.5 for a, b in zip(drawn, [x, y, width, height], strict=True)), (drawn, state["frame"])
        return scale
