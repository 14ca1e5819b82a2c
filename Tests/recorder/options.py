"""The commands of the recorder and their options."""

import argparse

#: The number of random conversations, unless `--count` says another.
COUNT = 3000


def parser():
    top = argparse.ArgumentParser(
        prog="recorder", description="Finds what a change of the server changes for its clients."
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    for add in (_add_same, _add_record, _add_compare, _add_coverage, _add_show):
        add(commands)
    return top


def _add_same(commands):
    same = commands.add_parser(
        "same", help="compares two binaries, and keeps the answers of the first for the next time"
    )
    same.add_argument("before", help="the older binary")
    same.add_argument("after", help="the newer binary")
    _add_choice(same)
    _add_comparison(same)
    same.add_argument("--fresh", action="store_true", help="records the older binary again")
    same.add_argument("--shrink", type=int, default=0, metavar="N", help="shortens N conversations that differ")


def _add_record(commands):
    record = commands.add_parser("record", help="writes the answers of a binary into a file")
    record.add_argument("binary")
    record.add_argument("file")
    _add_choice(record)
    _add_only(record)


def _add_compare(commands):
    compare = commands.add_parser("compare", help="compares a binary with a recording")
    compare.add_argument("file")
    compare.add_argument("binary")
    _add_comparison(compare)
    compare.set_defaults(shrink=0)


def _add_coverage(commands):
    coverage = commands.add_parser("coverage", help="prints how much of the protocol a recording reaches")
    coverage.add_argument("file")


def _add_show(commands):
    show = commands.add_parser("show", help="prints a conversation of a recording")
    show.add_argument("file")
    show.add_argument("name")
    show.add_argument("--length", type=int, default=400, metavar="N", help="the most characters of a message")


def _add_choice(command):
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the random conversations")
    command.add_argument(
        "--count", type=int, default=COUNT, metavar="N", help="how many random conversations there are"
    )


def _add_comparison(command):
    _add_only(command)
    command.add_argument(
        "--show", type=int, default=10, metavar="N", help="how many conversations that differ are printed"
    )
    command.add_argument(
        "--ignore", action="append", default=[], metavar="PLACE",
        help="a place that may differ, as the table names it, such as 'server.version' or 'window.*'; repeatable",
    )  # fmt: skip


def _add_only(command):
    command.add_argument("--only", metavar="NAME", help="one conversation, or those of a pattern such as 'tour-*'")
