"""Shortens a conversation as far as the two binaries still differ in it."""

from comparing.comparison import Mismatch, unignored
from comparing.paths import differences_of_answers
from driving.dialogue import Dialogue
from driving.server import Server
from driving.steps import CONNECT


class Pair:
    """Two binaries to which the same is said."""

    def __init__(self, before, after, ignored):
        self._binaries, self._ignored = (before, after), ignored
        self._servers = [Server(before), Server(after)]

    def mismatch(self, steps):
        """The first step that the two answer differently; `None` if there is none."""
        dialogues = [Dialogue(server) for server in self._servers]
        try:
            for number, step in enumerate(steps, start=1):
                before, after = (dialogue.perform(step) for dialogue in dialogues)
                found = unignored(differences_of_answers(before, after), self._ignored)
                if found:
                    return Mismatch.of(number, step.described(), found)
                if any(dialogue.is_over for dialogue in dialogues):
                    break
            return None
        finally:
            for n, dialogue in enumerate(dialogues):
                dialogue.close()
                if dialogue.is_over:
                    self._servers[n].close()
                    self._servers[n] = Server(self._binaries[n])

    def close(self):
        for server in self._servers:
            server.close()


def shrink(steps, pair):
    """Leaves out steps, long runs first, as long as the rest still differs. Returns the rest and its mismatch."""
    found = pair.mismatch(steps)
    if not found:
        return [], None
    kept = steps[: found.number]
    length = len(kept) // 2
    while length:
        fewer = _without_runs(kept, length, pair)
        # Single steps are tried until none can go.
        if length > 1 or len(fewer) == len(kept):
            length //= 2
        kept = fewer
    return kept, pair.mismatch(kept)


def _without_runs(steps, length, pair):
    kept, start = steps, 0
    while start < len(kept):
        fewer = [step for n, step in enumerate(kept) if not start <= n < start + length or step.kind == CONNECT]
        if len(fewer) < len(kept) and pair.mismatch(fewer):
            kept = fewer
        else:
            start += length
    return kept
