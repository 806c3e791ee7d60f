"""Least squares over the years 1583 to 2999: lines of fixed frequency whose amplitudes are polynomials in time.

The time is u = (t - MIDDLE) / HALF, -1...1 over the span. Frequencies are whole multiples of 2^-33 turns a day, chosen
before the fit, so that nothing is lost by writing them as 32-bit numbers.
"""
import numpy as np

from ephemeris import ARCSEC, J2000, apparent

MIDDLE = 290 * 365.25  # days from J2000
HALF = 712 * 365.25
UNIT = 2.0**-33
FIRST = J2000 - 417.2 * 365.25
STEP = 2.0
COUNT = 258800
jd = FIRST + STEP * np.arange(COUNT)
days = jd - J2000
u = (days - MIDDLE) / HALF
core = np.abs(days) < 402 * 365.25
weight = np.where(core, 1.0, 0.4)


def places(body):
    parts = [apparent(body, part) for part in np.array_split(jd, 12)]
    return np.concatenate([np.array(part) for part in parts], axis=1)


def chebyshev(i, u):
    return np.cos(i * np.arccos(np.clip(u, -1, 1)))


def monomials(c):
    """Power series of a Chebyshev series."""
    return np.polynomial.chebyshev.cheb2poly(np.asarray(c, float))


class Model:
    """`groups`: a list of (angle function over row numbers, degree, parts) with parts "s", "c" or "sc"."""

    def __init__(self, polynomial, groups):
        self.polynomial, self.groups = polynomial, groups
        self.columns = polynomial + 1 + sum((d + 1) * len(p) for _, d, p in groups)

    def matrix(self, rows):
        out = np.empty((len(rows), self.columns))
        v = u[rows]
        basis = [chebyshev(i, v) for i in range(12)]
        for i in range(self.polynomial + 1):
            out[:, i] = basis[i]
        at = self.polynomial + 1
        for angle, degree, parts in self.groups:
            a = angle(rows)
            s = {p: (np.sin(a) if p == "s" else np.cos(a)) for p in parts}
            for i in range(degree + 1):
                for p in parts:
                    out[:, at] = s[p] * basis[i] if i else s[p]
                    at += 1
        return out

    def fit(self, y, rows, chunk=15000, sizes=None, noise=0.1):
        """`sizes`: the expected size of each group's amplitudes; it keeps nearly identical lines from
        growing against each other, and has no other effect."""
        normal = np.zeros((self.columns,) * 2)
        right = np.zeros(self.columns)
        for start in range(0, len(rows), chunk):
            part = rows[start : start + chunk]
            a = self.matrix(part) * weight[part][:, None]
            normal += a.T @ a
            right += a.T @ (y[part] * weight[part])
        guess = np.full(self.columns, 1e6)
        at = self.polynomial + 1
        for (_, degree, parts), size in zip(self.groups, sizes or []):
            guess[at : at + (degree + 1) * len(parts)] = size
            at += (degree + 1) * len(parts)
        normal[np.diag_indices(self.columns)] += 1e-14 * len(rows) + (noise / guess) ** 2
        self.x = np.linalg.solve(normal, right)
        return self

    def value(self, rows, chunk=15000):
        return np.concatenate([self.matrix(rows[s : s + chunk]) @ self.x for s in range(0, len(rows), chunk)])

    def coefficients(self):
        """Polynomial, then per group an array [power of u][part]."""
        out = []
        at = self.polynomial + 1
        for _, degree, parts in self.groups:
            block = self.x[at : at + (degree + 1) * len(parts)].reshape(degree + 1, len(parts))
            at += block.size
            out.append(np.stack([np.pad(monomials(block[:, p]), (0, degree + 1))[: degree + 1] for p in range(len(parts))], 1))
        return np.pad(monomials(self.x[: self.polynomial + 1]), (0, 12))[: self.polynomial + 1], out


def line(n):
    return lambda rows: 2 * np.pi * ((n * UNIT * days[rows]) % 1.0)


def report(name, residual):
    print(f"{name}: rms {residual.std():.5f}  max 1600-2400 {np.abs(residual[core]).max():.4f}  all {np.abs(residual).max():.4f}", flush=True)
