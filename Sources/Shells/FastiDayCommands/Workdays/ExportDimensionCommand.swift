import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti export dimension --from DATE --to DATE [REGION...]`.
enum ExportDimensionCommand: Command {
  static let name = "dimension"
  static let writesFile = true
  static let from = Option("from", .day, "DATE", help: "the first day")
  static let to = Option("to", .day, "DATE", help: "the last day")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write the date dimension table of regions",
      details: [
        "A row a day: year, quarter, month, ISO week, weekday (1 = Sunday), holidays, whether it is a business day.",
        "Business days are numbered from 1970-01-01: those after one day and up to another are the difference.",
        "A comma-separated table unless --json asks for an array of records; scripts/dimension-parquet makes Parquet.",
      ],
      arguments: [Argument("REGION", .text, .any, help: "codes; default: the selected regions")],
      options: [from, to, WorkdayOptions.combine],
      examples: [
        Example("fasti export dimension --from 2020-01-01 --to 2030-12-31 SE --format csv", "eleven years of Sweden")
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let range = try DayRange(try needed(from, context), try needed(to, context), field: from.field)
    let (almanac, source) = try context.workdays(
      context.invocation.arguments, example: "fasti export dimension --from DATE --to DATE SE")
    let export = ExportDimension(almanac, source, words: context.words, languages: context.languages)
    var written = 0
    // Rows on the terminal already show the progress.
    func write(_ progress: Progress) throws(Failure) -> [Sentence] {
      try export(in: range) { rows throws(Failure) in
        if context.format == .json {
          writeJSON(rows, written == 0, context)
        } else {
          writeCSV(rows, written == 0, context)
        }
        written += rows.count
        try context.flush()
        progress(written, of: range.count)
      }
    }
    let warnings =
      context.isTerminal
      ? try write(.none) : try context.watching(.sayProgressRows) { progress throws(Failure) in try write(progress) }
    if context.format == .json { context.out.write("\n]\n") }
    context.warn(gaps: warnings)
  }

  private static func needed(_ option: Option, _ context: Context) throws(Failure) -> Day {
    if let day = try context.day(option) { return day }
    throw Failure(.usage(.missing), field: option.field, hint: .line("--from 2020-01-01 --to 2030-12-31"))
  }

  /// Writes rows, with a header before the first portion.
  private static func writeCSV(_ rows: [DimensionRow], _ isFirst: Bool, _ context: Context) {
    var csv = CSVWriter(capacity: rows.count * 80, isForPeople: true)
    csv.records(rows)
    let bytes = csv.bytes
    let start = isFirst ? 0 : (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    context.out.bytes.append(contentsOf: bytes[start...])
  }

  /// Writes rows as parts of one array over all portions.
  private static func writeJSON(_ rows: [DimensionRow], _ isFirst: Bool, _ context: Context) {
    for (position, row) in rows.enumerated() {
      var json = JSONWriter(layout: .compact, capacity: 300)
      json.record(row)
      context.out.write(isFirst && position == 0 ? "[\n" : ",\n")
      context.out.write(utf8: json.bytes)
    }
  }
}

extension DayRange {
  /// The range between two typed days.
  fileprivate init(_ first: Day, _ last: Day, field: Field) throws(Failure) {
    do { try self.init(first, last) } catch { throw Failure(error, field: field) }
  }
}
