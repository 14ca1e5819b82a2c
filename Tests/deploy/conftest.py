"""The files of `deploy`, beside the sources that they speak of."""

import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SPLIT_PREVIEW_BIN", str(ROOT / ".build/debug/split-preview"))

#: Seconds after which something hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 30
