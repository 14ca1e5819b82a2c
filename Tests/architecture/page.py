"""The drawings of docs/architecture.md."""

import re

_BLOCK = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^## (.*)$", re.MULTILINE)


class Page:
    def __init__(self, text):
        headings = [*_HEADING.finditer(text)]
        ends = [heading.start() for heading in headings[1:]] + [len(text)]
        self._sections = {heading[1]: text[heading.end() : end] for heading, end in zip(headings, ends, strict=True)}

    def _drawing(self, heading):
        return _BLOCK.search(self._sections[heading])[1].splitlines()

    def targets(self):
        """The targets from top to bottom, each with those that it imports."""
        rows = [line.partition("─▶") for line in self._drawing("Targets")]
        return {name.strip(): set(filter(None, map(str.strip, used.split(",")))) for name, _, used in rows}

    def folders(self):
        """By target, the rows of folders from top to bottom."""
        targets, rows = {}, []
        for line in self._drawing("Folders"):
            if not line:
                continue
            if line.startswith(" "):
                rows.append([name.strip() for name in line.split(",")])
            else:
                rows = targets.setdefault(line.strip(), [])
        return targets
