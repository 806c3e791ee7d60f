public import FastiCivil

/// A number of at most 18 digits with a decimal point, exactly as it was written: `11.0215`, never negative.
///
/// It keeps the digits that were written, so `1.10` is not `1.1`.
public struct DecimalFigure: Hashable, Sendable {
  /// The number without its point.
  public let coefficient: Int64
  /// The digits after the point, 0 to 12.
  public let scale: Int

  /// The greatest number of digits after the point.
  public static let mostScale = 12
  /// The greatest number of digits of a number that is read.
  public static let mostDigits = 15
  /// One.
  public static let one = DecimalFigure(coefficient: 1, scale: 0)

  init(coefficient: Int64, scale: Int) {
    self.coefficient = coefficient
    self.scale = scale
  }

  /// Reads digits with at most one point between them; nil for anything else: a sign, an exponent, `NaN`, a comma, more
  /// than 15 digits, more than 12 after the point.
  public init?(_ text: some Collection<UInt8>) {
    var (coefficient, digits): (Int64, Int) = (0, 0)
    var scale: Int?
    for byte in text {
      if byte == UInt8(ascii: ".") {
        guard scale == nil, digits > 0 else { return nil }
        scale = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < Self.mostDigits else { return nil }
      coefficient = coefficient * 10 + Int64(byte - UInt8(ascii: "0"))
      digits += 1
      scale = scale.map { $0 + 1 }
    }
    guard digits > 0, scale != 0, scale ?? 0 <= Self.mostScale else { return nil }
    self.init(coefficient: coefficient, scale: scale ?? 0)
  }

  /// Whether it is zero.
  public var isZero: Bool { coefficient == 0 }

  /// The number in decimal, with all its digits after the point.
  public var text: String {
    var writer = UTF8Writer(capacity: 24)
    write(to: &writer)
    return writer.string
  }

  /// Writes the number in decimal.
  public func write(to writer: inout UTF8Writer) {
    var digits = [UInt8]()
    var rest = coefficient
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    while digits.count <= scale { digits.append(UInt8(ascii: "0")) }
    for place in digits.indices.reversed() {
      writer.write(byte: digits[place])
      if place == scale, scale > 0 { writer.write(byte: UInt8(ascii: ".")) }
    }
  }
}

extension DecimalFigure {
  /// `self` × `factor` / `divisor`, rounded once, half to even, to `digits` digits after the point; nil if the
  /// divisor is zero or the number has more than 18 digits.
  ///
  /// The product and the quotient are exact: nothing else is rounded.
  public func times(_ factor: DecimalFigure, over divisor: DecimalFigure, digits: Int) -> DecimalFigure? {
    guard divisor.coefficient > 0, (0...DecimalFigure.mostScale).contains(digits) else { return nil }
    // Two factors of at most 18 digits fit into 128 bits; the power of ten that makes them whole numbers may not.
    var numerator = Int128(coefficient) * Int128(factor.coefficient)
    var denominator = Int128(divisor.coefficient)
    let shift = divisor.scale + digits - scale - factor.scale
    for _ in 0..<abs(shift) {
      let (raised, overflow) = (shift > 0 ? numerator : denominator).multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      if shift > 0 { numerator = raised } else { denominator = raised }
    }
    var (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    let other = denominator - rest
    if rest > other || (rest == other && quotient & 1 == 1) { quotient += 1 }
    rest = 0
    guard quotient < 1_000_000_000_000_000_000 else { return nil }
    return DecimalFigure(coefficient: Int64(truncatingIfNeeded: quotient), scale: digits)
  }
}
