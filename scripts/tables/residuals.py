"""Writes TermTable.swift and NewMoonTable.swift: the differences of closed forms from the true times, two characters per event.

The true times are those of ephemeris.py. A closed form is fitted first; the difference is written in steps of STEP or FINE seconds as
two digits to the base 91, the characters from # to ~ without the backslash.
"""
import textwrap

import numpy as np

from ephemeris import J2000, new_moons, solar_terms
from swift import write

FIRST_YEAR, LAST_YEAR = 1600, 2400
STEP = 0.16  # seconds; the remainder of the new moons is smaller and has a finer step
FINE = 0.1


def digits(values, step):
    n = np.round(np.asarray(values) / step).astype(int) + 91 * 91 // 2
    assert n.min() >= 0 and n.max() < 91 * 91, (n.min(), n.max())
    letters = [chr(c) for c in range(0x23, 0x7F) if c != 0x5C]
    text = "".join(letters[v // 91] + letters[v % 91] for v in n)
    return "\\\n".join("    " + text[i : i + 112] for i in range(0, len(text), 112))


def doubles(values):
    return textwrap.fill(", ".join(repr(float(v)) for v in values), 112, initial_indent="    ", subsequent_indent="    ")


def phased(sine, cosine):
    """Amplitude and phase, in turns, of the sine that a sum of sine and cosine is."""
    return round(np.hypot(sine, cosine), 3), round(np.arctan2(cosine, sine) / (2 * np.pi), 9)


def terms():
    """Seasons: for each a cubic in the years, and the effect of the Moon's node and elongation."""
    years = np.arange(FIRST_YEAR, LAST_YEAR + 1)
    truth = solar_terms(FIRST_YEAR, LAST_YEAR)[:, ::6] - J2000
    y = (years - 2000) / 400
    coefficients, rest = [], []
    for k in range(4):
        linear = truth[:, k] - 365.2422 * (years - 2000)
        start = np.round(np.polynomial.polynomial.polyfit(y, linear, 3), 7)
        mean = 365.2422 * (years - 2000) + np.polynomial.polynomial.polyval(y, start)
        node = 2 * np.pi * (0.3473450 - 0.000147094 * mean)
        moon = 2 * np.pi * (0.8273627 + 0.033863192 * mean)
        basis = np.stack([np.sin(node), np.cos(node), np.sin(moon), np.cos(moon)], 1)
        swing = np.linalg.lstsq(basis, (truth[:, k] - mean) * 86400, rcond=None)[0]
        start = np.round(np.polynomial.polynomial.polyfit(y, linear - basis @ swing / 86400, 3), 7)
        mean = 365.2422 * (years - 2000) + np.polynomial.polynomial.polyval(y, start)
        node = 2 * np.pi * (0.3473450 - 0.000147094 * mean)
        moon = 2 * np.pi * (0.8273627 + 0.033863192 * mean)
        basis = np.stack([np.sin(node), np.cos(node), np.sin(moon), np.cos(moon)], 1)
        swing = np.linalg.lstsq(basis, (truth[:, k] - mean) * 86400, rcond=None)[0]
        # Sine and cosine of one angle are one sine with a phase.
        waves = [phased(*swing[:2]), phased(*swing[2:])]
        swing = sum(a * np.sin(angle + 2 * np.pi * phase) for (a, phase), angle in zip(waves, (node, moon)))
        rest.append((truth[:, k] - mean) * 86400 - swing)
        coefficients += [*start, *waves[0], *waves[1]]
    rest = np.stack(rest, 1).ravel()
    print("terms", len(rest), "rest", np.abs(rest).max())
    write("TermTable.swift", f'''/// The equinoxes and solstices, {FIRST_YEAR} to {LAST_YEAR}: what a closed form leaves of the true times.
///
/// - Source: DE421 (1900-2050) and DE406 of the Jet Propulsion Laboratory, precession IAU 2006, nutation IAU 2000A.
///   Written by `scripts/tables/residuals.py`.
enum TermTable {{
  /// For each season from the March equinox on, eight numbers: the mean time in days from J2000.0, less 365.2422 days a
  /// year from 2000, as a cubic in (year - 2000) / 400; then seconds and phase, in turns, of the swing with the Moon's
  /// node and of that with its elongation.
  static let closedForms: [Double] = [
{doubles(coefficients)},
  ]
  /// Year by year, four seasons each, the rest in steps of {STEP} s.
  static let rest: StaticString = """
{digits(rest, STEP)}
    """
}}
''')


def quadratics(angles):
    """The three arguments as properties."""
    out = []
    for i, (name, letter) in enumerate((("solar", "l'"), ("lunar", "l"), ("node", "F"))):
        values = ", ".join(repr(float(a)) for a in angles[3 * i : 3 * i + 3])
        out.append(f"  /// {letter} in turns, a quadratic in the lunation.\n  @inline(__always)\n"
                   f"  static var {name}: (Double, Double, Double) {{ ({values}) }}\n")
    return "".join(out)


def wave(turns):
    """An approximate sine, made of two parabolas."""
    r = turns - np.round(turns)
    p = 8 * r - 16 * r * np.abs(r)
    return p * (0.775 + 0.225 * np.abs(p))


def moons():
    """New moons: the mean time, and the largest terms in the arguments of Delaunay."""
    first, last = -4955, 4960
    k = np.arange(first, last + 1)
    truth = new_moons(first, last) - J2000
    T = k / 1236.85
    mean = 5.09766 + 29.530588861 * k
    true_mean = (mean + 0.00015437 * T**2) / 36525
    # Quadratics in k of l', l and F at the mean new moons, in turns, the whole turns of the steady part left out.
    angles, m_l_f = [], []
    for c in ((1287104.793048, 129596581.0481, -0.5532), (485868.249036, 1717915923.2178, 31.8792),
              (335779.526232, 1739527262.8478, -12.7512)):
        turns = sum(a * true_mean**i for i, a in enumerate(c)) / 1296000
        whole = np.round((turns[-1] - turns[0]) / (k[-1] - k[0]))
        q = np.polynomial.polynomial.polyfit(k, turns - whole * k, 2)
        q = np.array([round(q[0] % 1, 9), round(q[1], 13), round(q[2], 17)])
        angles += list(q)
        m_l_f.append(2 * np.pi * (q[0] + k * (q[1] + k * q[2])))
    m, l, f = m_l_f
    s = np.sin
    basis = np.stack([s(l), s(m), s(m) * T, s(2 * l), wave(f / np.pi), s(l - m), s(l + m), s(2 * m),
                      1 + 0 * T, T, T**2], 1)
    c = np.round(np.linalg.lstsq(basis, (truth - mean) * 86400, rcond=None)[0], 3)
    rest = (truth - mean) * 86400 - basis @ c
    print("moons", len(rest), "rest", np.abs(rest).max(), c)
    write("NewMoonTable.swift", f'''/// New moons from 1599 to 2401: what a closed form leaves of the true times.
///
/// - Source: DE421 (1900-2050) and DE406 of the Jet Propulsion Laboratory. Written by `scripts/tables/residuals.py`.
enum NewMoonTable {{
  /// The lunations that are tabulated.
  static let lunations = {first}...{last}
{quadratics(angles).rstrip()}
  /// Seconds that go with the sines of l, l', T l', 2l, 2F (as a wave), l - l', l + l', 2l'; then with 1, T, T².
  @inline(__always)
  static var closedForm: ({", ".join(["Double"] * len(c))}) {{
    (
{textwrap.indent(doubles(c), "  ")}
    )
  }}
  /// The rest in steps of {FINE} s, from the first lunation on.
  static let rest: StaticString = """
{digits(rest, FINE)}
    """
}}
''')


terms()
moons()
