"""Random conversations: a scene is opened, and messages follow, most of which make sense in it."""

import itertools

from conversations.talk import columns, commands, fields, mistakes, places, questions, sizes, touches
from conversations.view import View
from driving.steps import CLOSE, CONNECT, END, Step, say

#: The weight of each kind of talk, of about a thousand in all.
_USUAL = {
    sizes.resize: 80, sizes.drag_the_corner: 20, sizes.cross_the_flip: 50, sizes.swap_sides: 10, sizes.rotate: 25,
    sizes.turn_around: 8, sizes.arrange: 12, sizes.drag_the_divider: 6, sizes.walk_the_arrangements: 4,
    touches.tap_element: 110, touches.tap_bar_item: 60, touches.tap_back: 20, touches.tap_dimming: 12, touches.tap_tab: 15,
    touches.tap_gone: 8, touches.tap_point: 45, touches.tap_a_bar: 25, touches.swipe: 30, touches.swipe_from_the_edge: 30,
    touches.swipe_down_a_sheet: 10, touches.drag_an_edge: 3, touches.scroll: 3,
    fields.focus: 4, fields.edit: 4, fields.type_words: 2,
    commands.traits: 40, commands.turn_the_class: 15, commands.set_split: 60, commands.set_what_holds: 8,
    commands.set_other: 25, commands.perform: 90, commands.present_and_dismiss: 20, commands.push_a_few: 15,
    commands.leave_and_come_back: 8, commands.replace_the_root: 1,
    questions.sync: 12, questions.ping: 3, questions.sweep: 6, questions.overview: 2, questions.explain: 2,
    questions.picture: 2, questions.audit: 1, questions.properties: 2,
    places.come_back: 10, places.come_back_to_nonsense: 5, places.go_anywhere: 8,
    mistakes.no_message: 8, mistakes.unknown: 25,
}  # fmt: skip

#: The weights of talk that has a meaning on a device only.
_ON_A_DEVICE = {sizes.arrange: 40, sizes.drag_the_divider: 25, sizes.walk_the_arrangements: 12}

#: The weights of talk about things that a scene may have, while it has them.
_WITH_PARTS = [
    (lambda view: view.edges(), {touches.drag_an_edge: 50}),
    (lambda view: any(node.get("style", "unspecified") != "unspecified" for node in view.nodes()), {
        columns.tour_of_columns: 40, columns.inspect: 12, columns.fill_columns: 12, columns.free_window: 25,
    }),
    (lambda view: any(pane.get("layout") for pane in view.panes), {touches.scroll: 30, touches.tap_down_a_content: 12}),
    (lambda view: view.fields(), {fields.focus: 40, fields.edit: 50, fields.type_words: 40}),
    (lambda view: any(pane["role"] in ("modal", "popover") for pane in view.panes), {
        touches.swipe_down_a_sheet: 60, touches.tap_dimming: 60,
    }),
]  # fmt: skip


class Walk:
    """One conversation of about `length` messages."""

    def __init__(self, chance, opening, catalogue, length):
        self._chance, self._opening, self._catalogue, self._length = chance, opening, catalogue, length
        self._view = View()
        self._said = 0
        self._sockets = itertools.count(1)
        self._socket = 0

    def steps(self):
        """The steps. The caller fills in the answers to a step before it asks for the next one."""
        yield Step(CONNECT)
        if self._chance.random() < 0.1:
            yield from self._say_all(
                [self._chance.choice([{"type": "sync"}, {"type": "resize", "width": 5, "height": 5}])]
            )
        yield from self._open()
        while self._said < self._length and self._view.is_open:
            if self._chance.random() < 0.008:
                yield from self._resume()
            else:
                yield from self._say_all(self._thought())

    def _open(self):
        """Opens the scene, and if it is refused, opens it again without options."""
        yield from self._say_all([self._opening])
        if not self._view.is_open:
            yield from self._say_all([{**self._opening, "options": {}}])

    def _thought(self):
        weights = dict(_USUAL)
        if self._view.window["device"]:
            weights.update(_ON_A_DEVICE)
        for is_there, added in _WITH_PARTS:
            if is_there(self._view):
                weights.update(added)
        kind = self._chance.choices(list(weights), list(weights.values()))[0]
        for message in kind(self._chance, self._view, self._catalogue):
            yield self._distorted(message)

    def _distorted(self, message):
        """The message, or now and then one with something wrong in it."""
        kind = self._chance.random()
        if isinstance(message, str) or kind > 0.04:
            return message
        if kind < 0.008:
            return mistakes.broken_text(self._chance, message)
        return mistakes.changed_somewhere(self._chance, message)

    def _say_all(self, messages):
        for message in map(self._numbered, messages):
            step = say(message, self._socket)
            yield step
            self._view.take(message if isinstance(message, dict) else {}, step.answers)

    def _numbered(self, message):
        """The message with an id, which is a number or a word. A few messages stay without one."""
        self._said += 1
        if not isinstance(message, dict) or "id" in message:
            return message
        kind = self._chance.random()
        if kind < 0.03:
            return message
        return {**message, "id": self._said if kind < 0.9 else f"m-{self._said}"}

    def _resume(self):
        """Resumes the session at another socket. The old socket is closed before, or the server closes it."""
        old, self._socket = self._socket, next(self._sockets)
        session = self._view.answer["session"]
        is_closed = self._chance.random() < 0.7
        if is_closed:
            yield Step(CLOSE, old)
        yield Step(CONNECT, self._socket)
        yield from self._say_all([{"type": "open", "resume": session}])
        if not is_closed:
            yield Step(END, old)
