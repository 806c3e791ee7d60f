public import FastiAgenda
import FastiCivil
public import FastiRecords

/// A day to which days are counted down.
public struct Countdown: Record {
  /// Its name for people.
  public let title: String
  /// The day, once or every year.
  public let recurrence: Recurrence

  public init(title: String, recurrence: Recurrence) {
    self.title = title
    self.recurrence = recurrence
  }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "countdown", columns: ["title", "day", "yearly"], label: "title", formats: ["day": .day, "yearly": .flag],
    blank: [.erased, .integer(0), .integer(0)], groups: [["title"], ["day", "yearly"]], meeting: .groups, reach: .synced
  )

  /// Nil for a day outside the supported years.
  public init?(reading columns: inout some ColumnReader) {
    let title = columns.text()
    guard let recurrence = Self.recurrence(reading: &columns) else { return nil }
    self.init(title: title, recurrence: recurrence)
  }

  /// Reads the columns `day` and `yearly`.
  package static func recurrence(reading columns: inout some ColumnReader) -> Recurrence? {
    let day = Day(stored: columns.integer())
    let yearly = columns.flag()
    guard let day else { return nil }
    return try? Recurrence(first: day, repetition: yearly ? .year : nil)
  }

  /// Writes the day as a day number, and whether it recurs every year.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: title)
    columns.write(integer: Int64(recurrence.first.number))
    columns.write(flag: recurrence.repetition != nil)
  }
}
