"""Apparent places of Sun and Moon from the JPL ephemerides DE406 and DE421: the reference to which the tables are fitted.

E. M. Standish, "JPL planetary and lunar ephemerides DE405/LE405", JPL IOM 312.F-98-048 (1998), and W. M. Folkner and
others, "The planetary and lunar ephemeris DE421", JPL IOM 343R-08-003 (2008). Precession IAU 2006 and nutation
IAU 2000A (as adjusted for 2006) through PyERFA. The PyPI packages de406, de421, jplephem, pyerfa and numpy are needed.
"""
import erfa
import numpy as np
from jplephem import Ephemeris

import de406
import de421

J2000 = 2451545.0
AU = 149597870.7
LIGHT = 299792.458 * 86400 / AU  # AU a day
ARCSEC = np.pi / 180 / 3600

LONG = Ephemeris(de406)
MODERN = Ephemeris(de421)
MODERN_SPAN = (2415021.0, 2470500.0)  # 1900 to 2051; DE406 elsewhere


def raw(eph, name, jd, rate=False):
    out = np.empty((3, len(jd)))
    out_rate = np.empty((3, len(jd)))
    for start in range(0, len(jd), 20000):
        part = slice(start, start + 20000)
        bundle = eph.compute_bundle(name, jd[part], 0.0)
        out[:, part] = eph.position_from_bundle(bundle)
        if rate:
            out_rate[:, part] = eph.velocity_from_bundle(bundle)
    return (out / AU, out_rate / AU) if rate else out / AU


def tdb(jd):
    g = np.radians(357.53 + 0.98560028 * (jd - J2000))
    return jd + (0.001657 * np.sin(g) + 0.000022 * np.sin(2 * g)) / 86400


def apparent(body, jd, eph=LONG):
    """Longitude (rad, in 0..2 pi), latitude (rad), distance (AU), apparent, of the mean ecliptic and equinox of date."""
    jd = np.asarray(jd, float)
    t = tdb(jd)
    emb, emb_rate = raw(eph, "earthmoon", t, True)
    moon, moon_rate = raw(eph, "moon", t, True)
    share = eph.earth_share
    earth, earth_rate = emb - moon * share, emb_rate - moon_rate * share
    sun_now = raw(eph, "sun", t)
    delay = np.full(len(t), 0.00577 if body == "sun" else 1.3 / 86400)
    for _ in range(3 if body == "moon" else 2):
        then = t - delay
        if body == "sun":
            place = raw(eph, "sun", then) - earth
        else:
            moon_then = raw(eph, "moon", then)
            place = raw(eph, "earthmoon", then) + moon_then * (1 - share) - earth
        distance = np.sqrt((place**2).sum(0))
        delay = distance / LIGHT
    direction = (place / distance).T
    v = (earth_rate / LIGHT).T
    s = np.sqrt(((sun_now - earth) ** 2).sum(0))
    bm1 = np.sqrt(1 - (v**2).sum(1))
    seen = erfa.ab(direction, v, s, bm1)
    matrix = erfa.ecm06(J2000, jd - J2000)
    x, y, z = np.einsum("nij,nj->in", matrix, seen)
    return np.arctan2(y, x) % (2 * np.pi), np.arcsin(z), distance


def nutation(jd):
    """Nutation in longitude and in obliquity, radians."""
    return erfa.nut06a(J2000, np.asarray(jd, float) - J2000)


def longitude(body, jd, modern=True):
    """Apparent longitude of the true equinox of date, radians; DE421 where it reaches (if `modern`), else DE406."""
    jd = np.asarray(jd, float)
    lon = np.empty(len(jd))
    inside = (jd > MODERN_SPAN[0]) & (jd < MODERN_SPAN[1]) & modern
    for eph, mask in ((MODERN, inside), (LONG, ~inside)):
        if mask.any():
            lon[mask] = apparent(body, jd[mask], eph)[0]
    return (lon + nutation(jd)[0]) % (2 * np.pi)


def wrap(x):
    return (x + np.pi) % (2 * np.pi) - np.pi


def solar_terms(first_year, last_year):
    """TT Julian dates of every term of these years: array [year, index], index counted from the March equinox."""
    years = np.arange(first_year, last_year + 1)
    index = np.arange(24)
    jd = J2000 + 79.3 + 365.2422 * (years[:, None] - 2000) + 15.2184 * index
    jd = np.where(jd >= J2000 - 0.5 + 365.2425 * (years[:, None] - 1999), jd - 365.2422, jd).ravel()
    target = np.radians(np.tile(index * 15.0, len(years)))
    for _ in range(6):
        jd = jd + wrap(target - longitude("sun", jd)) * 365.2422 / (2 * np.pi)
    return jd.reshape(len(years), 24)


def new_moons(first, last):
    """TT Julian dates of the conjunctions with lunation numbers first...last (0 = 2000-01-06)."""
    k = np.arange(first, last + 1)
    T = k / 1236.85
    jd = 2451550.09766 + 29.530588861 * k + 0.00015437 * T**2
    for _ in range(9):
        jd = jd + wrap(longitude("sun", jd) - longitude("moon", jd)) * 29.530588861 / (2 * np.pi)
    return jd
