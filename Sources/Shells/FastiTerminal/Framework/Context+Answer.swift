import FastiCivil
public import FastiFormats
public import FastiRecords

extension Context {
  /// Refuses the option of a format for a command that writes a file in its own format.
  ///
  /// - Parameter own: The answer format of the file; nil for none.
  /// - Throws: `.usage`.
  public func refuseFormat(but own: OutputFormat? = nil) throws(Failure) {
    guard format != .text, format != own else { return }
    throw Failure(
      .usage(.ownFormat(of: invocation.path.joined(separator: " "))), field: .path("--format"),
      hint: .words(.cliNoFormat))
  }

  /// The layout of JSON: indented on a terminal, otherwise one element per line.
  public var jsonLayout: JSONWriter.Layout { isTerminal ? .indented : .lines }

  /// Answers with the JSON that the closure writes.
  public func answer(json write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(layout: jsonLayout, capacity: 4_096)
    write(&json)
    out.write(utf8: json.bytes)
    out.write(byte: UInt8(ascii: "\n"))
  }

  /// Answers with one record, as a JSON object or a CSV line; `text` writes it for people.
  public func answer<Value: FieldWritable>(_ record: Value, text: (Context) -> Void) {
    switch format {
    case .text: text(self)
    case .json: answer { $0.record(record) }
    case .csv:
      var csv = CSVWriter(isForPeople: true)
      csv.record(record)
      out.write(utf8: csv.bytes)
    }
  }

  /// Answers without a record: `null` as JSON, no line as CSV.
  public func answerNothing() {
    if format == .json { out.write("null\n") }
  }

  /// Answers with a list, as a JSON array or as CSV; `text` writes it for people.
  ///
  /// - Parameter columns: The header of a CSV without records.
  public func answer<Value: FieldWritable>(_ records: [Value], columns: [StaticString], text: (Context) -> Void) {
    switch format {
    case .text: text(self)
    case .json: answer { $0.records(records) }
    case .csv:
      var csv = CSVWriter(capacity: 4_096, isForPeople: true)
      if records.isEmpty { csv.columns(columns) }
      csv.records(records)
      out.write(utf8: csv.bytes)
    }
  }

  /// Answers with one record that has others: as JSON the record, as CSV a line for each of the others.
  public func answer<Value: FieldWritable, Row: FieldWritable>(_ record: Value, rows: [Row], text: (Context) -> Void) {
    if format == .csv { answer(rows, columns: [], text: text) } else { answer(record, text: text) }
  }
}
