"""Writes MoonTable.swift: the Moon's apparent longitude and latitude of the mean equinox of date, and its distance.

The main problem: every sum of multiples of the arguments of Delaunay (M. Chapront-Touze and J. Chapront, "ELP 2000-85",
Astron. Astrophys. 190 (1988) 342, name the arguments; the polynomials are those of the IERS Conventions (2010), 5.7.2)
whose fitted amplitude counts. The planets' part: lines found by frequency analysis of what is left. All amplitudes are
fitted to DE406 over 1583-2999, light time included.
"""
import itertools
import sys

import numpy as np

from fitting import ARCSEC, COUNT, HALF, MIDDLE, STEP, UNIT, Model, days, line, places, report, u
from swift import array, write

KEEP = float(sys.argv[1]) if len(sys.argv) > 1 else 0.01  # arc seconds
T = days / 36525
# Arc seconds; D, l', l, F and the node, IERS Conventions (2010), 5.43.
ARGUMENTS = [
    (1072260.703692, 1602961601.2090, -6.3706, 0.006593, -0.00003169),
    (1287104.793048, 129596581.0481, -0.5532, 0.000136, -0.00001149),
    (485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.00024470),
    (335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417),
]
NODE = (450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939)
polynomial = lambda c: sum(a * T**i for i, a in enumerate(c))
turns = [polynomial(c) / 1296000 for c in ARGUMENTS]
mean = (polynomial(ARGUMENTS[3]) + polynomial(NODE)) * ARCSEC
lon, lat, dist = places("moon")
dist = dist * 149597870.7


def main(m):
    return lambda rows: 2 * np.pi * (sum(k * a[rows] for k, a in zip(m, turns)) % 1.0)


def multiples(odd, limit):
    """Arguments whose size, estimated from the powers of the eccentricities and the inclination, may reach the limit."""
    for i, j, k, m in itertools.product(range(-10, 11), range(-4, 5), range(-7, 8), range(-6, 7)):
        if m % 2 != odd or (i, j, k, m) <= (0, 0, 0, 0):
            continue
        size = 4e5 * 0.0167 ** abs(j) * 0.055 ** abs(k) * 0.045 ** abs(m) * (0.0025 if i % 2 else 1)
        size *= 0.0748 ** (max(0, abs(abs(i) - abs(k + m))) / 2)
        if size > limit and abs(j) + abs(k) + abs(m) <= 7:
            yield (i, j, k, m)


def frequency(key):
    """Turns a day at mid-span."""
    if isinstance(key, int):
        return key * UNIT
    c = MIDDLE / 36525
    rates = [(a[1] + 2 * a[2] * c + 3 * a[3] * c * c) / 1296000 / 36525 for a in ARGUMENTS]
    return abs(sum(k * r for k, r in zip(key, rates)))


def peaks(residual, limit, parts):
    """The lines in the spectrum of a residual: the new ones, and those of `parts` whose amplitude must vary."""
    window = np.hanning(COUNT)
    spectrum = np.abs(np.fft.rfft(residual * window)) * 2 / window.sum()
    found, fresh, raised = [], [], set()
    # A line of degree n already represents its neighbourhood; a second one there would be the same column twice.
    known = [(k, frequency(k), (1.6 + 0.6 * degree) / (COUNT * STEP)) for k, degree in parts.items()]
    for k in np.argsort(-spectrum):
        if spectrum[k] < limit:
            break
        if k < 2 or k + 1 >= len(spectrum) or any(abs(k - f) < 3.5 for f in found):
            continue
        found.append(k)
        a, b, c = np.log(spectrum[k - 1 : k + 2] + 1e-12)
        f = (k + 0.5 * (a - c) / (a - 2 * b + c)) / (COUNT * STEP)
        close = [key for key, g, width in known if abs(g - f) < width]
        if close:
            raised.update(close)
        else:
            fresh.append((round(f / UNIT), spectrum[k]))
    return fresh, raised


