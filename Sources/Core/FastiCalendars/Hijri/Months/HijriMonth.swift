import FastiCivil

/// A month of a Hijri year, by its numbers; it does not contain the day on which it begins.
///
/// ```swift
/// if let ramadan = HijriMonth(year: 1448, month: 9) {
///   print(ramadan, ramadan + 1, ramadan.year, ramadan.month)  // 1448-09 1448-10 1448 9
/// }
/// print(HijriMonth(year: 1448, month: 13) == nil)  // true
/// ```
public struct HijriMonth: Hashable, Sendable {
  /// Months since Muharram of the year 0; the numbers of consecutive months are consecutive.
  public let ordinal: Int32

  @inline(__always)
  public init(ordinal: Int32) { self.ordinal = ordinal }

  /// Month 1 to 12 of a year from 1 to 9999; nil for any other numbers.
  public init?(year: Int, month: Int) {
    guard year >= 1, year <= 9999, month >= 1, month <= 12 else { return nil }
    ordinal = Int32(truncatingIfNeeded: 12 * year + month - 1)
  }

  /// The year by the Hijri era, 1 to 9999 for a month made from numbers.
  @inline(__always)
  public var year: Int { Int(ordinal) / 12 }
  /// The month, 1 = Muharram to 12 = Dhul-Hijjah.
  @inline(__always)
  public var month: Int { Int(ordinal) % 12 + 1 }

  /// The month `count` months later; traps if that is before the year 0.
  @inline(__always)
  public static func + (month: HijriMonth, count: Int) -> HijriMonth {
    HijriMonth(ordinal: month.ordinal + Int32(truncatingIfNeeded: count))
  }
  /// The number of months from `right` to `left`; negative when `left` is earlier.
  @inline(__always)
  public static func - (left: HijriMonth, right: HijriMonth) -> Int { Int(left.ordinal - right.ordinal) }
  /// Earlier months are smaller.
  @inline(__always)
  public static func < (left: HijriMonth, right: HijriMonth) -> Bool { left.ordinal < right.ordinal }
}

extension HijriMonth: Strideable, CustomStringConvertible {
  /// Whether both are the same month.
  @inline(__always)
  public static func == (left: HijriMonth, right: HijriMonth) -> Bool { left.ordinal == right.ordinal }

  /// The number of months from this month to another, negative when that is earlier.
  public func distance(to other: HijriMonth) -> Int { other - self }

  /// The month `count` months later, or earlier when negative.
  public func advanced(by count: Int) -> HijriMonth { self + count }

  /// Year and month: `1447-09`.
  public var description: String {
    var writer = UTF8Writer(capacity: 7)
    writer.write(year)
    writer.write("-")
    writer.write(month, width: 2)
    return writer.string
  }
}

extension HijriMonth {
  /// The name, as UTF-8, as written in running text; nil if the months have none in that language.
  public func nameUTF8(in language: NameLanguage) -> [UInt8]? {
    HijriNames.months(in: language)?.name(month, isLeap: false)
  }
}

#if !hasFeature(Embedded)
  extension HijriMonth: Codable {
    /// The month of a text: `1447-09`.
    /// - Throws: `DecodingError` for any other.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a Hijri month") { text in
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let year = parts[0], let number = parts[1] else { return nil }
        return HijriMonth(year: year, month: number).flatMap { $0.description == text ? $0 : nil }
      }
    }

    /// Encodes `1447-09`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write(description) }
  }
#endif
