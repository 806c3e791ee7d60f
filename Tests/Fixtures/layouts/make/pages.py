"""The pages, one function each; the expectations are in expected_pages.py."""

import datetime

from months import NAMES, length, starts
from words import day_first, long_us, month, short_us, us, weekday

PAGES = {}
DAY = datetime.timedelta(1)


def made(name, title="Calendar", shell=None):
    """Registers the body a function writes as the page `name`."""
    def register(function):
        PAGES[name] = lambda: (shell or council)(title, function())
        return function
    return register


def council(title, body):
    return f"""<!DOCTYPE html>
<!-- SYNTHETIC TEST FIXTURE written for Fasti; not a copy of any page and not issued by any organisation. -->
<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>
<body><header><nav><a href="/">Home</a> <a href="/calendar/">Calendar</a> <a href="/contact/">Contact</a></nav></header>
<main><h1>{title}</h1>
{body}
</main>
<footer><p>Synthetic fixture.</p></footer></body></html>
"""


def committee(title, body):
    return f"""<!DOCTYPE html>
<!-- SYNTHETIC TEST FIXTURE written for Fasti; not a copy of any page and not issued by any committee. -->
<html lang="en"><head><meta charset="utf-8"><title>Synthetic committee site</title></head>
<body><ul class="menu"><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul>
<div class="content"><h1>{title}</h1>
{body}
</div><div class="foot">Synthetic fixture</div></body></html>
"""


def name(key):
    return NAMES[key[1] - 1]


def full(key):
    return f"{name(key)} {key[0]}"


def row(*cells, tag="td", style=""):
    return f"<tr{style}>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"


def table(rows, head=None, before="", attributes=""):
    heading = [row(*head, tag="th")] if head else []
    return "\n".join([f"<table{attributes}>{before}", *heading, *rows, "</table>"])


def lines(parts):
    return "\n".join(parts)


# Tables.

@made("01_table_no_heading")
def _():
    return table([row(full(key), us(day)) for key, day in starts("1448")])


@made("02_table_heading_date", "Islamic calendar")
def _():
    return table([row(full(key), us(day)) for key, day in starts("1449")], ["Month", "Date"])


@made("03_table_heading_gregorian_date", "Hijri months")
def _():
    rows = [row(full(key) + " AH", long_us(day)) for key, day in starts("1450")]
    return table(rows, ["Islamic month", "Gregorian date"])


@made("04_table_headings_in_td")
def _():
    head = row("<b>Month</b>", "<b>Begins on</b>")
    return table([head] + [row(full(key), us(day)) for key, day in starts("1448")], attributes=' border="1"')


@made("05_table_caption_year")
def _():
    rows = [row(name(key), us(day)) for key, day in starts("1448")]
    return table(rows, before="<caption>First days of the months of 1448</caption>")


@made("06_table_year_in_h2", "Two years")
def _():
    return lines(
        f"<h2>{year} AH</h2>\n" + table([row(name(key), us(day)) for key, day in starts(str(year))])
        for year in (1449, 1450))


@made("07_table_weekday_column")
def _():
    return table([row(full(key), weekday(day), us(day)) for key, day in starts("1451")])


@made("08_table_year_column")
def _():
    return table([row(key[0], name(key), short_us(day)) for key, day in starts("1448")])


@made("09_table_days_column")
def _():
    rows = [row(full(key), us(day), length(key)) for key, day in starts("1450")]
    return table(rows, ["Month", "Date", "Days"])


@made("10_table_rowspan_no_heading")
def _():
    def cell(key):
        return f'<td rowspan="12">{key[0]}</td>' if key[1] == 1 else ""
    return table(f"<tr>{cell(key)}<td>{name(key)}</td><td>{us(day)}</td></tr>" for key, day in starts("1448 1449"))


@made("11_table_nested")
def _():
    inner = table([row(full(key), us(day)) for key, day in starts("1448")], ["Month", "Begins on"])
    return f'<table width="100%"><tr><td>Prayer times<br>Contact</td><td>\n{inner}\n</td></tr></table>'


