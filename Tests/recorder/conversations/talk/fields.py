"""Messages of the keyboard: focus and text."""

_TEXTS = [
    "", "a", "an", "Noor", "tide", "Re: ", "zzz", "two\nlines", "\U0001f600 \u00e9 \u0301 \u05d0", '"quoted" \\ </b>', "\t",
]  # fmt: skip


def focus(chance, view, catalogue):
    yield {"type": "focus", "target": chance.choice([*_targets(view), None])}


def edit(chance, view, catalogue):
    yield {"type": "edit", "target": chance.choice(_targets(view)), "text": _text(chance)}


def type_words(chance, view, catalogue):
    """A tap on a field, letter after letter, and then a message that may take the keyboard away."""
    target = chance.choice(_targets(view))
    yield {"type": "tap", "target": target}
    word = chance.choice(["tide", "Noor", "kiln", "hello"])
    for length in range(1, chance.randrange(2, len(word) + 1)):
        yield {"type": "edit", "target": target, "text": word[:length]}
    yield chance.choice(
        [{"type": "focus", "target": None}, {"type": "rotate"}, {"type": "tap", "target": target}, {"type": "sync"}]
    )


def _targets(view):
    """The ids of fields. If there are none, other ids, which are refused."""
    return view.fields() or view.elements()[:3] or ["nobody"]


def _text(chance):
    if chance.random() < 0.08:
        return chance.choice(["long ", "x", "\u00fc", "\n"]) * chance.choice([300, 700, 2000])
    return chance.choice(_TEXTS)
