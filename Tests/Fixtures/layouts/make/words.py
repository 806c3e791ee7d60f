"""Dates in words."""

MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December"]
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def month(day):
    return MONTHS[day.month - 1]


def weekday(day):
    return DAYS[day.weekday()]


def us(day):
    """February 8, 2027"""
    return f"{month(day)} {day.day}, {day.year}"


def short_us(day):
    """Feb 8, 2027"""
    return f"{month(day)[:3]} {day.day}, {day.year}"


def long_us(day):
    """Monday, February 8, 2027"""
    return f"{weekday(day)}, {us(day)}"


def day_first(day):
    """8 February 2027"""
    return f"{day.day} {month(day)} {day.year}"


def ending(number):
    return "th" if number in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
