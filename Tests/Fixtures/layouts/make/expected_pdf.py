"""What each PDF means, written before the PDF. The committee's months; a weekday bears out each date unless said."""

from expectation import all_of, expect, not_taken

H = "hilal"


def _pdf(name, months, why, **more):
    return expect(name, H, months, why, kind="pdf", **more)


EXPECTED = dict([
    # Tables of two columns.
    _pdf("01_two_month_1st_day", "1447:1-8", "Headings Month and 1st day; the year is the title."),
    _pdf("02_two_month_first_day", "1445", "Headings Month and First day, in Times."),
    _pdf("03_two_no_heading", "1445", "No headings; the year stands in each row."),
    _pdf("04_two_gregorian_date", "1444", "Headings Islamic month and Gregorian date."),
    _pdf("05_two_hijri_month_date", "1443", "Headings Hijri month and Date; months spelled Rabi I, Shaaban, Ramadhan."),
    _pdf("06_two_begins_on", "1442", "Headings Month and Begins on."),
    _pdf("07_two_day_first", "1441", "Heading Begins; the day before the name of the month."),
    _pdf("08_two_date_before_month", "1440", "The date is the left column: headings First day and Month."),
    _pdf("09_two_date_before_month_no_heading", "1439", "The date is the left column, without headings."),
    _pdf("10_two_courier", "1438", "Heading Start, in Courier, so that columns are aligned by spaces as well."),
    _pdf("11_two_far_apart", "1445:1-6", "A wide page; the two columns are 450 points apart."),
    _pdf("12_two_near", "1445:7-12", "The columns are near: less than two spaces after the longest name."),
    _pdf("13_two_tight_rows", "1437", "Rows ten points apart in small type."),
    _pdf("14_two_loose_rows", "1444", "Rows 50 points apart: far from each other, so that each seems alone."),
    _pdf("15_two_right_aligned", "1443", "The dates are aligned right."),
    _pdf("16_two_centred", "1442", "Both columns are centred."),
    _pdf("17_two_on_two_pages", "1441", "Six months on each of two pages; title and headings only on the first."),
    _pdf("18_two_on_two_pages_headed", "1440",
         "Six months on each of two pages, each with the title and the headings."),
    _pdf("19_two_years_below_each_other", "1444:7-12 1445:1-6", "Two tables on a page, each below its year."),
    _pdf("20_two_year_in_heading", "1445", "The year stands in the heading of the first column: Months of 1445."),
    _pdf("21_two_drawn_by_columns", "1439", "The file draws all names first and then all dates; only the places tell."),
    _pdf("22_two_drawn_by_words", "1438", "Each word is placed alone."),
    _pdf("23_two_kerned", "1437", "Words are drawn letter group by letter group, with kerning between."),
    _pdf("24_two_ruled", "1445", "Lines around the cells; the content is compressed."),
    _pdf("25_two_iso", "1444:7-12", "Dates as year-month-day without weekdays: each is the computed day."),
    _pdf("26_two_numeric_us", "1444:7-12",
         "Dates such as 01/23/2023 without weekdays: each is the computed day, and none can be read day first."),
    _pdf("27_two_numeric_day_first", "1445", "Dates such as Wed 19/07/2023: the weekday fits the reading day first."),
    _pdf("28_two_ordinals", "1447:1-8", "Dates such as Thu, June 26th, 2025."),
    _pdf("29_two_no_weekday", "1447:1-2 1447:6 1447:8",
         "No weekdays and no lengths: the four months on the computed day bear themselves out, the four that are a day "
         "later have nothing that bears them out. Giving all eight is right as well, because they are true.",
         missed=not_taken("1447:3-5 1447:7", "a day after the computed day, with neither weekday nor length", [0], H)),
    # Name above date.
    _pdf("30_stacked", "1445:7-12", "The name of the month, below it its first day, then the next."),
    _pdf("31_stacked_in_two_columns", "1444:7-12", "Name above date, three rows of two."),
    _pdf("32_stacked_in_three_columns", "1443", "Name above date, four rows of three."),
    _pdf("33_stacked_begins", "1442:7-12", "Name with year, below it Begins and the date."),
    # A line for each month.
    _pdf("34_lines_day_month_year", "1447:1-8", "Lines such as 1 Muharram 1447: Thursday, June 26, 2025."),
    _pdf("35_lines_equal_far_apart", "1447:1-6",
         "Six lines 40 points apart: Muharram 1, 1447 = Thursday, June 26, 2025."),
    _pdf("36_claims_without_full_stops", "1447:1-2", "First day of Muharram 1447 AH: and the date, two lines without "
         "full stops."),
    _pdf("37_claims_with_full_stops", "1447:5-6",
         "First day of Jumada al-Ula 1447 AH: and the date, two lines with full stops."),
    # Turned.
    _pdf("38_page_rotated_90", "1445", "The page is turned by 90 degrees for showing; its text is drawn to fit."),
    _pdf("39_page_rotated_270", "1444", "The page is turned by 270 degrees."),
    _pdf("40_text_turned", "1443:1-6", "The page is not turned, its text runs upwards."),
    # Running text.
    _pdf("41_running_text", "1445:8-11", "A paragraph of four sentences; they break anywhere across its lines."),
    _pdf("42_three_months_a_line", "1445:1-6", "Two lines of three months, each with its date after a colon."),
    _pdf("43_months_after_semicolons", "1444:9-12", "Four months in one running line, with semicolons between them."),
    # Three columns.
    _pdf("44_three_weekday", "1443", "Month, weekday and date, without headings."),
    _pdf("45_three_number", "1442", "Number, month and date; headings No., Month, Date."),
    # Nothing to be read.
    _pdf("46_image_only", "", "A picture and no text.", error="noTextLayer"),
    _pdf("47_password", "", "The file is encrypted and opens only with a password.", error="encryptedPDF"),
    _pdf("48_empty", "", "A page with nothing on it: neither text nor picture.", error="noMonthsFound",
         acceptedErrors=["noMonthsFound", "noTextLayer"]),
])
EXPECTED["29_two_no_weekday"]["more"]["acceptedAlternative"] = all_of("1447:1-8")