@made("12_table_spans_in_cells")
def _():
    rows = [
        row(f"<span>{name(key)}</span> <b>{key[0]}</b>",
            f"<i>{weekday(day)}</i>, <span>{month(day)} </span><span>{day.day}, {day.year}</span>")
        for key, day in starts("1449")
    ]
    return table(rows, ["Month", "First <span>day</span>"])


@made("13_table_rowspan_first_day")
def _():
    months = starts("1450 1451:1-6")

    def cell(key):
        span = sum(other[0] == key[0] for other, _ in months)
        return f'<th rowspan="{span}">{key[0]}</th>' if key[1] == 1 else ""
    rows = [f"<tr>{cell(key)}<td>{name(key)}</td><td>{us(day)}</td></tr>" for key, day in months]
    return table(rows, ["Year", "Month", "First day"])


@made("14_table_day_first")
def _():
    return table([row(full(key), day_first(day)) for key, day in starts("1448")], ["Month", "Begins"])


@made("15_table_iso")
def _():
    return table([row(full(key), day.isoformat()) for key, day in starts("1449")], ["Month", "Start"])


@made("16_table_numeric_us")
def _():
    rows = [row(full(key), f"{day.month}/{day.day}/{day.year}" if key[1] % 2 == 0 else f"{day:%m/%d/%Y}")
            for key, day in starts("1448")]
    return table(rows, ["Month", "Date"])


@made("17_table_numeric_day_first")
def _():
    return table([row(full(key), f"{day:%d/%m/%Y}") for key, day in starts("1449")], ["Month", "Date"])


@made("18_months_as_columns")
def _():
    months = starts("1448")
    rows = [row(*(name(key) for key, _ in months)), row(*(us(day) for _, day in months))]
    return "<h2>1448 AH</h2>\n" + table(rows)


@made("19_months_as_columns_years_as_rows", "Three years")
def _():
    rows = [
        f"<tr><th>{year}</th>" + "".join(f"<td>{short_us(day)}</td>" for _, day in starts(str(year))) + "</tr>"
        for year in (1448, 1449, 1450)
    ]
    return table(rows, ["AH", *NAMES])


# Lists and headings.

@made("20_dl")
def _():
    return lines(["<dl>", *(f"<dt>{full(key)}</dt><dd>{us(day)}</dd>" for key, day in starts("1448")), "</dl>"])


@made("21_dl_groups_begins", "Months of 1445 AH", committee)
def _():
    groups = (f'<div class="month"><dt>{full(key)} AH</dt>\n<dd>Begins {long_us(day)}</dd></div>'
              for key, day in starts("1445", "hilal"))
    return lines(["<dl>", *groups, "</dl>"])


@made("22_ul_colon")
def _():
    return lines(["<ul>", *(f"<li>{full(key)}: {us(day)}</li>" for key, day in starts("1448")), "</ul>"])


@made("23_ol_year_in_heading")
def _():
    items = (f"<li>{name(key)} &mdash; {long_us(day)}</li>" for key, day in starts("1449"))
    return lines(["<h2>Months of the year 1449 AH</h2>", "<ol>", *items, "</ol>"])


@made("24_h3_begins")
def _():
    return lines(f"<h3>{full(key)}</h3>\n<p>Begins {us(day)}</p>" for key, day in starts("1448:7-12"))


@made("25_h4_begins_and_ends")
def _():
    def part(key, day):
        last = day + DAY * (length(key) - 1)
        return f"<h4>{full(key)} AH</h4>\n<p>Begins: {long_us(day)}<br>Ends: {long_us(last)}</p>"
    return lines(part(key, day) for key, day in starts("1450:1-6"))


@made("26_cards_of_spans")
def _():
    return lines(f'<div class="card"><span class="m">{full(key)}</span><span class="d">{us(day)}</span></div>'
                 for key, day in starts("1448"))


@made("27_cards_weekday_day_first", "Months of 1444 AH", committee)
def _():
    return lines(
        f'<div class="card"><span>{full(key)} AH</span>\n<span>{weekday(day)}</span>\n'
        f"<span>{day_first(day)}</span></div>" for key, day in starts("1444:7-12", "hilal"))
