"""The content of /meta.json: scenes with their options, profiles, policies and devices."""

import json


class Catalogue:
    def __init__(self, meta):
        self.meta = json.loads(meta)
        self.scenes = {scene["id"]: scene for scene in self.meta["scenes"]}
        self.devices = {device["id"]: device for device in self.meta["devices"]}
        self.profiles, self.policies = self.meta["profiles"], self.meta["policies"]
        #: The devices in groups. All devices of a group have the same measures, so the engine treats them alike.
        self.groups = list(_grouped(self.meta["devices"], _geometry).values())
        self._group_of = {device["id"]: group for group in self.groups for device in group}

    def alike(self, device):
        """The devices of the same measures, this one included."""
        return self._group_of[device]


def rows(device):
    """The windows that a device can have, without free ones."""
    return device["windows"]


_OF_ONE_DEVICE = ("id", "name", "year", "mark", "cornerRadius")


def _geometry(device):
    return json.dumps(_without_marks({name: part for name, part in device.items() if name not in _OF_ONE_DEVICE}))


def _without_marks(value):
    if isinstance(value, dict):
        return {name: _without_marks(part) for name, part in value.items() if name != "mark"}
    return [_without_marks(part) for part in value] if isinstance(value, list) else value


def _grouped(elements, key):
    groups = {}
    for element in elements:
        groups.setdefault(key(element), []).append(element)
    return groups
