"""Masks what differs from run to run.

A server gives every session a random name, and itself a random epoch. The greeting of a socket has both, so the masks
are learnt from there and need not know what a name looks like.
"""

import json


class Masks:
    """The random names of one conversation, and the mask for each."""

    def __init__(self):
        self._names = {}

    def learn(self, hello, socket):
        """Takes the names from the greeting of a socket. Any other text has none."""
        try:
            members = json.loads(hello)
        except ValueError:
            return
        if isinstance(members, dict):
            self._add(members.get("session"), f"{{session {socket}}}")
            self._add(members.get("epoch"), "{epoch}")

    def _add(self, name, mask):
        # A value that cannot be a name is not masked, and so it is a difference.
        if isinstance(name, str) and name and mask not in self._names:
            self._names[mask] = name

    def mask(self, text):
        for mask, name in self._names.items():
            text = text.replace(name, mask)
        return text

    def unmask(self, text):
        if "{" in text:
            for mask, name in self._names.items():
                text = text.replace(mask, name)
        return text
