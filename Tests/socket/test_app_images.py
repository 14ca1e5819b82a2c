"""The images of an app: many readers of one, a crash, and who finds what is left."""

import contextlib
import gzip
import os
import pathlib
import re
import signal
import socket
import subprocess

import pytest

from conftest import BINARY, DEADLINE, LIBWEBSOCKETS
from wire import fetch

TRIAL_APP = pathlib.Path(BINARY).parent / "trial-app"
SVG = "<svg xmlns='http://www.w3.org/2000/svg'>" + "<path d='M1 2L3 4'/>" * 40_000 + "</svg>"


class AppServer:
    """A server of an app, whose folder for temporary files is given."""

    def __init__(self, folder, public):
        before = set(folder.iterdir())
        self.process = subprocess.Popen(
            [BINARY, "app", "--binary", TRIAL_APP, "--port", "0", "--public", str(public), "--no-open"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "TMPDIR": str(folder)},
        )  # fmt: skip
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline()).group(1))
        (self.images,) = [path for path in set(folder.iterdir()) - before if path.name.startswith("split-preview-images-")]

    def memory(self):
        """The bytes of the process that are in the machine's memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024

    def processor_time(self):
        """The processor time in seconds of the thread that serves, which is the first one."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        code = self.process.wait(DEADLINE)
        self.process.stdout.close()
        return code


@pytest.fixture
def app(tmp_path, public):
    server = AppServer(tmp_path, public)
    yield server
    assert server.close() == 0
    assert list(tmp_path.iterdir()) == []


def test_many_readers_of_a_large_image_share_it(app):
    bytes_ = os.urandom(1 << 20) * 8
    (app.images / "0123456789abcdef.png").write_bytes(bytes_)
    assert fetch(app.port, "/app-images/0123456789abcdef.png").body == bytes_
    before = app.memory()
    with contextlib.ExitStack() as readers:
        connections = []
        for _ in range(100):
            connection = readers.enter_context(socket.create_connection(("127.0.0.1", app.port), timeout=DEADLINE))
            connection.sendall(f"GET /app-images/0123456789abcdef.png HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n".encode())
            connections.append(connection)
        assert fetch(app.port, "/health").status == 200
        assert app.memory() - before < 64 << 20
        # The transfers are under way, and one that is read comes whole.
        with connections[50].makefile("rb") as reader:
            while reader.readline() != b"\r\n":
                pass
            assert reader.read(len(bytes_)) == bytes_
    assert fetch(app.port, "/app-images/0123456789abcdef.png", "HEAD").headers["content-length"] == str(len(bytes_))


@pytest.mark.skipif(LIBWEBSOCKETS < (4, 3), reason="with this libwebsockets the server closes each connection after its answer")
def test_a_connection_stays_open_after_a_body_in_pieces(app):
    first, second = os.urandom(300_000), os.urandom(200_000)
    (app.images / "0123456789abcdef.png").write_bytes(first)
    (app.images / "fedcba9876543210.png").write_bytes(second)
    with socket.create_connection(("127.0.0.1", app.port), timeout=DEADLINE) as connection:
        with connection.makefile("rb") as reader:
            for name, expected in (("0123456789abcdef", first), ("fedcba9876543210", second), ("0123456789abcdef", first)):
                connection.sendall(f"GET /app-images/{name}.png HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n".encode())
                assert reader.readline() == b"HTTP/1.1 200 OK\r\n"
                while reader.readline() != b"\r\n":
                    pass
                assert reader.read(len(expected)) == expected


def test_a_vector_image_is_compressed_once_and_not_by_the_thread_that_serves(app):
    (app.images / "0123456789abcdef.svg").write_text(SVG)

    def ask():
        return fetch(app.port, "/app-images/0123456789abcdef.svg", headers=[("Accept-Encoding", "gzip")])

    answer = ask()
    assert answer.body == SVG.encode() and answer.headers["vary"] == "Accept-Encoding"
    while "content-encoding" not in answer.headers:
        answer = ask()
    before = app.processor_time()
    for _ in range(60):
        answer = ask()
        assert gzip.decompress(answer.body) == SVG.encode()
    # Compressing it 60 times would take seconds.
    assert app.processor_time() - before < 0.5
    assert answer.headers["etag"] == '"0123456789abcdef.svg-gzip"'


def test_a_link_in_the_folder_leads_nowhere(app, tmp_path):
    secret = tmp_path.parent / "secret.png"
    secret.write_bytes(b"secret")
    (app.images / "0123456789abcdef.png").symlink_to(secret)
    assert fetch(app.port, "/app-images/0123456789abcdef.png").status == 404


def test_the_next_server_removes_what_a_killed_one_has_left(tmp_path, public):
    killed, living = AppServer(tmp_path, public), AppServer(tmp_path, public)
    (killed.images / "0123456789abcdef.png").write_bytes(b"image")
    killed.close(signal.SIGKILL)
    assert killed.images.exists()
    # A folder without a lock is nobody's that we know.
    other = tmp_path / "split-preview-images-foreig"
    other.mkdir(0o700)
    (other / "photo.png").write_bytes(b"photo")
    server = AppServer(tmp_path, public)
    assert not killed.images.exists() and living.images.exists() and (other / "photo.png").exists()
    assert (server.close(), living.close()) == (0, 0)
    assert list(tmp_path.iterdir()) == [other]
