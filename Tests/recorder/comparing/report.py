"""Prints differences: a table of the places that differ, then the differences of each conversation."""

import shlex
from collections import Counter

#: The greatest number of printed differences of a message, and of printed characters of a value: on the screen, and in the file.
_BRIEF, _FULL = (4, 400), (200, 20_000)


class Report:
    """Collects outcomes. `again` makes the command that runs the conversation of a name again."""

    def __init__(self, again):
        self._again = again
        self.conversations = self.messages = 0
        self.different = []

    def add(self, outcome):
        self.conversations += 1
        self.messages += outcome.said
        if outcome.mismatches:
            self.different.append(outcome)

    @property
    def is_same(self):
        return not self.different

    def summary(self):
        """The verdict, and a table of the places that differ."""
        all_said = f"{self.conversations:,} conversations of {self.messages:,} messages"
        if self.is_same:
            return f"No difference in {all_said}."
        mismatches = sum(len(outcome.mismatches) for outcome in self.different)
        lines = [f"{len(self.different):,} of {all_said} differ, in {mismatches:,} messages.", ""]
        return "\n".join(lines + list(self._places()))

    def _places(self):
        """The table of places. The first difference of a conversation is nearer to the cause than those that follow it."""
        messages, conversations, first, example = Counter(), Counter(), Counter(), {}
        for outcome in self.different:
            in_conversation = set()
            for position, mismatch in enumerate(outcome.mismatches):
                messages.update(mismatch.patterns)
                in_conversation |= mismatch.patterns
                first.update(mismatch.patterns if position == 0 else ())
                for pattern in mismatch.patterns:
                    example.setdefault(pattern, f"{outcome.name}, message {mismatch.number}")
            conversations.update(in_conversation)
        yield f"{'messages':>9} {'conversations':>13} {'first there':>11}  where (for example)"
        for pattern, count in sorted(messages.items(), key=lambda item: (-first[item[0]], -item[1], item[0])):
            yield f"{count:>9,} {conversations[pattern]:>13,} {first[pattern]:>11,}  {pattern} ({example[pattern]})"

    def details(self, count):
        """The first differences of so many conversations."""
        return "\n".join(self._conversation(outcome, _BRIEF) for outcome in self.different[:count])

    def everything(self):
        return "\n".join([self.summary(), "", *(self._conversation(outcome, _FULL) for outcome in self.different)])

    def _conversation(self, outcome, limits):
        """The first message that differs; in the file, all messages whose differences were kept."""
        mismatches = [mismatch for mismatch in outcome.mismatches if mismatch.differences]
        mismatches = mismatches[:1] if limits == _BRIEF else mismatches
        lines = [line for mismatch in mismatches for line in message(outcome.name, mismatch, limits)]
        rest = len(outcome.mismatches) - len(mismatches)
        if rest:
            lines.append(f"  and {rest} of the {outcome.said - mismatches[-1].number} messages after it")
        return "\n".join([*lines, f"  again: {shlex.join(self._again(outcome.name))}", ""])


def message(name, mismatch, limits=_BRIEF):
    """A message that differs, line by line."""
    count, length = limits
    yield f"{name}, message {mismatch.number}: {clipped(mismatch.said, length)}"
    for one in mismatch.differences[:count]:
        yield f"  {one.path or 'the message'}{f' ({one.note})' if one.note else ''}"
        yield f"    before {_value(one.before, one.after, length)}"
        yield f"    after  {_value(one.after, one.before, length)}"
    if len(mismatch.differences) > count:
        yield f"  and {len(mismatch.differences) - count} more differences in this message"


def _value(text, other, length):
    """The text of a value. A long text is cut, and begins shortly before it differs from the other one."""
    if text is None:
        return "not there"
    if other is None or len(text) <= length:
        return clipped(text, length)
    same = next((n for n, (one, two) in enumerate(zip(text, other, strict=False)) if one != two), min(len(text), len(other)))
    start = max(0, same - length // 2)
    return ("…" if start else "") + clipped(text[start:], length)


def clipped(text, length):
    return text if len(text) <= length else f"{text[:length]}… ({len(text):,} characters)"
