"""Writes tables of whole numbers as Swift source."""
import os
import textwrap

ROOT = os.path.join(os.path.dirname(__file__), "..", "..", "Sources", "Core", "FastiCalendars", "Sky")


def numbers(values):
    return textwrap.fill(", ".join(str(int(v)) for v in values), 112, initial_indent="    ", subsequent_indent="    ")


def write(name, text):
    with open(os.path.join(ROOT, name), "w") as file:
        file.write(text)


def array(doc, name, values):
    lines = "".join(f"  /// {line}\n" for line in doc.strip().split("\n"))
    return f"{lines}  static let {name}: [Int32] = [\n{numbers(values)},\n  ]\n"
