"""Prints the size of each table in the program, in bytes, and the sums; the sky's must stay below 64 KiB.

    sizes.py [--json] [PROGRAM]

Given a program, it looks up every table there, byte for byte: a table that is in the program twice counts twice. With --json it
prints one object per line, for the benchmarks.
"""
import json
import os
import re
import struct
import sys

CALENDARS = os.path.join(os.path.dirname(__file__), "..", "..", "Sources", "Core", "FastiCalendars")
LIMIT = 65_536
# An integer takes 4 bytes, a fraction 8; the object around an array another 32.
FORMATS = {"Int32": "i", "Double": "d"}
HEADER = 32


def table_files():
    """Every file with a table, as (group, name, text)."""
    for folder, _, names in sorted(os.walk(CALENDARS)):
        for name in sorted(names):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = file.read()
            if "StaticString = \"\"\"" in text or "text: #\"\"\"" in text or re.search(r"static let \w+: \[\w+\] = \[", text):
                yield ("sky" if os.path.basename(folder) == "Sky" else "calendars"), name, text


def constants(text):
    """The tables of a file as the program stores them: (bytes, overhead of the language)."""
    for kind, body in re.findall(r"static let \w+: \[(\w+)\] = \[(.*?)\n?  *\]", text, re.S):
        if kind in FORMATS:
            values = [float(v) if kind == "Double" else int(v) for v in body.split(",") if v.strip()]
            yield struct.pack(f"<{len(values)}{FORMATS[kind]}", *values), HEADER
    for indent, body in re.findall(r'"""\n( +)(.*?)\n +"""', text, re.S):
        lines = [line[len(indent):] for line in (indent + body).split("\n")]
        joined = "\n".join(lines)
        # A backslash joins lines in a plain text; in a raw one (#) it is a letter.
        yield (joined if 'text: #"""' in text else joined.replace("\\\n", "")).encode(), 0
    for body in re.findall(r"static var \w+: \(Double.*?\{(.*?)\}", text, re.S):
        # These numbers are separate constants in the code.
        yield None, 8 * len(re.findall(r"-?\d+\.\d+(?:e-?\d+)?", body))


def weigh(data, around, program):
    if data is None:
        return around
    copies = 1 if program is None else program.count(data)
    assert copies, "the program does not hold a table: built from other sources?"
    return copies * (len(data) + around)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--json"]
    program = open(arguments[0], "rb").read() if arguments else None
    sums = {"sky": 0, "calendars": 0}
    for group, name, text in table_files():
        size = sum(weigh(data, around, program) for data, around in constants(text))
        sums[group] += size
        if "--json" not in sys.argv:
            print(f"{group:10}{name:36}{size:7}")
    if "--json" in sys.argv:
        for group, size in sums.items():
            print(json.dumps({"tables": group, "bytes": size}))
    else:
        for group, size in sums.items():
            print(f"{group:46}{size:7}")
        print(f"{'all':46}{sum(sums.values()):7}")
    assert sums["sky"] <= LIMIT, f"the sky's tables exceed {LIMIT} bytes"


main()
