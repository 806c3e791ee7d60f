/// Sums over the tables of lines and terms.
enum Series {
  /// The middle and the half of the fitted span, days from J2000.0; see `scripts/tables/fitting.py`.
  @inline(__always) static var middle: Double { 105_922.5 }
  @inline(__always) static var half: Double { 260_058 }

  /// Time in the unit of the amplitudes, -1...1 over 1583-2999.
  @inline(__always)
  static func u(_ days: Double) -> Double { (days - middle) / half }

  /// A power series, lowest power first.
  static func power(_ coefficients: [Double], _ x: Double) -> Double {
    var sum = 0.0
    for c in coefficients.reversed() { sum = sum * x + c }
    return sum
  }

  /// A sum of lines of fixed frequency, given in 2^-33 turns a day, in the table's unit.
  static func lines(_ table: [Int32], days: Double, limit: Int = .max) -> Double {
    let t = days * 0x1p-33
    return sum(table, u: u(days), limit: limit) { Double($0) * t }
  }

  /// A sum over rows of: what turns, degree n, then n + 1 pairs of sine and cosine amplitudes for rising powers of u.
  ///
  /// - Parameter limit: How many rows to take from the front; the strongest are first.
  /// - Parameter turns: The angle of a row's first number, in turns.
  @inline(__always)
  static func sum(_ table: [Int32], u: Double, limit: Int, turns: (Int32) -> Double) -> Double {
    table.withUnsafeBufferPointer { table in
      var sum = 0.0
      var at = 0
      var left = limit
      while at < table.count, left > 0 {
        let (s, c) = Trig.sinCos(turns: turns(table[at]))
        let degree = Int(table[at + 1])
        var a = Double(table[at + 2])
        var b = Double(table[at + 3])
        at += 4
        var power = u
        for _ in 0..<degree {
          a += Double(table[at]) * power
          b += Double(table[at + 1]) * power
          power *= u
          at += 2
        }
        sum += a * s + b * c
        left -= 1
      }
      return sum
    }
  }
}
