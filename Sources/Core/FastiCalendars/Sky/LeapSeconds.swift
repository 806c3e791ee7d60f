/// Coordinated Universal Time since 1972: whole leap seconds behind atomic time.
enum LeapSeconds {
  /// The span in which universal time means UTC, Unix seconds: 1972-01-01 to the end of 2026. There was no leap
  /// second since 2017; outside the span universal time means UT1.
  static let span = 63_072_000.0..<1_798_761_600.0

  /// TAI minus UTC on 1972-01-01, seconds; every day of `days` adds one.
  static let first = 10

  /// The civil days, since 1970-01-01, that began with one more second between TAI and UTC.
  ///
  /// - Source: IERS Bulletin C, to number 71; each is a 1 July or 1 January from 1972-07-01 to 2017-01-01.
  static let days: [Int32] = [
    912, 1096, 1461, 1826, 2191, 2557, 2922, 3287, 3652, 4199, 4564, 4929, 5660, 6574, 7305, 7670, 8217, 8582, 8947,
    9496, 10043, 10592, 13149, 14245, 15522, 16617, 17167,
  ]

  /// TAI minus UTC at a moment of atomic time, given as Unix-like seconds of TAI inside the span.
  ///
  /// - Parameter deltaT: TT - UT1 then. UTC stays within 0.9 s of UT1, so it gives a lower bound of the leap seconds,
  ///   and at most two more have to be searched.
  @inline(__always)
  static func offset(atomic: Double, deltaT: Double) -> Double {
    days.withUnsafeBufferPointer { days in
      let sure = min(max(Int(deltaT - TimeScale.atomicLag - 1) - first, 0), days.count - 2)
      // A day begins when TAI is as far ahead as it will be that day.
      let next = Double(days[sure]) * 86_400 + Double(first + 1 + sure)
      let last = Double(days[sure + 1]) * 86_400 + Double(first + 2 + sure)
      return Double(first + sure) + (atomic >= next ? 1 : 0) + (atomic >= last ? 1 : 0)
    }
  }

  /// TAI minus UTC at a moment of UTC, Unix seconds inside the span.
  static func offset(universal: Double) -> Double {
    var count = first
    for day in days where universal >= Double(day) * 86_400 { count += 1 }
    return Double(count)
  }
}
