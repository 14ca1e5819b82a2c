"""Work that takes long is done beside the server's thread, and the metrics have a figure for each kind of work on it.

The soak test judges the figures (`Tests/soak`): on a machine that also runs other tests, a piece of work can take twice its time.
"""

from loop import longest_work
from waiting import until
from wire import fetch

#: The kinds of work that have a series from the start.
KINDS = {"open", "message", "send", "close", "request", "wake", "timer"}


def test_every_kind_of_work_has_a_figure(start):
    assert set(longest_work(start().port)) == KINDS


def test_long_files_are_compressed_elsewhere(start, tmp_path):
    """A file of a megabyte takes 50 ms to compress. Whoever asks first gets it as it is."""
    (tmp_path / "index.html").write_text("<html></html>")
    (tmp_path / "long.js").write_text(
        "".join(f"export const a{number} = {number * 7919 % 104729};\n" for number in range(30_000))[: 1 << 20]
    )
    server = start("--public", str(tmp_path))

    def coding():
        return fetch(server.port, "/long.js", headers=[("Accept-Encoding", "gzip")]).headers.get("content-encoding")

    assert coding() is None
    until(lambda: coding() == "gzip")
