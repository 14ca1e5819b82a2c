"""Many visitors at once, on a thread of their own, while a test lets something fail."""

import asyncio
import os
import statistics
import threading

from visitor import Visitor

from conftest import wait_until

#: The number of visitors that drag at the same time.
CROWD = int(os.environ.get("SPLIT_PREVIEW_CROWD", "200"))

#: Seconds between the arrivals of two visitors. Tests of failures begin when everybody is there.
BETWEEN_ARRIVALS = 0.02


class Crowd:
    """Visitors that drag and type until the `with` ends, and have then got an answer to everything."""

    def __init__(self, cluster, size=CROWD, enter=lambda: None):
        tls = cluster.tls
        self.visitors = [
            Visitor(cluster.socket_url, tls, number, pause=max(0.05, size / 400)) for number in range(size)
        ]
        self.enter = enter
        self.thread = threading.Thread(target=self._work)
        self.error = None

    def _work(self):
        self.enter()
        asyncio.run(self._run())

    async def _run(self):
        try:
            await asyncio.gather(*(self._arrive(visitor) for visitor in self.visitors))
        except BaseException as error:
            self.error = error
            raise

    async def _arrive(self, visitor):
        await asyncio.sleep(visitor.number * BETWEEN_ARRIVALS)
        await visitor.run()

    def __enter__(self):
        self.thread.start()
        self.wait_until_all(lambda visitor: visitor.is_at_work, "all visitors at work")
        return self

    def __exit__(self, kind, error, trace):
        for visitor in self.visitors:
            visitor.is_stopping = True
        self.thread.join(60)
        assert not self.thread.is_alive(), f"visitors never got their answers: {[v.unanswered for v in self.visitors if v.unanswered][:5]}"

    def wait_until_all(self, condition, what):
        assert wait_until(lambda: self.error or all(map(condition, self.visitors)), what) is True, self.error

    def at(self, process):
        """The visitors whose session is at a process."""
        return [visitor for visitor in self.visitors if visitor.process == process]

    def mark(self):
        """Notes how many answers everybody has."""
        return {visitor.number: visitor.answered for visitor in self.visitors}

    def wait_for_answers(self, mark, count=10):
        """Waits until everybody has got so many more answers."""
        self.wait_until_all(lambda visitor: visitor.answered >= mark[visitor.number] + count, "answers for everybody")

    def wait_until_back(self, visitors):
        """Waits until visitors were away and are back."""
        wait_until(lambda: all(v.absences and v.absences[-1].ended for v in visitors), "everybody back")

    def back_after(self, visitors, start):
        """Waits until visitors are back, and returns the longest time since a moment, in seconds."""
        self.wait_until_back(visitors)
        return max(visitor.absences[-1].ended for visitor in visitors) - start

    def check(self):
        """Nobody saw anything of another one, and nothing is lost that was said."""
        faults = [(visitor.number, fault) for visitor in self.visitors for fault in visitor.faults]
        assert not faults, faults[:5]
        sessions = [name for visitor in self.visitors for name in visitor.sessions]
        assert len(sessions) == len(set(sessions))
        for visitor in self.visitors:
            assert visitor.subject == visitor.typed, (visitor.number, visitor.absences)
            assert visitor.state["window"]["size"][0] == visitor.width, visitor.number


def figures(visitors):
    """The absences of visitors, as a line for people."""
    times = sorted(absence.seconds for visitor in visitors for absence in visitor.absences if absence.ended)
    if not times:
        return "nobody was away"
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
    return f"{len(times)} were away: p50 {statistics.median(times):.3f} s, p99 {p99:.3f} s, longest {times[-1]:.3f} s"
