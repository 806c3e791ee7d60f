import FastiCivil

/// A day of a Hijri month, by its numbers; a ``HijriMonths`` determines whether it exists.
///
/// ```swift
/// let months = HijriMonths.ummAlQura()
/// let date = try months.date(of: Day(year: 2026, month: 6, day: 19))
/// print(date, date.month, date.dayOfMonth)  // 1448-01-04 1448-01 4
/// print(try months.day(of: HijriDate(date.month, day: 10)))  // 2026-06-25
/// ```
public struct HijriDate: Hashable, Comparable, Sendable {
  public let month: HijriMonth
  /// The day of the month, from 1.
  public let dayOfMonth: Int

  /// A date from its parts, unchecked.
  @inline(__always)
  public init(_ month: HijriMonth, day: Int) {
    self.month = month
    self.dayOfMonth = day
  }

  /// Earlier dates are smaller.
  public static func < (left: HijriDate, right: HijriDate) -> Bool {
    (left.month, left.dayOfMonth) < (right.month, right.dayOfMonth)
  }
}

extension HijriDate: CustomStringConvertible {
  /// Year, month and day: `1447-09-01`.
  public var description: String {
    var writer = UTF8Writer(capacity: 10)
    writer.write(text: month.description)
    writer.write("-")
    writer.write(dayOfMonth, width: 2)
    return writer.string
  }
}

#if !hasFeature(Embedded)
  extension HijriDate: Codable {
    /// The date of a text: `1447-09-01`.
    /// - Throws: `DecodingError` for any other; whether the month has the day depends on the table.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a Hijri date") { text in
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let number = parts[1], let day = parts[2], 1...31 ~= day,
          let month = HijriMonth(year: year, month: number), HijriDate(month, day: day).description == text
        else { return nil }
        return HijriDate(month, day: day)
      }
    }

    /// Encodes `1447-09-01`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write(description) }
  }
#endif
