"""Which targets the files of a target import."""

import re

from swift_text import code_of

_IMPORT = re.compile(r"^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+(?:\w+[ \t]+)?(\w+)", re.MULTILINE)


def imports_by_target(sources):
    """The names of targets are those of their folders; a module writes a hyphen as an underscore."""
    targets = {folder.name.replace("-", "_"): folder for folder in sources.iterdir() if folder.is_dir()}
    return {folder.name: {targets[name].name for name in imports(folder) if name in targets} for folder in targets.values()}


def imports(folder):
    code = (code_of(file.read_text(encoding="utf-8")) for file in folder.rglob("*.swift"))
    return {name for text in code for name in _IMPORT.findall(text)}
