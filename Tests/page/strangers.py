"""Pages of other sites, which know the address of the server."""

import contextlib
import functools
import http.server
import threading


@contextlib.contextmanager
def site(pages, headers=(), host="localhost"):
    """A site of another origin, whose pages are those of a dictionary.

    The server of the page is 127.0.0.1, and localhost is another site. With the host 127.0.0.1 it is another port of the same one.
    """

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = pages[0].encode()
            self.send_response(200)
            for name, value in [("Content-Type", "text/html"), ("Content-Length", str(len(body))), *headers]:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=functools.partial(server.serve_forever, poll_interval=0.05), daemon=True).start()
    try:
        yield f"http://{host}:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
