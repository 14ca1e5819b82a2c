#!/usr/bin/env python3
"""Makes the manual page split-preview(1) from the program's own description of its flags, which it reads as JSON.

    split-preview --experimental-dump-help | scripts/manual.py >split-preview.1

The page is in mdoc(7). Its date is that of SOURCE_DATE_EPOCH, which Debian's tools set, or else today.
"""

import datetime
import json
import os
import re
import sys

#: The subcommand that runs without its name. The description does not say which one that is.
DEFAULT = "serve"

HEAD = """\
.Dd {date}
.Dt {title} 1
.Os
.Sh NAME
.Nm {name}
.Nd {abstract}
.Sh SYNOPSIS
{synopsis}
.Sh DESCRIPTION
.Nm
runs the container view controllers of UIKit once for each connected client, and shows in a browser how an app adapts when
its window changes.
Without a subcommand, it runs
.Cm {default} .
Each subcommand takes
.Fl \\-help .
.Sh COMMANDS
"""

FOOT = """\
.Sh FILES
.Bl -tag -width Ds
.It Pa /usr/share/split-preview
The page, which the server finds beside the directory of the program.
.It Pa /etc/split-preview/split-preview.env
The flags of the service
.Pa split-preview.service .
.It Pa /etc/split-preview/shared.env
The flags of all services
.Pa split-preview@NAME.service .
.It Pa /etc/split-preview/NAME.env
The further flags of the service
.Pa split-preview@NAME.service .
.El
.Sh EXIT STATUS
.Bl -tag -width Ds
.It 0
The command has done what it was asked for.
.It 1
The command has failed, or
.Cm audit ,
.Cm check
or
.Cm replay
has found something.
.It 2
.Cm check
or
.Cm replay
cannot read its files or its flags.
.It 64
Flags of another command are wrong.
.El
.Sh SEE ALSO
.Pa /usr/share/doc/split-preview/docs/install.md
and the documents beside it.
"""

#: The end of a sentence, after which the source of a manual has a new line.
_SENTENCE_END = re.compile(r"(?<=[a-z)`”][.?]) (?=[A-Z])")


def escaped(text):
    """A text without characters that mean something to the formatter, and with the hyphens of flags as they are typed."""
    text = text.replace("\\", "\\e")
    return re.sub(r"(?<![A-Za-z0-9])-|-(?=-)", r"\\-", text)


def lines(text):
    """A paragraph with one sentence on each line. A point at the beginning of a line would be a macro."""
    return [re.sub(r"^([.'])", r"\\&\1", escaped(sentence)) for sentence in _SENTENCE_END.split(" ".join(text.split()))]


def quoted(text):
    """An argument of a macro, which can be several words or the name of another macro."""
    return '"{}"'.format(escaped(text).replace('"', '\\(dq'))


def discussion(text):
    """Paragraphs, of which the indented ones are examples."""
    made = []
    for paragraph in re.split(r"\n\s*\n", text.strip("\n")):
        if paragraph.startswith("  "):
            code = [re.sub(r"^([.'])", r"\\&\1", escaped(line[2:])) for line in paragraph.split("\n")]
            made += [".Bd -literal -offset indent", *code, ".Ed"]
        else:
            made += [".Pp", *lines(paragraph)]
    return made


def visible(items):
    return [item for item in items or [] if item.get("shouldDisplay", True)]


def flag_names(argument):
    """The names of a flag with its value, as they stand in the list."""
    names = [("-" if name["kind"] == "long" else "") + name["name"] for name in argument["names"]]
    value = [f"Ar {quoted(argument['valueName'])}"] if argument["kind"] == "option" else []
    return " ".join([" , ".join(f"Fl {quoted(name)}" for name in names), *value])


def listed(argument):
    """The entry of a flag or an argument."""
    name = f"Ar {quoted(argument['valueName'])}" if argument["kind"] == "positional" else flag_names(argument)
    text = argument.get("abstract") or ""
    if (default := argument.get("defaultValue")) is not None:
        text += f" (default: {default})"
    return [f".It {name}", *lines(text)]


def positional(argument):
    repeated = " ..." if argument["isRepeating"] else ""
    inner = f"Ar {quoted(argument['valueName'])}{repeated}"
    return f"Op {inner}" if argument["isOptional"] else inner


def synopsis(command, name):
    """The form of a command. Its flags are in the list below it."""
    taken = [positional(argument) for argument in visible(command.get("arguments")) if argument["kind"] == "positional"]
    return [".Nm", f".Cm {quoted(name)}", ".Op Ar options", *(f".{argument}" for argument in taken)]


def section(command):
    arguments = [a for a in visible(command.get("arguments")) if a["valueName"] not in ("help", "version")]
    made = [f".Ss {quoted(command['commandName'])}", *lines(command["abstract"])]
    if text := command.get("discussion"):
        made += discussion(text)
    if arguments:
        made += [".Bl -tag -width Ds", *(line for argument in arguments for line in listed(argument)), ".El"]
    return made


def manual(root, date):
    commands = [command for command in visible(root["subcommands"]) if command["commandName"] != "help"]
    abstract = root["abstract"].rstrip(".")
    head = HEAD.format(
        date=f"{date:%B} {date.day}, {date.year}",
        name=root["commandName"],
        title=root["commandName"].upper(),
        abstract=abstract[0].lower() + abstract[1:],
        synopsis="\n".join(line for command in commands for line in synopsis(command, command["commandName"])),
        default=next(command["commandName"] for command in commands if command["commandName"] == DEFAULT),
    )
    return head + "\n".join(line for command in commands for line in section(command)) + "\n" + FOOT


def main():
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    date = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc) if epoch else datetime.date.today()
    sys.stdout.write(manual(json.load(sys.stdin)["command"], date))


if __name__ == "__main__":
    main()
