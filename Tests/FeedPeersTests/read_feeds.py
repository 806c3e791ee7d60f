"""Reads iCalendar files with icalendar, vobject and ics, and prints what each finds wrong or sees otherwise.

read_feeds.py FOLDER    each FILE.ics with FILE.json: {"count", "titles": [...]}
"""
import json
import pathlib
import sys

import ics
import icalendar
import vobject


def with_icalendar(text):
    calendar = icalendar.Calendar.from_ical(text)
    errors = [error for component in calendar.walk() for error in component.errors]
    if errors:
        raise ValueError(errors[0])
    if calendar.to_ical() is None:
        raise ValueError("cannot be written again")
    return [str(event.get("SUMMARY", "")) for event in calendar.walk("VEVENT")]


def with_vobject(text):
    calendar = vobject.readOne(text)
    for event in getattr(calendar, "vevent_list", []):
        event.validate(raiseException=True)
    return [event.summary.value for event in getattr(calendar, "vevent_list", [])]


def with_ics(text):
    # A calendar of ics keeps events as a set; what it must not do is fail or lose one.
    return [event.name or "" for event in ics.Calendar(text).events]


findings = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.ics")):
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    text = path.read_bytes().decode("utf-8")
    for reader in (with_icalendar, with_vobject, with_ics):
        try:
            titles = reader(text)
        except Exception as error:  # whatever it is, it is a finding
            findings += 1
            print(f"{path.name}: {reader.__name__}: {type(error).__name__}: {error}"[:500])
            continue
        if len(titles) != expected["count"]:
            findings += 1
            print(f"{path.name}: {reader.__name__}: {len(titles)} events, not {expected['count']}")
        elif reader is with_icalendar and titles != expected["titles"]:
            findings += 1
            other = next(pair for pair in zip(titles, expected["titles"]) if pair[0] != pair[1])
            print(f"{path.name}: {reader.__name__}: {other[0]!r}, not {other[1]!r}")
print(f"findings: {findings}")
