"""The first days that the fixtures are made from: published ones, read from Tests/Vectors and the older fixtures."""

import csv
import datetime
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent.parent
TESTS = HERE.parent.parent
VECTORS = TESTS / "Vectors" / "hijri"

NAMES = [
    "Muharram", "Safar", "Rabi al-Awwal", "Rabi al-Thani", "Jumada al-Ula", "Jumada al-Akhirah",
    "Rajab", "Sha'ban", "Ramadan", "Shawwal", "Dhul-Qi'dah", "Dhul-Hijjah",
]


def _published(file):
    with open(VECTORS / file, encoding="utf-8") as lines:
        return {
            (int(row["hijri_year"]), int(row["hijri_month"])): datetime.date.fromisoformat(row["gregorian_start"])
            for row in csv.DictReader(lines)
        }


def _fixture(file):
    text = (HERE.parent / "hilalcommittee" / file).read_text(encoding="utf-8")
    return {
        (month["hijriYear"], month["hijriMonth"]): datetime.date.fromisoformat(month["gregorianStart"])
        for month in json.loads(text)["months"]
    }


CALCULATED = _published("fcna_published.csv")
SIGHTED = {
    **_published("chc_published.csv"),
    **_fixture("02_month_per_page_1446.expected.json"),
    **_fixture("05_partial_year_1447.expected.json"),
    **_fixture("news_01_sighted.expected.json"),
    (1447, 9): datetime.date(2026, 2, 18),
}
CALENDARS = {"fiqh": CALCULATED, "hilal": SIGHTED}


def keys(text):
    """The months of "1448", "1448:9", "1448:1-6" or several of these with spaces between."""
    found = []
    for part in text.split():
        year, _, months = part.partition(":")
        first, _, last = (months or "1-12").partition("-")
        found += [(int(year), month) for month in range(int(first), int(last or first) + 1)]
    return found


def starts(text, source="fiqh"):
    """Pairs of a month and its first day."""
    return [(key, CALENDARS[source][key]) for key in keys(text)]


def following(key):
    return (key[0] + 1, 1) if key[1] == 12 else (key[0], key[1] + 1)


def length(key, source="fiqh"):
    return (CALENDARS[source][following(key)] - CALENDARS[source][key]).days
