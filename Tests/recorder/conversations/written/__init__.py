"""Conversations that are the same for every seed, for everything that needs a certain order or size."""

from conversations.written.columns import columns
from conversations.written.devices import devices
from conversations.written.everything import everything
from conversations.written.slots import slots
from conversations.written.sockets import sockets
from conversations.written.stacks import stacks
from conversations.written.sweeps import sweeps


def written(catalogue):
    """The conversations by their names, each a list of steps."""
    return {
        **sockets(), **slots(), **stacks(), **columns(), **everything(catalogue), **devices(catalogue), **sweeps(catalogue),
    }  # fmt: skip
