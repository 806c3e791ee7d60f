"""The PDFs from 30 on: stacked, lines, turned pages, running text, and files without text."""

from papers import full, long_us, made, name, rows_on, short_day, sighted, two
from pdf import BOLD, TIMES, Lock, Page, document
from words import us, weekday


# Name above date.

@made("30_stacked")
def _():
    page, top = Page(), 720
    page.text(90, 770, "1445 AH", 18, BOLD)
    for key, day in sighted("1445:7-12"):
        page.text(90, top, name(key), 14, BOLD)
        page.text(90, top - 18, long_us(day))
        top -= 60
    return [page]


def stacked(months, title, across, wide):
    page = Page()
    page.text(60, 780, title, 18, BOLD)
    for index, (key, day) in enumerate(months):
        x, y = 60 + wide * (index % across), 720 - 80 * (index // across)
        page.text(x, y, name(key), 13, BOLD)
        page.text(x, y - 17, short_day(day), 11)
    return [page]


@made("31_stacked_in_two_columns")
def _():
    return stacked(sighted("1444:7-12"), "1444 AH", 2, 250)


@made("32_stacked_in_three_columns")
def _():
    return stacked(sighted("1443"), "1443 AH", 3, 170)


@made("33_stacked_begins")
def _():
    page, top = Page(), 740
    page.text(90, 780, "First days", 18, BOLD)
    for key, day in sighted("1442:7-12"):
        page.text(90, top, f"{full(key)} AH", 14, BOLD)
        page.text(90, top - 18, f"Begins {long_us(day)}")
        top -= 56
    return [page]


# A line for each month.

def lined(texts, step=24, title=None):
    page, top = Page(), 760
    if title:
        page.text(72, 800, title, 16, BOLD)
    for text in texts:
        page.text(72, top, text)
        top -= step
    return [page]


@made("34_lines_day_month_year")
def _():
    return lined([f"1 {full(key)}: {long_us(day)}" for key, day in sighted("1447:1-8")])


@made("35_lines_equal_far_apart")
def _():
    return lined([f"{name(key)} 1, {key[0]} = {long_us(day)}" for key, day in sighted("1447:1-6")], 40)


@made("36_claims_without_full_stops")
def _():
    return lined([f"First day of {full(key)} AH: {long_us(day)}" for key, day in sighted("1447:1-2")])


@made("37_claims_with_full_stops")
def _():
    return lined([f"First day of {full(key)} AH: {long_us(day)}." for key, day in sighted("1447:5-6")])


# Turned.

def _turned(text, rotate, matrix):
    page = Page(595, 842, rotate)
    page.turned(matrix)
    page.text(80, 540, f"{text[:4]} AH", 16, BOLD)
    head = [("Month", "First day", "Day")]
    rows_on(page, head, (80, 280, 480), 500, 24, 12, BOLD)
    rows_on(page, [(name(key), us(day), weekday(day)) for key, day in sighted(text)], (80, 280, 480), 476, 24)
    return [page]


@made("38_page_rotated_90")
def _():
    return _turned("1445", 90, (0, 1, -1, 0, 595, 0))


@made("39_page_rotated_270")
def _():
    return _turned("1444", 270, (0, -1, 1, 0, 0, 842))


@made("40_text_turned")
def _():
    return _turned("1443:1-6", 0, (0, 1, -1, 0, 595, 0))


# Running text.

def wrapped(text, letters):
    """Lines of about so many letters, broken between words."""
    found = [""]
    for word in text.split():
        if len(found[-1]) + len(word) > letters:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    return found


@made("41_running_text")
def _():
    text = " ".join(f"{full(key)} AH begins on {long_us(day)}." for key, day in sighted("1445:8-11"))
    return lined(wrapped(text, 37), 16, "Months of 1445 AH")


@made("42_three_months_a_line")
def _():
    months = [f"{full(key)}: {short_day(day)}" for key, day in sighted("1445:1-6")]
    page = Page(842, 595)
    for index in range(2):
        page.text(40, 500 - 24 * index, "   ".join(months[3 * index:3 * index + 3]), 10)
    return [page]


@made("43_months_after_semicolons")
def _():
    page = Page(1000, 595)
    page.text(40, 500, "; ".join(f"{full(key)} AH: {long_us(day)}" for key, day in sighted("1444:9-12")) + ".", 10)
    return [page]


# Three columns.

@made("44_three_weekday")
def _():
    page = Page()
    page.text(80, 780, "1443 AH", 16, BOLD)
    rows = [(name(key), weekday(day), us(day)) for key, day in sighted("1443")]
    rows_on(page, rows, (80, 220, 330), 740, 28, 12, TIMES)
    return [page]


@made("45_three_number")
def _():
    page = Page()
    page.text(80, 780, "1442 AH", 16, BOLD)
    rows_on(page, [("No.", "Month", "Date")], (80, 120, 280), 745, 28, 12, BOLD)
    rows_on(page, [(str(key[1]), name(key), short_day(day)) for key, day in sighted("1442")], (80, 120, 280), 720, 28)
    return [page]


# Nothing to be read.

@made("46_image_only")
def _():
    page = Page()
    grey = bytes((row * 7 ^ column * 5) & 255 for row in range(32) for column in range(32))
    page.picture(100, 300, 400, 400, 32, 32, grey)
    return [page]


@made("47_password")
def _():
    rows = [(name(key), long_us(day)) for key, day in sighted("1445:1-6")]
    return document(two("1445 AH", ("Month", "First day"), rows), lock=Lock("moon"))


@made("48_empty")
def _():
    return [Page()]
