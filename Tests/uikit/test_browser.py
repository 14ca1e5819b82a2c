"""The page of an app opens in the browser of the machine, if somebody wants that or probably does."""

import os

from processes import until


def program(folder, lines):
    path = folder / "xdg-open"
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(0o755)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


def test_the_page_is_opened_if_somebody_wants_that(serve, tmp_path):
    opened = tmp_path / "opened"
    server = serve("--open", environment=program(tmp_path, f'echo "$1" >"{opened}.new" && mv "{opened}.new" "{opened}"'))
    until(opened.exists, "the browser has the address")
    assert opened.read_text() == f"http://127.0.0.1:{server.port}/\n"


def test_a_browser_that_fails_is_told_and_ends_nothing(serve, tmp_path, visit):
    server = serve("--open", environment=program(tmp_path, "exit 3"))
    until(lambda: "The page cannot be opened with xdg-open." in server.written(), "the failure is told")
    visit(server).open()


def test_nothing_is_opened_where_nobody_sees_a_terminal(serve, tmp_path, visit):
    opened = tmp_path / "opened"
    server = serve(environment={**program(tmp_path, f'touch "{opened}"'), "DISPLAY": ":0"})
    visit(server).open()
    assert not opened.exists()
