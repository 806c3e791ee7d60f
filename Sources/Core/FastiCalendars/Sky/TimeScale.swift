/// Conversions between Terrestrial Time and Universal Time.
enum TimeScale {
  /// Unix seconds of 2000-01-01T12:00:00.
  @inline(__always) static var epoch: Double { 946_728_000 }
  /// TT minus TAI, seconds.
  @inline(__always) static var atomicLag: Double { 32.184 }

  /// Unix seconds of universal time at a Terrestrial Time: UTC inside ``LeapSeconds/span``, UT1 outside.
  static func universal(terrestrial: Double) -> Double {
    let deltaT = DeltaT.seconds(terrestrial: terrestrial)
    let turning = terrestrial + epoch - deltaT
    guard LeapSeconds.span.contains(turning) else { return turning }
    let atomic = terrestrial + epoch - atomicLag
    return atomic - LeapSeconds.offset(atomic: atomic, deltaT: deltaT)
  }

  /// The Terrestrial Time of a universal time.
  static func terrestrial(universal: Double) -> Double {
    if LeapSeconds.span.contains(universal) {
      return universal - epoch + atomicLag + LeapSeconds.offset(universal: universal)
    }
    // Delta-T changes by less than a microsecond within the error of the first guess, some seconds.
    let guess = universal - epoch + DeltaT.seconds(terrestrial: universal - epoch)
    return universal - epoch + DeltaT.seconds(terrestrial: guess)
  }
}