# A random half of the samples: with every second one, a line of six days looks like one of twelve.
rows = np.sort(np.random.default_rng(1).choice(COUNT, COUNT // 2, replace=False))
everything = np.arange(COUNT)


def start_degree(size):
    return 3 if size > 1000 else 2 if size > 30 else 1 if size > 0.3 else 0


def analysis(y, odd, limit, keep, limits, poly, scale):
    """Fit the main terms, then repeatedly add the peaks of the residual spectrum and drop small terms.

    `limits` are the smallest peaks of each round; `scale` arc seconds a unit, to judge what must be allowed to move.
    """
    parts = {m: 0 for m in multiples(odd, limit)}
    sizes = {}
    for turn, peak in enumerate([None, *limits, None]):
        keys = list(parts)
        model = Model(poly, [((line if isinstance(k, int) else main)(k), parts[k], "sc") for k in keys])
        model.fit(y, rows, sizes=[sizes.get(k, 1e6) for k in keys], noise=0.05 / scale)
        residual = y - model.value(everything)
        lines = sum(isinstance(k, int) for k in keys)
        print(turn, len(keys) - lines, lines, model.columns)
        report("fit", residual)
        p, c = model.coefficients()
        if turn == len(limits) + 1:
            return p, keys, c, parts
        last = turn == len(limits)
        threshold = keep if last else keep / 2
        fresh, raised = ([], set()) if last else peaks(residual, limits[turn], parts)
        following = {}
        sizes = {n: 10 * a + 0.5 / scale for n, a in fresh}
        sizes.update({k: 10 * np.abs(b).max() + 0.5 / scale for k, b in zip(keys, c)})
        for k, b in zip(keys, c):
            constant, drift = np.abs(b[0]).max(), np.abs(b[1:]).sum()
            if max(constant, np.abs(b).sum(0).max() if parts[k] else 0) < threshold:
                continue
            following[k] = parts[k]
            if turn == 0:
                following[k] = start_degree(constant * scale)
            elif k in raised:
                following[k] = min(parts[k] + 1, 4)
            elif last and drift < threshold:
                following[k] = 0
        for n, _ in fresh:
            following[n] = 0
        parts = following


def flat(keys, c, parts, unit, lines):
    """Rows of the table: what turns, the degree, then pairs of sine and cosine amplitudes for rising powers of u."""
    out = []
    chosen = [i for i, k in enumerate(keys) if isinstance(k, int) == lines]
    for i in sorted(chosen, key=lambda i: -np.abs(c[i]).max()):
        k = keys[i]
        head = k if lines else sum((v + 16) << (5 * n) for n, v in enumerate(k))
        out += [head, parts[k], *np.round(c[i] / unit).ravel()]
    return out


y = ((lon - mean + np.pi) % (2 * np.pi) - np.pi) / ARCSEC
LIMITS = [x for x in (0.5, 0.1, 0.03, 0.015, 0.008, 0.005, 0.003) if x >= KEEP * 0.6]
p, keys, c, parts = analysis(y, 0, 0.01, KEEP, LIMITS, 8, 1)
longitude, planets = flat(keys, c, parts, 1e-4, False), flat(keys, c, parts, 1e-4, True)
_, keys, c, parts = analysis(lat / ARCSEC, 1, 0.5, 0.1, [2, 0.3, 0.1], 0, 0.01)
latitude, latitude_lines = flat(keys, c, parts, 1e-3, False), flat(keys, c, parts, 1e-3, True)
q, keys, c, parts = analysis(dist, 0, 0.5, 2.0, [], 0, 0.001)
distance = flat(keys, c, parts, 1e-2, False)
coefficient_rows = "\n".join(f"    {v!r}," for c in ARGUMENTS + [NODE] for v in c)
write("MoonTable.swift", f'''/// The Moon's apparent place of the mean ecliptic and equinox of date, as series in the arguments of Delaunay and, for
/// the planets' part, in lines of fixed frequency; amplitudes move with u = (t - {MIDDLE}) / {HALF}, t in days of
/// Terrestrial Time since J2000.0.
///
/// - Source: arguments of the IERS Conventions (2010), 5.43; combinations after M. Chapront-Touze and J. Chapront, "ELP
///   2000-85", Astron. Astrophys. 190 (1988) 342-352; amplitudes fitted to the ephemeris DE406 of the Jet Propulsion
///   Laboratory over 1583-2999, light time included. Written by `scripts/tables/moon.py`.
enum MoonTable {{
  /// D, l', l, F and the node: five coefficients each, arc seconds for rising powers of Julian centuries.
  static let arguments: [Double] = [
{coefficient_rows}
  ]
  /// Arc seconds to add to the mean longitude F + node: a power series in u.
  static let polynomial: [Double] = [
{chr(10).join(f"    {v:.9f}," for v in p)}
  ]
  /// The mean distance in kilometres.
  static let meanDistance = {q[0]:.2f}
''' + array("""Terms of the longitude, the strongest first: multiples of D, l', l, F, five bits each with 16 added; degree n;
n + 1 pairs of sine and cosine amplitudes in 0.1 milliarcseconds, for rising powers of u.""", "longitude", longitude)
      + array("""Lines of the longitude: frequency in 2^-33 turns a day, degree n, then n + 1 pairs of sine and cosine amplitudes
in 0.1 milliarcseconds.""", "planets", planets)
      + array("Terms of the latitude, in the same form, milliarcseconds.", "latitude", latitude)
      + array("Lines of the latitude, in the same form, milliarcseconds.", "latitudeLines", latitude_lines)
      + array("Terms of the distance, in the same form, units of 10 metres.", "distance", distance) + "}\n")
print(len(longitude), len(planets), len(latitude), len(latitude_lines), len(distance))
