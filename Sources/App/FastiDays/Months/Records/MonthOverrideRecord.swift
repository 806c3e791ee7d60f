public import FastiCalendars
import FastiCivil
public import FastiMonths
public import FastiRecords

/// The first day of a Hijri month as the user set it; one record for each month.
public struct MonthOverrideRecord: KeyedRecord {
  /// The month and its first day.
  public let start: MonthStart

  public init(_ start: MonthStart) { self.start = start }

  /// The month: `1447-09`.
  public var key: String { start.month.text }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "month_override", columns: ["month", "start"], label: "month", formats: ["start": .day],
    blank: [.text("1400-01"), .integer(0)], meeting: .whole, reach: .synced)

  /// Nil for an invalid month, or a day outside the supported days.
  public init?(reading columns: inout some ColumnReader) {
    guard let month = HijriMonth(text: columns.text()), let day = Day(stored: columns.integer()) else { return nil }
    start = MonthStart(month, day)
  }

  /// Writes the month as `1447-09` and its first day as a day number.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: key)
    columns.write(integer: Int64(start.day.number))
  }
}

extension HijriMonth {
  /// `1447-09`.
  public var text: String {
    var writer = UTF8Writer(capacity: 8)
    writer.write(year, width: 4)
    writer.write("-")
    writer.write(month, width: 2)
    return writer.string
  }

  /// The month of a text such as `1447-09` or `1447-9`; nil for any other text.
  public init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Int(digits: parts[0], most: 4), let month = Int(digits: parts[1], most: 2)
    else { return nil }
    self.init(year: year, month: month)
  }
}

extension Int {
  /// A number with at least one and at most `most` digits.
  package init?(digits: Substring.UTF8View.SubSequence, most: Int) {
    guard (1...most).contains(digits.count), digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
