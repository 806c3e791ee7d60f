"""Expands rules of recurrence with dateutil.

expand_rules.py FILE    each line: YYYYMMDD DAYS RRULE; prints the days of each as numbers since 1970-01-01
"""
import datetime
import itertools
import sys

from dateutil.rrule import rrulestr

epoch = datetime.datetime(1970, 1, 1)
with open(sys.argv[1], encoding="ascii") as lines:
    for line in lines:
        first, days, rule = line.split()
        start = datetime.datetime.strptime(first, "%Y%m%d")
        last = start + datetime.timedelta(days=int(days))
        found = itertools.takewhile(lambda moment: moment <= last, rrulestr(rule, dtstart=start))
        print(*[(moment - epoch).days for moment in found])
