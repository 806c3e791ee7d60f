"""The PDFs with tables of two columns; the expectations are in expected_pdf.py."""

from months import NAMES, starts
from pdf import BOLD, COURIER, PLAIN, TIMES, Page, document, width
from words import day_first, ending, long_us, month, us, weekday

PAPERS = {}
OTHER_NAMES = ["Muharram", "Safar", "Rabi I", "Rabi II", "Jumada I", "Jumada II", "Rajab", "Shaaban", "Ramadhan",
               "Shawwal", "Dhul Qadah", "Dhul Hijjah"]


def made(name):
    """Registers a function as the maker of the PDF `name`. It returns the bytes or the pages."""
    def register(function):
        def build():
            result = function()
            return result if isinstance(result, bytes) else document(result)
        PAPERS[name] = build
        return function
    return register


def sighted(text):
    return starts(text, "hilal")


def name(key):
    return NAMES[key[1] - 1]


def full(key):
    return f"{name(key)} {key[0]}"


def short_day(day):
    """Thu June 26, 2025"""
    return f"{weekday(day)[:3]} {us(day)}"


def rows_on(page, rows, columns, top, step, size=12, font=PLAIN, align=(0, 0, 0)):
    """Draws rows of cells at the places of the columns, and gives the y below the last."""
    for row in rows:
        for x, cell, edge in zip(columns, row, align):
            page.text(x, top, cell, size, font, edge)
        top -= step
    return top


def two(title, heading, rows, columns=(90, 300), top=760, step=26, size=12, font=PLAIN, align=(0, 0)):
    """One page: a title, a heading, rows of two cells."""
    page = Page()
    if title:
        page.text(columns[0], top, title, size + 4, BOLD)
        top -= step * 1.5
    if heading:
        rows_on(page, [heading], columns, top, step, size, BOLD, align)
        top -= step
    rows_on(page, rows, columns, top, step, size, font, align)
    return [page]


@made("01_two_month_1st_day")
def _():
    return two("1447 AH", ("Month", "1st day"), [(name(key), short_day(day)) for key, day in sighted("1447:1-8")])


@made("02_two_month_first_day")
def _():
    rows = [(name(key), long_us(day)) for key, day in sighted("1445")]
    return two("Months of 1445 AH", ("Month", "First day"), rows, font=TIMES)


@made("03_two_no_heading")
def _():
    return two(None, None, [(full(key), long_us(day)) for key, day in sighted("1445")])


@made("04_two_gregorian_date")
def _():
    rows = [(name(key), long_us(day)) for key, day in sighted("1444")]
    return two("1444 AH", ("Islamic month", "Gregorian date"), rows, size=11)


@made("05_two_hijri_month_date")
def _():
    rows = [(OTHER_NAMES[key[1] - 1], short_day(day)) for key, day in sighted("1443")]
    return two("1443 AH", ("Hijri month", "Date"), rows)


@made("06_two_begins_on")
def _():
    rows = [(full(key), long_us(day)) for key, day in sighted("1442")]
    return two("Islamic calendar", ("Month", "Begins on"), rows, font=TIMES, step=30)


@made("07_two_day_first")
def _():
    rows = [(name(key), f"{weekday(day)}, {day_first(day)}") for key, day in sighted("1441")]
    return two("1441 AH", ("Month", "Begins"), rows)


@made("08_two_date_before_month")
def _():
    rows = [(short_day(day), name(key)) for key, day in sighted("1440")]
    return two("1440 AH", ("First day", "Month"), rows)


@made("09_two_date_before_month_no_heading")
def _():
    return two(None, None, [(long_us(day), full(key)) for key, day in sighted("1439")])


@made("10_two_courier")
def _():
    rows = [(name(key), short_day(day)) for key, day in sighted("1438")]
    return two("1438 AH", ("Month", "Start"), rows, font=COURIER, step=18)


@made("11_two_far_apart")
def _():
    page = Page(842, 595)
    page.text(60, 540, "1445 AH", 16, BOLD)
    rows_on(page, [("Month", "First day")], (60, 510), 500, 24, 12, BOLD)
    rows_on(page, [(name(key), long_us(day)) for key, day in sighted("1445:1-6")], (60, 510), 476, 24)
    return [page]


@made("12_two_near")
def _():
    rows = [(name(key), short_day(day)) for key, day in sighted("1445:7-12")]
    edge = 90 + max(width(cell, 12) for cell, _ in rows) + 6
    return two("1445 AH", ("Month", "First day"), rows, columns=(90, edge))


@made("13_two_tight_rows")
def _():
    rows = [(name(key), short_day(day)) for key, day in sighted("1437")]
    return two("1437 AH", ("Month", "First day"), rows, columns=(90, 190), step=10, size=8)


@made("14_two_loose_rows")
def _():
    rows = [(name(key), short_day(day)) for key, day in sighted("1444")]
    return two("1444 AH", ("Month", "First day"), rows, step=50, top=790)


