"""Says recorded conversations to a binary, and compares its answers with the recorded ones."""

import re
from dataclasses import dataclass, field

from comparing.paths import differences, differences_of_answers
from driving.dialogue import Dialogue, is_end
from driving.server import Server

#: For how many messages of a conversation the differences are kept. There may be a hundred thousand in a run.
KEPT = 3


@dataclass
class Mismatch:
    """A step whose answers are not the recorded ones."""

    #: Counted from 1.
    number: int
    #: The message, or another description of the step.
    said: str
    #: The places that differ, as patterns.
    patterns: set
    #: The differences, which only the first few mismatches of a conversation keep.
    differences: list

    @classmethod
    def of(cls, number, said, found, is_kept=True):
        return cls(number, said, {one.pattern or "the message" for one in found}, found if is_kept else [])


@dataclass
class Outcome:
    """The result of one conversation."""

    name: str
    #: The number of messages that were sent.
    said: int = 0
    mismatches: list = field(default_factory=list)
    #: The steps up to the first mismatch, without their answers.
    steps: list = field(default_factory=list)


class Comparer:
    """The binary to compare. If it crashes, it is started again for the next conversation."""

    def __init__(self, binary, ignored=()):
        self._binary, self._ignored = binary, ignored
        #: How often the binary gave no answer.
        self.silences = 0
        self._server = Server(binary)

    def meta(self, before):
        """Compares /meta.json, as if it were a conversation."""
        found = unignored(differences(before, self._server.meta().decode()), self._ignored)
        return Outcome("meta.json", 0, [Mismatch.of(1, "GET /meta.json", found)] if found else [])

    def compare(self, conversation):
        outcome = Outcome(conversation.name)
        dialogue = Dialogue(self._server)
        for number, step in enumerate(conversation.steps, start=1):
            answers = dialogue.perform(step)
            outcome.said += 1
            found = unignored(differences_of_answers(step.answers, answers), self._ignored)
            if not outcome.mismatches:
                outcome.steps.append(step.unanswered())
            if dialogue.is_over and found:
                found[-1].after = self._ending(found[-1].after)
            if found:
                is_kept = len(outcome.mismatches) < KEPT
                outcome.mismatches.append(Mismatch.of(number, step.described(), found, is_kept))
            if dialogue.is_over or (found and any(map(is_end, answers))):
                break
        dialogue.close()
        self.silences += dialogue.is_silent
        if dialogue.is_over:
            self._restart()
        return outcome

    def _ending(self, answer):
        """The phrase for the end of a connection, and how the process ended if it did."""
        ending = self._server.ending() if answer is not None and is_end(answer) else None
        return f"{answer}; {ending}" if ending else answer

    def _restart(self):
        self._server.close()
        self._server = Server(self._binary)

    def close(self):
        self._server.close()


def unignored(found, ignored):
    """The differences without those at ignored places. In the name of a place, `*` stands for anything."""
    patterns = [re.compile(".*".join(map(re.escape, place.split("*")))) for place in ignored]
    return [one for one in found if not any(pattern.fullmatch(one.pattern) for pattern in patterns)]
