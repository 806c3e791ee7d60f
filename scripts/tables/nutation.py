"""Writes NutationTable.swift: the largest terms of the IAU 2000A nutation.

P. M. Mathews, T. A. Herring and B. A. Buffett, "Modeling of nutation and precession", J. Geophys. Res. 107 (2002);
IERS Conventions (2010), tables 5.3a and 5.3b, read from skyfield's data file.
"""
import os

import numpy as np
import skyfield

from swift import array, write

data = np.load(os.path.join(os.path.dirname(skyfield.__file__), "data", "nutation.npz"))
LIMIT = 4e3  # in 1e-7 arc seconds: 0.4 mas
rows = []
for m, lon, obl in zip(data["nals_t"], data["lunisolar_longitude_coefficients"], data["lunisolar_obliquity_coefficients"]):
    # columns: sin, t sin, cos for the longitude; cos, t cos, sin for the obliquity, in 1e-7 arc seconds
    if max(abs(lon[0]), abs(obl[0])) >= LIMIT:
        packed = sum((int(v) + 8) << (4 * i) for i, v in enumerate(m))
        rows.append((packed, *np.round(np.array([lon[0], lon[1], lon[2], obl[0], obl[1], obl[2]]))))
flat = [v for row in rows for v in row]
write("NutationTable.swift", '''/// The largest terms of the IAU 2000A nutation; those left out are below 0.4 milliarcseconds each.
///
/// - Source: IERS Conventions (2010), tables 5.3a and 5.3b. Written by `scripts/tables/nutation.py`.
enum NutationTable {
''' + array("""Rows of seven: the multipliers of l, l', F, D, Omega, four bits each with 8 added; then the longitude's sin, T sin
and cos and the obliquity's cos, T cos and sin, in 1e-7 arc seconds.""", "rows", flat) + "}\n")
print(len(rows), len(flat))
