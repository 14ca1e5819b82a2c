"""The longest pieces of work of a server's thread, as its metrics tell them."""

import metrics

_NAME = "split_preview_event_loop_longest_work_seconds"


def longest_work(port):
    """The longest piece of each kind, in seconds of the thread's own processor time."""
    return {dict(key[1:])["work"]: value for key, value in metrics.read(port).items() if key[0] == _NAME}
