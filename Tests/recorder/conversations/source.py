"""All conversations of a run, in order and by name."""

import random
from itertools import islice

from conversations.openings import openings
from conversations.texts import texts
from conversations.tour import tour, tours
from conversations.walk import Walk
from conversations.written import written


class Source:
    """The conversations with a server that has this catalogue. They follow from the seed.

    A conversation is a list of steps, or a generator that looks at the answers to the steps before.
    """

    def __init__(self, catalogue, seed, count):
        self._catalogue, self._seed, self._count = catalogue, seed, count
        self._fixed, self._tours = {**texts(), **written(catalogue)}, tours(catalogue)
        self._openings = list(islice(openings(catalogue, self._chance("openings")), count))

    def names(self):
        return [*self._fixed, *self._tours, *(f"random-{number:05}" for number in range(self._count))]

    def steps(self, name):
        """The steps of a conversation, by its name."""
        if name in self._fixed:
            return [step.unanswered() for step in self._fixed[name]]
        chance = self._chance(name)
        if name in self._tours:
            return tour(chance, self._tours[name], self._catalogue)
        opening = self._openings[int(name.removeprefix("random-"))]
        return Walk(chance, opening, self._catalogue, chance.randrange(30, 61)).steps()

    def _chance(self, purpose):
        """A source of chance for one purpose, so that a conversation does not depend on the others."""
        return random.Random(f"{self._seed}/{purpose}")
