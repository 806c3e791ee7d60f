"""What each sentence of the news means, written before its page. SENTENCE is (posted, heading, text)."""

import datetime

from expectation import expect, not_taken


def _one(name, month, posted, heading, text, why):
    return expect(name, "hilal", month, why, kind="news", posted=posted, heading=heading, sentence=text)


def _none(name, missed, posted, heading, text, why):
    return expect(name, "hilal", "", why, missed=missed, kind="news", posted=posted, heading=heading, sentence=text)


EXPECTED = dict([
    _one("01_sighted_is_first_day", "1443:9", "2022-04-01", "Ramadan 1443 AH",
         "The crescent of Ramadan 1443 was sighted. Saturday, April 2, 2022 is the first day of Ramadan.",
         "The year stands in the first sentence, the day in the second."),
    _one("02_sighted_by_many", "1445:10", "2024-04-09", "Shawwal 1445 AH",
         "The crescent of Shawwal 1445 AH was sighted by many. Wednesday, April 10, 2024 is the first day of Shawwal.",
         "As before, with the era, and how many saw it."),
    _one("03_will_start_tomorrow", "1447:9", "2026-02-17", "Ramadan 1447 AH",
         "Ramadan 1447 will start tomorrow, Wednesday, February 18, 2026.",
         "Tomorrow is explained by the date that follows it."),
    _one("04_will_start_tomorrow_god_willing", "1445:12", "2024-06-07", "Dhul Hijjah 1445 AH",
         "Dhul Hijjah 1445 AH will start tomorrow, Saturday, June 8, 2024, God willing.",
         "A pious formula is not a condition."),
    _one("05_committee_declares", "1444:9", "2023-03-22", "Ramadan 1444 AH",
         "The Central Hilal Committee declares Thursday, March 23, 2023 as 1 Ramadan 1444 AH.",
         "The committee itself declares the day."),
    _one("06_committee_declares_dhul_hijjah", "1444:12", "2023-06-18", "Dhul Hijjah 1444 AH",
         "The Central Hilal Committee declares Monday, June 19, 2023 as 1 Dhul Hijjah 1444 AH.",
         "As before, another month."),
    _one("07_corresponds_to", "1441:9", "2020-04-23", "Ramadan 1441 AH",
         "1 Ramadan 1441 AH corresponds to Friday, April 24, 2020.",
         "The first of the month corresponds to the day."),
    _one("08_corresponds_to_muharram", "1445:1", "2023-07-18", "Muharram 1445 AH",
         "1 Muharram 1445 AH corresponds to Wednesday, July 19, 2023.",
         "As before, a day after the computed one, borne out by its weekday."),
    _one("09_eid_will_be_on", "1444:10", "2023-04-20", "Shawwal 1444 AH",
         "Eid al-Fitr (1 Shawwal 1444) will be on Friday, April 21, 2023.",
         "The feast is named with its Hijri day, the first of Shawwal."),
    _one("10_eid_will_be_on_god_willing", "1443:10", "2022-05-01", "Shawwal 1443 AH",
         "Eid al-Fitr (1 Shawwal 1443 AH) will be on Monday, May 2, 2022, God willing.",
         "As before, with the era and a pious formula."),
    _one("11_will_be_the_1st_day", "1445:7", "2024-01-12", "Rajab 1445 AH",
         "Saturday, January 13, 2024 will be the 1st day of Rajab 1445 AH.",
         "The committee's usual sentence."),
    _one("12_the_first_day_is", "1445:8", "2024-02-10", "Sha'ban 1445 AH",
         "The first day of Sha'ban 1445 AH is Sunday, February 11, 2024.",
         "The month before the day."),
    _one("13_not_sighted_thirty_days", "1445:2", "2023-08-16", "Safar 1445 AH",
         "The crescent was not sighted. Muharram 1445 AH therefore has 30 days, and Friday, August 18, 2023 will be "
         "the 1st day of Safar 1445 AH.",
         "Not sighted, so the month before has thirty days; the day of Safar follows and is said. "
         "A reader may also give Muharram 1445, 30 days earlier."),
    _one("14_begins_on", "1443:7", "2022-02-02", "Rajab 1443 AH",
         "Rajab 1443 AH begins on Thursday, February 3, 2022.",
         "The month begins on the day."),
    _none("15_not_if_sighted", not_taken("1445:9", "only if the crescent is sighted", [-1, 0], "hilal"),
          "2024-03-10", "Ramadan 1445 AH",
          "If the crescent is sighted tonight, Ramadan 1445 AH will begin on Monday, March 11, 2024; "
          "otherwise it will begin on Tuesday, March 12, 2024.",
          "A condition with two outcomes: nothing is decided."),
    _none("16_not_denied", not_taken("1447:10", "the sentence denies it", [-1], "hilal"),
          "2026-03-18", "Shawwal 1447 AH",
          "The crescent was not sighted. Thursday, March 19, 2026 is not the first day of Shawwal 1447 AH.",
          "The sentence says which day is not the first one."),
    _none("17_not_other_land", not_taken("1445:10", "announced in Saudi Arabia", [0], "hilal"),
          "2024-04-08", "Shawwal 1445 AH",
          "Saudi Arabia has announced that Wednesday, April 10, 2024 is the first day of Shawwal 1445 AH.",
          "Another land's decision is not the committee's, even where the day is the same."),
])
EXPECTED["13_not_sighted_thirty_days"]["more"]["acceptedAlternative"] = [
    dict(hijriYear=1445, hijriMonth=1, gregorianStart="2023-07-19", length=30, lengthSource="explicit"),
    dict(hijriYear=1445, hijriMonth=2, gregorianStart="2023-08-18", length=None, lengthSource="unknown"),
]
for _item in EXPECTED.values():
    datetime.date.fromisoformat(_item["more"]["posted"])
