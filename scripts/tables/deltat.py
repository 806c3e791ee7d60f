"""Writes DeltaTTable.swift: the spline of Morrison, Stephenson, Hohenkerk and Zawilski to 1973, IERS values to 2027.

Both are read from skyfield's data files: Table-S15.2020 of F. R. Stephenson, L. V. Morrison and C. Y. Hohenkerk,
"Measurement of the Earth's rotation: 720 BC to AD 2015", Proc. R. Soc. A 472 (2016) 20160404, with the addendum of
Morrison and others, Proc. R. Soc. A 477 (2021) 20200776; and IERS finals2000A (daily UT1, with its prediction).
"""
import numpy as np
from skyfield.api import load

from swift import array, write

STEP = 0.25  # Julian years between the IERS values
curve = load.timescale(builtin=True).delta_t_function
rows = curve.long_term_function.table.T
last = rows[rows[:, 0] < 1973]
last = last[last[:, 1] > 1550]
spline = [v for row in last for v in (row[0], *np.round(row[2:] * 1000))]
first_day, last_day = curve.table_tt[0], curve.table_tt[-1]
years = np.arange(1973 + STEP, 2027.01, STEP)
values = np.interp(2451545 + (years - 2000) * 365.25, curve.table_tt, curve.table_delta_t) * 1000
# The first value belongs to 1973.0, two days before the daily table begins.
values = np.round(np.concatenate([[curve(np.array([2451545 - 27 * 365.25]))[0] * 1000], values]))
write("DeltaTTable.swift", '''/// Delta-T as published: a spline for the past and observed values for the present.
///
/// - Source: F. R. Stephenson, L. V. Morrison and C. Y. Hohenkerk, "Measurement of the Earth's rotation: 720 BC to
///   AD 2015", Proc. R. Soc. A 472 (2016) 20160404, table S15 in the 2020 edition of L. V. Morrison and others,
///   Proc. R. Soc. A 477 (2021) 20200776; IERS finals2000A. Written by `scripts/tables/deltat.py`.
enum DeltaTTable {
''' + array("Rows of the spline: first year, then a3, a2, a1, a0 in milliseconds; a row ends where the next begins.",
            "spline", spline)
      + array("Milliseconds at 1973.0, 1973.25 ... 2027.0, Julian years.", "observed", values) + "}\n")
print(len(spline), len(values), values[-3:], rows[-2])
