/// Sine and cosine with additions and multiplications only: the same bits on every machine.
///
/// Angles are turns or degrees; whole turns are removed exactly before a polynomial is evaluated.
enum Trig {
  /// Adding and subtracting this rounds to the nearest whole number, for magnitudes below 2^51.
  @inline(__always) static var rounder: Double { 6_755_399_441_055_744 }

  /// A whole number of magnitude below 2^51 as a floating-point one.
  ///
  /// The processor's own conversion writes half a register and therefore waits for the other half, so each look-up in a
  /// loop waits for the one before it. Here the number becomes the last bits of ``rounder``.
  @inline(__always)
  static func double(_ number: Int) -> Double {
    Double(bitPattern: rounder.bitPattern &+ UInt64(bitPattern: Int64(number))) - rounder
  }

  /// The largest whole number not above x, for |x| < 2^51; never traps, and needs no mathematics library.
  @inline(__always)
  static func floor(_ x: Double) -> Double {
    let nearest = (x + rounder) - rounder
    return nearest > x ? nearest - 1 : nearest
  }

  /// ``floor(_:)`` clamped to ±limit, which integer types can represent; not-a-number becomes -limit.
  @inline(__always)
  static func floor(_ x: Double, limit: Double) -> Double {
    guard x > -limit else { return -limit }
    return x < limit ? floor(x) : limit
  }

  /// The square root of a number, 0 for numbers that are not above 0; right to the last bit or the one before.
  ///
  /// Halving the exponent gives a first guess within 4 %; Newton's step squares the error.
  static func root(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var y = Double(bitPattern: (x.bitPattern >> 1) &+ 0x1FF8_0000_0000_0000)
    for _ in 0..<4 { y = 0.5 * (y + x / y) }
    return y
  }

  /// Sine and cosine of an angle in turns, |turns| < 2^51; error below 4e-13.
  ///
  /// The quarter of the angle goes through the power series to x^13 and x^14 and is doubled twice, so that no branch
  /// depends on the quadrant.
  @inline(__always)
  static func sinCos(turns: Double) -> (sin: Double, cos: Double) {
    let whole = (turns + rounder) - rounder
    let x = (turns - whole) * (.pi / 2)
    let z = x * x
    var s = 1.605_904_383_682_161_5e-10
    s = s * z - 2.505_210_838_544_172e-8
    s = s * z + 2.755_731_922_398_589e-6
    s = s * z - 1.984_126_984_126_984_1e-4
    s = s * z + 8.333_333_333_333_333e-3
    s = s * z - 1.666_666_666_666_666_6e-1
    s = x + x * z * s
    // 1 - cos, kept separate from 1 so that doubling loses no precision.
    var v = -1.147_074_559_772_972_5e-11
    v = v * z + 2.087_675_698_786_81e-9
    v = v * z - 2.755_731_922_398_589_3e-7
    v = v * z + 2.480_158_730_158_730_2e-5
    v = v * z - 1.388_888_888_888_889e-3
    v = v * z + 4.166_666_666_666_666_4e-2
    v = z * 0.5 - z * z * v
    let s2 = 2 * s * (1 - v)
    let c2 = 1 - 2 * s * s
    return (2 * s2 * c2, 1 - 2 * s2 * s2)
  }

  /// The sine of an angle in turns, |turns| < 2^51, within 4e-9: for closed forms; it costs half as much as
  /// ``sinCos(turns:)``.
  ///
  /// The angle is reduced to a quarter turn of either sign, where the odd polynomial of least error approximates the
  /// sine.
  @inline(__always)
  static func swing(turns: Double) -> Double {
    let r = turns - ((turns + rounder) - rounder)
    let a = abs(r)
    let half = 0.5 - a
    let x = half < a ? half : a
    let z = x * x
    var s = 39.536_706_762_014_84
    s = s * z - 76.549_782_387_613_46
    s = s * z + 81.601_004_077_356_55
    s = s * z - 41.341_655_031_479_42
    s = s * z + 6.283_185_160_089_722
    return Double(signOf: r, magnitudeOf: x * s)
  }

  /// An approximate sine from two parabolas: within 0.0011, for closed forms whose residuals are tabulated.
  @inline(__always)
  static func wave(turns: Double) -> Double {
    let r = turns - ((turns + rounder) - rounder)
    let p = 8 * r - 16 * r * abs(r)
    return p * (0.775 + 0.225 * abs(p))
  }

  /// The sine of an angle in degrees.
  @inline(__always)
  static func sine(_ degrees: Double) -> Double { sinCos(turns: degrees / 360).sin }

  /// The cosine of an angle in degrees.
  @inline(__always)
  static func cosine(_ degrees: Double) -> Double { sinCos(turns: degrees / 360).cos }

  /// The same direction in 0 ..< 360 degrees.
  @inline(__always)
  static func circle(_ degrees: Double) -> Double {
    let r = degrees - 360 * floor(degrees / 360)
    return r >= 360 ? 0 : r
  }

  /// The same direction in -180 ... 180 degrees.
  @inline(__always)
  static func signed(_ degrees: Double) -> Double {
    let turns = degrees / 360
    return 360 * (turns - ((turns + rounder) - rounder))
  }
}
