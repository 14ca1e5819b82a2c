"""Deadlines follow a clock that nobody can set: the clock of the machine has no other use than to date lines of a log."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
SETTABLE = re.compile(r"CLOCK_REALTIME|gettimeofday|millisecondsSince1970|DispatchWallTime|wallDeadline|Date\(\)|timeIntervalSinceNow|CFAbsoluteTime")

#: The files that may read a clock that can be set, and why.
ALLOWED = {
    "HostSystem/Process/CurrentProcess.swift": "offers the date",
    "PreviewServer/LogSettings.swift": "dates the lines of the log",
    "AppBuilding/Building/Stubs/StubModules+Combine.swift": "is a stand-in of Apple's module, whose publishers of timers send dates",
    "UIKitTesting/TestWindow+Waiting.swift": "fires the timers of Foundation's run loop, which have dates",
}


def test_no_deadline_follows_a_clock_that_can_be_set():
    found = set()
    for file in sorted((ROOT / "Sources").rglob("*")):
        name = str(file.relative_to(ROOT / "Sources"))
        if file.suffix in (".swift", ".c", ".h") and not name.startswith("UIKit/") and SETTABLE.search(file.read_text()):
            found.add(name)
    assert found == set(ALLOWED)
