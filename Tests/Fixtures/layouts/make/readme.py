"""Writes the README of the folder: what it is for, and a line for each fixture."""

from months import HERE

HEAD = """# Synthetic layouts of month pages

Pages, news and PDFs as other sites of the same kind lay them out, written for Fasti's parser tests without looking at
the parser. `make` wrote every file; none is a copy, and none was issued by a council or committee. The first days are
facts: the council's from `Tests/Vectors/hijri/fcna_published.csv`, the committee's from `chc_published.csv` (to 1445)
and from the fixtures in `../hilalcommittee` (1446 and 1447).

The expectation of a file was written before the file, from what a careful reader takes from the layout and from the
rules of [Documentation/Hijri.md](../../../Documentation/Hijri.md): `make/expected_pages.py`, `make/expected_news.py`,
`make/expected_pdf.py`. To write all files again, byte for byte: `python3 Tests/Fixtures/layouts/make`.

`NAME.expected.json` has the members of the older fixtures (`../fiqhcouncil/README.md`, `../hilalcommittee/README.md`)
and:

- `readAs`: `fiqh`, the council's page of calculated months, or `hilal`, the committee that looks for the Moon.
- `kind`: `page`, `home` (its `calendarPDF` is to be followed), `news` or `pdf`.
- `why`: what the layout means.
- `notTaken`: months named with a date that must not be given, their printed dates, and the reason. They must be reported,
  in any words. `warnings` holds only codes that the older fixtures define, so it is the minimum to report.
- `acceptedAlternative`: other months that are right as well. `acceptedErrors`: errors that are.
- `sentence`, `heading`, `posted`: what a page of the news says.

The password of `pdf/47_password.pdf` is `moon`.

"""


def write(parts):
    text = HEAD
    for folder, title, expected in parts:
        if not expected:
            continue
        text += f"## {title}\n\n"
        text += "".join(f"- `{folder}/{name}`: {item['why']}\n" for name, item in expected.items()) + "\n"
    (HERE / "README.md").write_text(text.rstrip("\n") + "\n", encoding="utf-8")
