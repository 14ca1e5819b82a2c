"""The checks that a server on a developer's machine has to pass, by number. A test of check 7 is named `test_check_07_…`.

The numbers are those of the project's list of checks; docs/security.md says what stands behind each. Some parts cannot be
met with libwebsockets, or not with every version: tests of theirs are expected to fail there, and say why.
"""

import pathlib
import re

CHECKS = {
    1: "Without a flag only this machine is listened to; an open address is warned about.",
    2: "A Host that is not one of the server's names, whole, is refused with 403.",
    3: "Every response of ours has the security headers, and no response lets another origin read it.",
    4: "Another site cannot embed what is served.",
    5: "Only GET and HEAD are answered, without a body, and no byte behind a head that is not understood; CONNECT ends at once. (Also in lower case.)",
    6: "No path leads outside of the page's files. (Before libwebsockets 4.3, a NUL at the end is not noticed.)",
    7: "Headers are bounded in size and in time, and so is a connection that is not used. (431 from libwebsockets 4.3 on.)",
    8: "A handshake is checked part by part; any other upgrade ends the connection.",
    9: "A WebSocket opens for pages of the server and programs of this machine, elsewhere with the token.",
    10: "Beyond the most clients there is a 503, and room for the page; idle connections make room; running out of files does not spin.",
    11: "Messages are bounded in bytes and fragments, claimed or sent; control frames grow nothing. (A claim alone is not noticed.)",
    12: "Broken frames close with 1002, invalid UTF-8 with 1007, whatever control frames come between. (Unmasked frames are not noticed.)",
    13: "What is no message is answered with an error, and the connection stays.",
    14: "Sizes and points are finite and in range, or refused.",
    15: "A flood is refused and then closed, and other clients do not feel it.",
    16: "A reader that stalls finds the newest behind little that is stale, and memory stays flat.",
    17: "Peers that are gone without a word go here too, in the middle of anything.",
    18: "A signal closes every client with 1001 and ends the process with 0, whatever clients do.",
    19: "Compression is not negotiated.",
    20: "Many connections later, memory and descriptors are where they were.",
    21: "Controllers presented over each other are bounded.",
    22: "The texts that messages leave are bounded, each and together.",
    23: "What one client makes the server keep is bounded in bytes, and so are sessions that wait.",
    24: "Beyond the memory of all sessions, the one that has waited longest goes, and no client does.",
}

FOLDER = pathlib.Path(__file__).parent


def numbers_in_names():
    text = "".join(path.read_text() for path in FOLDER.glob("test_*.py"))
    return {int(number) for number in re.findall(r"^def test_check_(\d\d)_", text, re.MULTILINE)}


def test_every_check_has_a_test_and_every_number_a_check():
    assert numbers_in_names() == set(CHECKS)
