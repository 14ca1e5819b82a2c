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

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "socket"))

from conftest import Server  # noqa: E402
from healthy import HealthyClient  # noqa: E402
from trouble import TROUBLES  # noqa: E402
from usage import descriptors, memory  # noqa: E402

#: How many clients there are at a time, and of which kind: half of them healthy.
HEALTHY, TROUBLED = 6, 6
#: Kilobytes by which memory may differ: what the allocator keeps for the next client.
SLACK = 8_000


class Soak:
    def __init__(self, seed):
        self.seed = seed
        self.server = Server("--port", "0", "--resume-for", "5", "--silence", "30")
        self.lives = {}
        self.failures = []
        self.lock = threading.Lock()

    def round(self, name, seconds):
        """Lets clients come and go for so long, and waits until nothing is left of them."""
        end = time.monotonic() + seconds
        workers = [threading.Thread(target=self.work, args=(name, number, end)) for number in range(HEALTHY + TROUBLED)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        while (health := self.server.health())["clients"] or health["sessions"]:
            time.sleep(0.2)
        time.sleep(0.2)  # The connection that was asked last closes.
        return memory(self.server.process.pid), descriptors(self.server.process.pid)

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
        if after[0] - before[0] > SLACK:
            self.failures.append(f"Memory grew from {before[0]} to {after[0]} kB.")
        if after[1] > before[1]:
            self.failures.append(f"Descriptors grew from {before[1]} to {after[1]}.")

    def run(self, seconds):
        before = self.round("first", min(15, seconds / 2))
        print(f"After a first round: {before[0]} kB, {before[1]} descriptors.", flush=True)
        after = self.round("then", seconds)
        print(f"After {seconds:g} seconds: {after[0]} kB, {after[1]} descriptors.", flush=True)
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
