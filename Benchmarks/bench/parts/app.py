"""The time from a saved file of an app with UIKit to the picture of its new version."""

import json
import pathlib
import shutil
import tempfile
import time

from websockets.sync.client import connect

import own_app
from figures import percentile
from places import ROOT
from processes import Failure
from tables import Table

NEEDS = {"ours"}

#: A small app of the examples, one of its files, and words of it that the first picture shows.
APP = ROOT / "Examples/UIKitApps/DoubleColumn"
FILE, WORDS = "PlantViewController.swift", "Choose a plant"

#: Seconds for a build after the first one.
LATER = 120

OPENING = {"type": "open", "scene": "app", "window": {"width": 1180, "height": 820}}


def run(options):
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work) / APP.name
        shutil.copytree(APP, folder, ignore=shutil.ignore_patterns(".split-preview"))
        with own_app.serving(folder) as (_, port), connect(f"ws://127.0.0.1:{port}/ws", subprotocols=["preview.v1"], max_size=None) as socket:
            seconds = _measure(socket, folder / FILE, options.extent(10, 2))
    return {"seconds": {"p50": percentile(seconds, 0.5), "most": max(seconds)}, "builds": len(seconds)}


def _measure(socket, file, count):
    text = file.read_text()
    _open(socket)
    seconds = []
    for number in range(count):
        start = time.perf_counter()
        file.write_text(text.replace(WORDS, f"{WORDS} {number}"))
        _wait(socket, lambda message: message["type"] == "scenes")
        if f"{WORDS} {number}" not in json.dumps(_open(socket)):
            raise Failure("the picture is not that of the new version")
        seconds.append(time.perf_counter() - start)
    return seconds


def _open(socket):
    socket.send(json.dumps(OPENING | {"id": 1}))
    return _wait(socket, lambda message: message["type"] == "scene" and message.get("ack") == 1)


def _wait(socket, is_wanted):
    end = time.monotonic() + LATER
    while time.monotonic() < end:
        message = json.loads(socket.recv(timeout=LATER))
        if message["type"] == "error":
            raise Failure(message["reason"])
        if is_wanted(message):
            return message
    raise Failure(f"there is no answer for {LATER} seconds")


def tables(results):
    seconds = results["seconds"]
    rows = [
        ("saved file to the picture, p50", f"{seconds['p50']:.2f} s"),
        ("the longest", f"{seconds['most']:.2f} s"),
        ("builds", results["builds"]),
    ]
    return [Table(f"A small app with UIKit ({APP.name})", ("subject", "figure"), rows)]