@made("15_two_right_aligned")
def _():
    rows = [(name(key), long_us(day)) for key, day in sighted("1443")]
    return two("1443 AH", ("Month", "First day"), rows, columns=(90, 480), align=(0, 1))


@made("16_two_centred")
def _():
    rows = [(name(key), long_us(day)) for key, day in sighted("1442")]
    page = Page()
    page.text(297, 770, "1442 AH", 18, BOLD, 0.5)
    rows_on(page, [("Month", "First day")], (180, 400), 730, 26, 12, BOLD, (0.5, 0.5))
    rows_on(page, rows, (180, 400), 700, 26, align=(0.5, 0.5))
    return [page]


@made("17_two_on_two_pages")
def _():
    return (two("1441 AH", ("Month", "First day"), [(name(key), short_day(day)) for key, day in sighted("1441:1-6")])
            + two(None, None, [(name(key), short_day(day)) for key, day in sighted("1441:7-12")]))


@made("18_two_on_two_pages_headed")
def _():
    halves = [[(name(key), short_day(day)) for key, day in sighted(half)] for half in ("1440:1-6", "1440:7-12")]
    return [page for rows in halves for page in two("1440 AH", ("Month", "First day"), rows)]


@made("19_two_years_below_each_other")
def _():
    page, top = Page(), 780
    for half in ("1444:7-12", "1445:1-6"):
        page.text(90, top, f"{half[:4]} AH", 15, BOLD)
        rows_on(page, [("Month", "First day")], (90, 260), top - 30, 24, 12, BOLD)
        rows = [(name(key), short_day(day)) for key, day in sighted(half)]
        top = rows_on(page, rows, (90, 260), top - 56, 24) - 50
    return [page]


@made("20_two_year_in_heading")
def _():
    return two(None, ("Months of 1445", "First day"), [(name(key), long_us(day)) for key, day in sighted("1445")])


@made("21_two_drawn_by_columns")
def _():
    page, months = Page(), sighted("1439")
    page.text(90, 770, "1439 AH", 16, BOLD)
    for index, (key, _) in enumerate(months):
        page.text(90, 700 - 30 * index, name(key))
    for index, (_, day) in enumerate(months):
        page.text(270, 700 - 30 * index, short_day(day))
    page.text(90, 730, "Month", 12, BOLD)
    page.text(270, 730, "First day", 12, BOLD)
    return [page]


@made("22_two_drawn_by_words")
def _():
    page = Page()
    page.words(90, 770, "1438 AH", 16)
    page.words(90, 735, "Month", 12)
    page.words(300, 735, "First day", 12)
    for index, (key, day) in enumerate(sighted("1438")):
        page.words(90, 710 - 24 * index, name(key))
        page.words(300, 710 - 24 * index, long_us(day))
    return [page]


@made("23_two_kerned")
def _():
    page = Page()
    page.kerned(90, 770, "1437 AH", 16, TIMES)
    page.kerned(90, 735, "Month", 12, TIMES)
    page.kerned(300, 735, "First day", 12, TIMES)
    for index, (key, day) in enumerate(sighted("1437")):
        page.kerned(90, 710 - 24 * index, name(key), 12, TIMES)
        page.kerned(300, 710 - 24 * index, short_day(day), 12, TIMES)
    return document([page], compress=True)


@made("24_two_ruled")
def _():
    page, = two("1445 AH", ("Month", "First day"), [(name(key), long_us(day)) for key, day in sighted("1445")])
    top = 760 - 26 * 1.5 + 18
    for index in range(14):
        page.rule(80, top - 26 * index, 520, top - 26 * index)
    for x in (80, 290, 520):
        page.rule(x, top - 26 * 13, x, top)
    return document([page], compress=True)


@made("25_two_iso")
def _():
    return two("1444 AH", ("Month", "First day"), [(name(key), day.isoformat()) for key, day in sighted("1444:7-12")])


@made("26_two_numeric_us")
def _():
    return two("1444 AH", ("Month", "First day"), [(name(key), f"{day:%m/%d/%Y}") for key, day in sighted("1444:7-12")])


@made("27_two_numeric_day_first")
def _():
    rows = [(name(key), f"{weekday(day)[:3]} {day:%d/%m/%Y}") for key, day in sighted("1445")]
    return two("1445 AH", ("Month", "Date"), rows)


@made("28_two_ordinals")
def _():
    rows = [(name(key), f"{weekday(day)[:3]}, {month(day)} {day.day}{ending(day.day)}, {day.year}")
            for key, day in sighted("1447:1-8")]
    return two("1447 AH", ("Month", "First day"), rows)


@made("29_two_no_weekday")
def _():
    return two("1447 AH", ("Month", "First day"), [(name(key), us(day)) for key, day in sighted("1447:1-8")])
