"""The dependencies between the folders of a Swift target."""

import collections
import functools
import os
import pathlib

from declarations import SwiftFile


def is_within(folder, other):
    return other == "." or folder == other or folder.startswith(other + "/")


def are_kin(one, other):
    """A folder and the folders inside it are one room: they may use each other."""
    return is_within(one, other) or is_within(other, one)


class Target:
    """The folders of a target, by their paths in it; `.` is the target's own."""

    def __init__(self, path):
        path = pathlib.Path(path)
        self.files = {
            str(file.relative_to(path)): SwiftFile(file.read_text(encoding="utf-8")) for file in sorted(path.rglob("*.swift"))
        }
        self.folders = sorted({self.folder(file) for file in self.files})
        #: The names by which one folder uses another.
        self.uses = self._uses()

    @staticmethod
    def folder(file):
        return os.path.dirname(file) or "."

    def _uses(self):
        homes = collections.defaultdict(set)
        for path, file in self.files.items():
            for name in file.declared:
                homes[name].add(self.folder(path))
        uses = collections.defaultdict(set)
        for path, file in self.files.items():
            folder = self.folder(path)
            for name in file.uses(homes.keys()):
                # A name that a folder has itself means that one; elsewhere it may be any of several.
                for home in homes[name] if folder not in homes[name] else ():
                    uses[folder, home].add(name)
        return dict(uses)

    def cycles(self):
        """The largest sets of folders in which each one depends on every other one, in any number of steps."""
        arrows = [(a, b) for a, b in self.uses if not are_kin(a, b)]
        reached = {folder: _reachable(folder, arrows) for folder in self.folders}
        cycles = {
            frozenset(other for other in self.folders if other in reached[folder] and folder in reached[other])
            for folder in self.folders
            if folder in reached[folder]
        }
        return sorted(cycles, key=sorted)

    def rows(self):
        """The folders from the highest row to the lowest, each as low as it can be. Folders in a cycle share a row."""
        cycle_of = {folder: cycle for cycle in self.cycles() for folder in cycle}
        room_of = {folder: min(cycle_of.get(folder, [folder])) for folder in self.folders}
        used = collections.defaultdict(set)
        for a, b in self.uses:
            if not are_kin(a, b) and room_of[a] != room_of[b]:
                used[room_of[a]].add(room_of[b])

        @functools.cache
        def height(room):
            return 1 + max(map(height, used[room]), default=-1)

        rows = collections.defaultdict(list)
        for folder in self.folders:
            if folder != ".":
                rows[height(room_of[folder])].append(folder)
        return [rows[key] for key in sorted(rows, reverse=True)]

    def explanation(self, cycle):
        """The arrows inside a cycle with some of their names, to see which one to turn around."""
        lines = (
            f"{a} -> {b}: {', '.join(sorted(names)[:6])}"
            for (a, b), names in sorted(self.uses.items())
            if {a, b} <= cycle and not are_kin(a, b)
        )
        return "\n".join(lines)


def _reachable(start, arrows):
    found, waiting = set(), [start]
    while waiting:
        folder = waiting.pop()
        for a, b in arrows:
            if a == folder and b not in found:
                found.add(b)
                waiting.append(b)
    return found
