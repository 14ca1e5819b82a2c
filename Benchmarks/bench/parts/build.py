"""From a clone to a picture: the processor time of the builds that a newcomer waits for, and an app that is changed.

A run takes ten minutes, so it has to be asked for by name. Another run repeats the figures that were recorded last.
"""

import contextlib
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import tempfile

import growing_app
from chromium import find_browser
from places import BUILD_FIGURES, ROOT
from processes import Failure, read_line
from tables import Table

NEEDS = set()

#: The steps, with the seconds that they took at 2eeebacb on a loaded machine of the same kind, those that they may take, and the aim. The
#: last step is timed by the wall clock, from the file that was saved to the text in the page.
STEPS = {
    "`make run` until the URL": ("about 840", 420, 240),
    "`make app` after that, until the URL": ("more than 900", 240, 120),
    "`make app` in a clone where nothing was built": ("both", 660, 360),
    "a changed file of an app of 30 files, until the page shows it (wall)": ("3 to 17", 3, 1),
}
APP = "Examples/UIKitApps/TripleInspector"
#: Seconds that a build or a page may take.
PATIENCE = 3600


def run(options):
    if not options.is_named("build"):
        return json.loads(BUILD_FIGURES.read_text()) if BUILD_FIGURES.exists() else {}
    find_browser()  # A machine without one fails now, and not after the builds.
    figures = _measure(options.extent(9, 3))
    if options.record:
        BUILD_FIGURES.write_text(json.dumps(figures, indent=2) + "\n")
    return figures


def _measure(changes):
    run_first, run_app, app_first, change = STEPS
    with _clone() as clone:
        seconds = {run_first: _until_the_url(clone, "run", "--port 0")}
        seconds[run_app] = _until_the_url(clone, "app", f"{APP} --port 0 --no-open")
        shown = growing_app.changes(clone.checkout, clone.environment, changes)
    with _clone() as clone:
        seconds[app_first] = _until_the_url(clone, "app", f"{APP} --port 0 --no-open")
    return {"processor": seconds, "change": {change: sorted(shown)[len(shown) // 2]}, "changes": shown}


class _Clone:
    """A clone of what is committed, and a home without what Swift keeps for other checkouts."""

    def __init__(self, folder):
        self.checkout = pathlib.Path(folder, "split-preview")
        home = pathlib.Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "-q", ROOT, self.checkout], check=True)
        # `make bench` is around this, and must not be around the commands of a user.
        strange = ("SPLIT_PREVIEW", "MAKE", "MFLAGS", "ARGS")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
        self.environment = {**kept, "HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}


@contextlib.contextmanager
def _clone():
    folder = tempfile.mkdtemp(prefix="split-preview-build.")
    try:
        yield _Clone(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _until_the_url(clone, target, arguments):
    """The processor time of `make` with all its children, which is stopped when it has printed the URL."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            ["make", target, f"ARGS={arguments}"], cwd=clone.checkout, env=clone.environment, stdout=subprocess.PIPE,
            stderr=errors, text=True, start_new_session=True,
        )  # fmt: skip
        try:
            line = read_line(process, PATIENCE)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(PATIENCE)
            process.stdout.close()
        if not re.match(r"Open http://", line):
            errors.seek(0)
            raise Failure(f"make {target} has printed {line.strip() or 'nothing'}: {errors.read()[-2000:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def tables(results):
    if not results:
        return []
    found = results["processor"] | results["change"]
    rows = [(step, *STEPS[step], found.get(step)) for step in STEPS]
    note = (
        "Seconds of all processors together, user and system, in a clone with nothing cached. `make bench ARGS=build` measures them, and "
        '`ARGS="build --record"` keeps them for this table.'
    )
    return [Table("From a clone to a picture, in seconds", ("step", "at 2eeebacb", "at most", "aim", "now"), rows, note)]
