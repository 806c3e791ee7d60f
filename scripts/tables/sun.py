"""Writes SunTable.swift: the Sun's apparent longitude of the mean equinox of date, its latitude and distance.

Frequencies: the lines of VSOP87D for the Earth (P. Bretagnon and G. Francou, "Planetary theories in rectangular and
spherical variables", Astron. Astrophys. 202 (1988) 309), read from the PyPI package PyMeeus. Amplitudes: fitted to
DE406 over 1583-2999, so that light time, aberration, the precession of IAU 2006 and the Moon's pull are in them.
"""
import sys

import numpy as np
from pymeeus.Earth import VSOP87_B, VSOP87_L, VSOP87_R

from fitting import ARCSEC, COUNT, HALF, J2000, MIDDLE, UNIT, Model, core, days, jd, line, places, report, u
from swift import array, write

KEEP = float(sys.argv[1]) if len(sys.argv) > 1 else 0.003  # arc seconds
lon, lat, dist = places("sun")
mean = np.radians(280.4664567 + 36000.76982779 * days / 36525)
y = np.unwrap(lon) - mean
y = (y - np.round(y.mean() / (2 * np.pi)) * 2 * np.pi) / ARCSEC


def strongest(series, limit):
    amplitude = {}
    for s in series:
        for a, _, f in s:
            amplitude[f] = max(amplitude.get(f, 0), a)
    kept = []
    for f in sorted(amplitude, key=lambda f: -amplitude[f]):
        # Lines that the span cannot separate are one line with a variable amplitude.
        if f > 3 and amplitude[f] >= limit and all(abs(f - g) > 2.2 for g in kept):
            kept.append(f)
    return [(f, amplitude[f] * 1e-8 / ARCSEC) for f in kept]


def degree(f, a):
    if abs(f - 6283.0758) < 1:
        return 5
    if abs(f - 12566.15) < 1:
        return 4
    return 0 if a < 0.02 else 1 if a < 0.5 else 2 if a < 4 else 3


def fitted(lines, y, polynomial, rows):
    model = Model(polynomial, [(line(n), d, "sc") for n, d in lines])
    return model.fit(y, rows)


def number(f):
    return round(f / 365250 / (2 * np.pi) / UNIT)


rows = np.sort(np.random.default_rng(1).choice(COUNT, COUNT // 2, replace=False))
lines = [(number(f), degree(f, a)) for f, a in strongest(VSOP87_L, 0)]
for keep in (0.0, KEEP / 3, KEEP):
    if keep:
        _, c = model.coefficients()
        # The constant of a line at mid-span and the size of its variation decide together.
        size = [np.abs(b).sum(0).max() for b in c]
        lines = [(n, d if np.abs(b[1:]).sum() > keep / 2 else 0) for (n, d), s, b in zip(lines, size, c) if s > keep]
    model = fitted(lines, y, 8, rows)
    residual = y - model.value(np.arange(COUNT))
    print(keep, len(lines), sum(d + 1 for _, d in lines))
    report("longitude", residual)
polynomial, coefficients = model.coefficients()


def flat(lines, coefficients, unit):
    order = sorted(range(len(lines)), key=lambda i: -np.abs(coefficients[i]).max())
    out = []
    for i in order:
        out += [lines[i][0], lines[i][1], *np.round(coefficients[i] / unit).ravel()]
    return out


longitude = flat(lines, coefficients, 1e-4)
lat_lines = [(number(f), 0) for f, a in strongest(VSOP87_B, 20)] + [(round((0.0367481951) / UNIT), 0)]
model = fitted(lat_lines, lat / ARCSEC, 1, rows)
report("latitude", lat / ARCSEC - model.value(np.arange(COUNT)))
latitude = flat(lat_lines, model.coefficients()[1], 1e-4)
dist_lines = [(number(f), 1 if a > 20 else 0) for f, a in strongest(VSOP87_R, 300)]
model = fitted(dist_lines, dist * 1e7, 1, rows)
report("distance", dist * 1e7 - model.value(np.arange(COUNT)))
distance = flat(dist_lines, model.coefficients()[1], 1)
print("distance constant", model.coefficients()[0])
write("SunTable.swift", f'''/// The Sun's apparent place of the mean ecliptic and equinox of date, as series in u = (t - {MIDDLE}) / {HALF}, t in
/// days of Terrestrial Time since J2000.0.
///
/// - Source: frequencies of P. Bretagnon and G. Francou, "Planetary theories in rectangular and spherical variables:
///   VSOP87 solutions", Astron. Astrophys. 202 (1988) 309-315; amplitudes fitted to the ephemeris DE406 of the Jet
///   Propulsion Laboratory over 1583-2999, light time and aberration included. Written by `scripts/tables/sun.py`.
enum SunTable {{
  /// Arc seconds to add to the mean longitude 280.4664567 + 36000.76982779 T degrees: a power series in u.
  static let polynomial: [Double] = [
{chr(10).join(f"    {c:.9f}," for c in polynomial)}
  ]
''' + array("""Lines of the longitude, the strongest first: frequency in 2^-33 turns a day, degree n, then n + 1 pairs of sine
and cosine amplitudes in 0.1 milliarcseconds, for rising powers of u.""", "longitude", longitude)
      + array("Lines of the latitude, in the same form.", "latitude", latitude)
      + array("Lines of the distance, in the same form, 1e-7 astronomical units.", "distance", distance)
      + f"""  /// What to add to the lines of the distance beyond one astronomical unit.
  static let offset = {model.coefficients()[0][0] * 1e-7 - 1:.9f}
}}
""")
print(len(longitude), len(latitude), len(distance))
