import FastiCalendars
import FastiCivil
public import FastiMonths
public import FastiRecords

/// The first day of a Hijri month according to a source; one record for each source and month.
public struct FetchedMonthRecord: KeyedRecord {
  /// Which of the two sources gave a month.
  public enum Origin: String, Sendable {
    /// The Fiqh Council, which calculates.
    case council
    /// The Central Hilal Committee, which announces sightings.
    case committee

    /// The name of the source's months: `calculated`, `moonsighting`.
    public var source: String {
      switch self {
      case .council: "calculated"
      case .committee: "moonsighting"
      }
    }

    /// Its name in sentences.
    public var title: String {
      switch self {
      case .council: "Fiqh Council"
      case .committee: "Central Hilal Committee"
      }
    }
  }

  /// The month and its first day.
  public let start: MonthStart
  public let origin: Origin
  /// The kind of document it was read from.
  public let document: MonthDocument
  /// When it was read with this first day, in milliseconds of Unix time.
  public let fetchedAt: Int64

  public init(_ start: MonthStart, document: MonthDocument, fetchedAt: Int64) {
    self.start = start
    origin = document.origin
    self.document = document
    self.fetchedAt = fetchedAt
  }

  /// Origin and month: `committee 1447-09`.
  public var key: String { "\(origin.rawValue) \(start.month.text)" }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "month_fetched", columns: ["origin", "month", "start", "document", "fetched_at"], label: "month",
    formats: ["start": .day],
    blank: [.text("council"), .text("1400-01"), .integer(0), .text("fiqh"), .integer(0)], meeting: .whole,
    reach: .synced)

  /// Nil for an origin, a month, a day or a document that this version does not know.
  public init?(reading columns: inout some ColumnReader) {
    let (origin, text, day, name) = (columns.text(), columns.text(), columns.integer(), columns.text())
    guard let origin = Origin(rawValue: origin), let month = HijriMonth(text: text), let day = Day(stored: day),
      let document = MonthDocument.allCases.first(where: { "\($0.name)" == name })
    else { return nil }
    self.origin = origin
    start = MonthStart(month, day)
    self.document = document
    fetchedAt = columns.integer()
  }

  /// Writes the month as `1447-09` and its first day as a day number.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: origin.rawValue)
    columns.write(text: start.month.text)
    columns.write(integer: Int64(start.day.number))
    columns.write(text: "\(document.name)")
    columns.write(integer: fetchedAt)
  }
}

extension MonthDocument {
  /// The source of the document.
  var origin: FetchedMonthRecord.Origin { self == .fiqh ? .council : .committee }
}
