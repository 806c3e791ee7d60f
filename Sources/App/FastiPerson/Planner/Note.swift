public import FastiCivil
public import FastiRecords

/// The note of a day. A day has one note, on all devices together.
public struct Note: KeyedRecord {
  /// The day, 1583 to 2999.
  public let day: Day
  /// Its text, in one or more lines.
  public let text: String

  public init(day: Day, text: String) {
    self.day = day
    self.text = text
  }

  /// `2026-01-08`.
  public var key: String { day.iso }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "note", columns: ["day", "date", "text"], label: "date", formats: ["day": .day],
    blank: [.integer(0), .text("1970-01-01"), .erased], meeting: .lines("text"), reach: .synced)

  /// Nil for a day outside the supported years; the column `date` is ignored, because `day` has the same content.
  public init?(reading columns: inout some ColumnReader) {
    guard let day = Day(stored: columns.integer()) else { return nil }
    _ = columns.text()
    self.init(day: day, text: columns.text())
  }

  /// Writes the day twice, as a number and as ISO text: the text is the note's name in the history.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(integer: Int64(day.number))
    columns.write(text: day.iso)
    columns.write(text: text)
  }
}
