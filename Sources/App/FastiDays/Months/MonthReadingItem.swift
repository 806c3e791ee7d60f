import FastiCalendars
import FastiCivil
public import FastiFormats
public import FastiMonths

/// A reading for `fasti hijri parse`.
public struct MonthReadingItem: FieldWritable {
  public let reading: MonthReading

  /// The item of a reading.
  public init(_ reading: MonthReading) { self.reading = reading }

  /// The warnings as codes.
  public var warnings: [String] { reading.warnings.map { String(decoding: $0.code, as: UTF8.self) } }
  /// `ok`, `partial` or `fail`.
  public var outcome: String {
    switch reading.outcome {
    case .ok: "ok"
    case .partial: "partial"
    case .fail: "fail"
    }
  }

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("outcome", outcome)
    writer.field("months", records: reading.months.map { ReadMonthItem(month: $0) })
    writer.field("warnings", warnings)
    if let problem = reading.problem { writer.field("error", "\(problem.code)") }
    writer.field("calendarPDF", reading.calendarPDF.map { String(decoding: $0, as: UTF8.self) })
    if let sighted = reading.sighted { writer.field("sighted", sighted) }
    if let evening = reading.sightingEvening { writer.field("sightingEvening", evening) }
  }
}

/// A month according to a document, before it is compared with known months.
public struct ReadMonthItem: FieldWritable {
  let month: ReadMonth

  /// The item of a month.
  public init(month: ReadMonth) { self.month = month }

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("hijriYear", month.month.year)
    writer.field("hijriMonth", month.month.month)
    writer.field("gregorianStart", month.start)
    switch month.length {
    case .explicit(let days), .derived(let days): writer.field("length", days)
    case .unknown: writer.field("length", nil as Int?)
    }
    writer.field("lengthSource", lengthSource)
  }

  /// `explicit`, `derived` or `unknown`.
  public var lengthSource: String {
    switch month.length {
    case .explicit: "explicit"
    case .derived: "derived"
    case .unknown: "unknown"
    }
  }
}
