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
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 3
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
    """Arguments whose size, guessed from the powers of the eccentricities and the inclination, may reach the limit."""
    for i, j, k, m in itertools.product(range(-10, 11), range(-4, 5), range(-7, 8), range(-6, 7)):
        if m % 2 != odd or (i, j, k, m) <= (0, 0, 0, 0):
            continue
        size = 4e5 * 0.0167 ** abs(j) * 0.055 ** abs(k) * 0.045 ** abs(m) * (0.0025 if i % 2 else 1)
        size *= 0.0748 ** (max(0, abs(abs(i) - abs(k + m))) / 2)
        if size > limit and abs(j) + abs(k) + abs(m) <= 7:
            yield (i, j, k, m)


def peaks(residual, limit, taken):
    window = np.hanning(COUNT)
    spectrum = np.abs(np.fft.rfft(residual * window)) * 2 / window.sum()
    found = []
    for k in np.argsort(-spectrum):
        if spectrum[k] < limit:
            break
        if k < 1 or k + 1 >= len(spectrum) or any(abs(k - f) < 3.5 for f in found):
            continue
        found.append(k)
    near = 1.2 / (COUNT * STEP)
    fresh, raised = [], []
    for k in found:
        a, b, c = np.log(spectrum[k - 1 : k + 2] + 1e-12)
        f = (k + 0.5 * (a - c) / (a - 2 * b + c)) / (COUNT * STEP)
        close = [n for n in taken if abs(n * UNIT - f) < near]
        if close:
            raised += close
        else:
            fresh.append(round(f / UNIT))
    return fresh, raised


rows = np.arange(0, COUNT, 2)
everything = np.arange(COUNT)


def analysis(y, odd, parts, limit, keep, rounds, poly, slow, phase_keep):
    """Main terms and lines: fit, look at the spectrum of the rest, add its peaks, drop what is small, fit again."""
    terms = {m: (1 if slow else 0) for m in multiples(odd, limit)}
    lines = {}
    for turn in range(rounds + 1):
        groups = [(main(m), d, parts) for m, d in terms.items()] + [(line(n), d, "sc") for n, d in lines.items()]
        model = Model(poly, groups).fit(y, rows)
        residual = y - model.value(everything)
        print(turn, len(terms), len(lines), model.columns)
        report("fit", residual)
        _, c = model.coefficients()
        sizes = [np.abs(b).sum(0).max() for b in c]
        threshold = keep if turn >= rounds - 1 else keep / 2
        kept = {}
        for (m, d), s, b in zip(terms.items(), sizes, c):
            if s > threshold:
                drift = np.abs(b[1:]).sum() if d else 0
                kept[m] = 0 if drift < threshold else (2 if s > 100 else d)
        kept_lines = {n: (d if np.abs(b[1:]).sum() > threshold else 0) for (n, d), s, b in zip(lines.items(), sizes[len(terms):], c[len(terms):]) if s > threshold}
        if turn == rounds:
            break
        terms, lines = kept, kept_lines
        if turn < rounds - 1 or rounds == 1:
            fresh, raised = peaks(residual, phase_keep, list(lines))
            for n in raised:
                lines[n] = min(lines[n] + 1, 3)
            for n in fresh:
                lines[n] = 0
    p, c = model.coefficients()
    return p, list(terms.items()), c[: len(terms)], list(lines.items()), c[len(terms):]


def flat_terms(terms, c, unit):
    out = []
    for i in sorted(range(len(terms)), key=lambda i: -np.abs(c[i]).max()):
        m, d = terms[i]
        packed = sum((v + 16) << (5 * k) for k, v in enumerate(m))
        out += [packed, d, *np.round(c[i][:, 0] / unit)]
    return out


def flat_lines(lines, c, unit):
    out = []
    for i in sorted(range(len(lines)), key=lambda i: (lines[i][1], -np.abs(c[i]).max())):
        out += [lines[i][0], lines[i][1], *np.round(c[i] / unit).ravel()]
    return out


y = ((lon - mean + np.pi) % (2 * np.pi) - np.pi) / ARCSEC
p, terms, tc, lines, lc = analysis(y, 0, "s", 0.01, KEEP, ROUNDS, 8, True, KEEP * 0.8)
longitude, planets = flat_terms(terms, tc, 1e-4), flat_lines(lines, lc, 1e-4)
_, bt, bc, bl, blc = analysis(lat / ARCSEC, 1, "s", 0.5, 0.5, 1, 0, False, 0.5)
latitude, latitude_lines = flat_terms(bt, bc, 1e-3), flat_lines(bl, blc, 1e-3)
q, dt, dc, dl, dlc = analysis(dist, 0, "c", 0.5, 1.0, 0, 0, False, 2)
dt, dc = zip(*[(a, b) for a, b in zip(dt, dc) if np.abs(b).max() > 2])
distance = flat_terms(dt, dc, 1e-2)
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
''' + array("""Terms of the longitude, the strongest first: multiples of D, l', l, F, five bits each with 16 added; degree n; n + 1
sine amplitudes in 0.1 milliarcseconds, for rising powers of u.""", "longitude", longitude)
      + array("""Lines of the longitude: frequency in 2^-33 turns a day, degree n, then n + 1 pairs of sine and cosine amplitudes in
0.1 milliarcseconds.""", "planets", planets)
      + array("Terms of the latitude, sine amplitudes in milliarcseconds.", "latitude", latitude)
      + array("Lines of the latitude, amplitudes in milliarcseconds.", "latitudeLines", latitude_lines)
      + array("Terms of the distance, cosine amplitudes in units of 10 metres.", "distance", distance) + "}\n")
print(len(longitude), len(planets), len(latitude), len(latitude_lines), len(distance))
