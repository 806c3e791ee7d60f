"""A page of the committee's news around one sentence."""

import datetime
import html

from months import NAMES, SIGHTED
from words import long_us, us


def _hijri(day):
    """The day in the committee's months, as such a page shows it above its menu."""
    key = max((key for key, start in SIGHTED.items() if start <= day), key=lambda key: SIGHTED[key])
    return f"{(day - SIGHTED[key]).days + 1} {NAMES[key[1] - 1]} {key[0]}"


def page(item):
    more = item["more"]
    posted = datetime.date.fromisoformat(more["posted"])
    return f"""<!DOCTYPE html>
<!-- SYNTHETIC TEST FIXTURE written for Fasti; not a copy of any page and not issued by any committee. -->
<html lang="en"><head><meta charset="utf-8"><title>Synthetic committee site</title></head>
<body><div class="top"><div class="hangingdate"><span class="GDate">{long_us(posted)}</span>
<span class="IDate">{_hijri(posted)}</span></div></div>
<ul class="menu"><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul>
<div class="content"><h1>{more["heading"]}</h1>
<p>Posted on: {us(posted)}</p>
<p>{html.escape(more["sentence"], quote=False)}</p>
</div><div class="foot">Synthetic fixture</div></body></html>
"""
