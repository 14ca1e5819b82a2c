"""Clients of all kinds, let loose on one server: healthy ones that are cut and resume, and others that are in the way.

    soak.py [SECONDS] [--seed N]

Each healthy client's last scene is held against a fresh session that was told the same. In the end nobody is connected,
no session waits, and memory and descriptors are where they were after a first, short round. The same seed makes the
same clients; how their messages interleave is up to the machine.
"""

import argparse
import pathlib
import random
import sys
import threading
import time
import traceback

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "socket"))

from conftest import Server  # noqa: E402
from everything import ask_for_everything  # noqa: E402
from healthy import HealthyClient  # noqa: E402
from loop import longest_work  # noqa: E402
from trouble import TROUBLES  # noqa: E402
from usage import descriptors, memory  # noqa: E402

#: The number of clients of each kind at a time. Half of them are healthy.
HEALTHY, TROUBLED = 6, 6
#: Kilobytes by which memory may differ: what the allocator keeps for the next client.
SLACK = 8_000
#: Kilobytes by which one client may make the server grow (docs/security.md).
MOST_FOR_A_CLIENT = 16_000
#: Seconds of processor time that the server's thread may work on one thing (docs/security.md).
MOST_FOR_A_PIECE = 0.005
#: Kinds of work that take longer for a session that its client has filled (docs/security.md, "Known gaps"). They are printed.
KNOWN_TO_TAKE_LONGER = {"message", "send"}
#: Seconds for which a session waits, and after which one that still does, or a client that still counts, has leaked.
RESUME_FOR = 5
LEFT_BEHIND = RESUME_FOR + 60


class Soak:
    def __init__(self, seed):
        self.seed = seed
        self.server = Server("--port", "0", "--resume-for", str(RESUME_FOR), "--silence", "30")
        self.lives = {}
        self.failures = []
        self.peak = 0
        self.longest = {}
        self.lock = threading.Lock()

    def round(self, name, seconds):
        """Lets clients come and go for so long, and waits until nothing is left of them."""
        end = time.monotonic() + seconds
        workers = [threading.Thread(target=self.work, args=(name, number, end)) for number in range(HEALTHY + TROUBLED)]
        workers.append(threading.Thread(target=self.watch, args=(end,)))
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.wait_until_all_are_gone()
        self.longest = longest_work(self.server.port)
        time.sleep(0.2)  # The connection that was asked last closes.
        return self.usage()

    def watch(self, end):
        """Notes the most memory that the server takes."""
        while time.monotonic() < end and (usage := self.usage(quietly=True)):
            self.peak = max(self.peak, usage[0])
            time.sleep(0.05)

    def wait_until_all_are_gone(self):
        end = time.monotonic() + LEFT_BEHIND
        while (health := self.server.health())["clients"] or health["sessions"]:
            if time.monotonic() > end:
                self.failures.append(f"Somebody is left behind: {health}")
                return
            time.sleep(0.2)

    def usage(self, quietly=False):
        """Kilobytes and descriptors; `None` where the system does not tell them."""
        try:
            return memory(self.server.process.pid), descriptors(self.server.process.pid)
        except pytest.skip.Exception as reason:
            if not quietly:
                print(f"Memory and descriptors are not compared: {reason}.")
            return None

    def work(self, name, number, end):
        life = 0
        while time.monotonic() < end and not self.failures:
            life += 1
            chance = random.Random(f"{self.seed} {name} {number} {life}")
            kind = HealthyClient if number < HEALTHY else chance.choice(TROUBLES)
            try:
                kind(self.server, chance)()
                with self.lock:
                    self.lives[kind.__name__] = self.lives.get(kind.__name__, 0) + 1
            except Exception:
                self.failures.append(f"{kind.__name__} {name} {number} {life}:\n{traceback.format_exc()}")

    def verdict(self, before, after):
        if self.server.process.poll() is not None:
            self.failures.append("The server has died:\n" + self.server.process.stderr.read())
        for kind, seconds in self.longest.items():
            if seconds > MOST_FOR_A_PIECE and kind not in KNOWN_TO_TAKE_LONGER:
                self.failures.append(f"The server's thread worked for {1000 * seconds:.1f} ms on one {kind}.")
        if before is None or after is None:
            return
        if self.peak - self.start > (HEALTHY + TROUBLED) * MOST_FOR_A_CLIENT:
            self.failures.append(f"Memory grew from {self.start} to {self.peak} kB while clients were there.")
        if after[0] - before[0] > SLACK:
            self.failures.append(f"Memory grew from {before[0]} to {after[0]} kB.")
        if after[1] > before[1]:
            self.failures.append(f"Descriptors grew from {before[1]} to {after[1]}.")

    def report(self, when, usage):
        if usage:
            print(f"{when}: {usage[0]} kB, {usage[1]} descriptors.", flush=True)

    def run(self, seconds):
        self.start = (self.usage() or (0,))[0]
        ask_for_everything(self.server.port)
        before = self.round("first", min(15, seconds / 2))
        self.report("After a first round", before)
        after = self.round("then", seconds)
        self.report(f"After {seconds:g} seconds", after)
        print(f"The most in between: {self.peak} kB; at the start it was {self.start} kB.")
        print("The longest pieces of work: " + ", ".join(f"{kind} {1000 * seconds:.1f} ms" for kind, seconds in self.longest.items()))
        print("Lives: " + ", ".join(f"{count} {kind}" for kind, count in sorted(self.lives.items())))
        self.verdict(before, after)
        self.server.process.terminate()
        if (code := self.server.wait()) != 0:
            self.failures.append(f"The server ended with {code}.")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("seconds", nargs="?", type=float, default=60)
    arguments.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    chosen = arguments.parse_args()
    print(f"Seed {chosen.seed}: scripts and order of clients are repeated by --seed {chosen.seed}.", flush=True)
    soak = Soak(chosen.seed)
    try:
        soak.run(chosen.seconds)
    finally:
        soak.server.close()
    print("\n".join(soak.failures) or "Nothing lost, nothing left.")
    sys.exit(bool(soak.failures))


if __name__ == "__main__":
    main()
