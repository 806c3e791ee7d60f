public import FastiCivil

/// Writes CSV (RFC 4180): a header, then one line for each record.
///
/// Lines end with a line feed, as is usual on this system; RFC 4180's CR LF is read everywhere and written on request.
public struct CSVWriter: Sendable {
  /// The bytes that end a line.
  public enum LineEnd: Hashable, Sendable {
    /// Line feed.
    case lf
    /// Carriage return and line feed.
    case crlf
  }

  private var text: UTF8Writer
  private var header: UTF8Writer
  private var hasHeader = false
  private let lineEnd: LineEnd
  private let isForPeople: Bool
  private var isFirst = true
  /// The names of the records that enclose the present one, each followed by a full stop.
  private var prefix: [UInt8] = []

  /// An empty text.
  /// - Parameter isForPeople: Whether people read the cells in terminals and spreadsheets. Their text is then
  ///   ``ShownText``, and cells are not formulas. A file that must be read back unchanged guards its own cells where it
  ///   needs to.
  public init(lineEnd: LineEnd = .lf, capacity: Int = 0, isForPeople: Bool = false) {
    self.isForPeople = isForPeople
    text = UTF8Writer(capacity: capacity)
    header = UTF8Writer()
    self.lineEnd = lineEnd
  }

  /// Header and lines; empty if there was neither a record nor a header.
  public var bytes: [UInt8] { header.bytes + text.bytes }

  /// Header and lines, as a `String`.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the header for a text that may have no record; otherwise the names of the first record become the header.
  public mutating func columns(_ names: [StaticString]) {
    guard !hasHeader else { return }
    for (position, name) in names.enumerated() {
      if position > 0 { header.write(byte: UInt8(ascii: ",")) }
      header.write(name)
    }
    Self.finish(&header, lineEnd)
    hasHeader = true
  }

  /// Writes a line with the fields of a record.
  public mutating func record<Value: FieldWritable>(_ value: Value) {
    isFirst = true
    value.write(to: &self)
    Self.finish(&text, lineEnd)
    if !hasHeader {
      Self.finish(&header, lineEnd)
      hasHeader = true
    }
  }

  /// Writes a line for each record.
  public mutating func records<Value: FieldWritable>(_ values: [Value]) {
    for value in values { record(value) }
  }

  // Static: a method of the value would hold a second reference to the text it appends to, and so copy it.
  private static func finish(_ writer: inout UTF8Writer, _ lineEnd: LineEnd) {
    if lineEnd == .crlf { writer.write(byte: UInt8(ascii: "\r")) }
    writer.write(byte: UInt8(ascii: "\n"))
  }

  /// The comma before a cell, and its name in the header of the first record.
  private mutating func begin(_ name: StaticString) {
    if !isFirst { text.write(byte: UInt8(ascii: ",")) }
    if !hasHeader {
      if !isFirst { header.write(byte: UInt8(ascii: ",")) }
      header.write(utf8: prefix)
      header.write(name)
    }
    isFirst = false
  }

  /// Writes a cell, in quotes if it contains a comma, a quote or a line break.
  private mutating func cell(_ text: [UInt8]) {
    let bytes = isForPeople ? FormulaGuard.guarded(answer: ShownText.of(text)) : text
    write(cell: bytes)
  }

  private mutating func write(cell bytes: [UInt8]) {
    let needsQuotes = bytes.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    guard needsQuotes else { return text.write(utf8: bytes) }
    text.write(byte: UInt8(ascii: "\""))
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { text.write(byte: UInt8(ascii: "\"")) }
      text.write(byte: byte)
    }
    text.write(byte: UInt8(ascii: "\""))
  }
}

extension CSVWriter: FieldWriter {
  /// Writes nothing.
  public mutating func rare(_ name: StaticString, _ value: String?) {}

  /// Writes nothing.
  public mutating func rare(_ name: StaticString, _ value: Int?) {}

  /// Writes nothing.
  public mutating func rare(_ name: StaticString, _ values: [String]) {}

  /// Writes a cell of text; nil is an empty cell.
  public mutating func field(_ name: StaticString, _ value: String?) {
    begin(name)
    if let value { cell(Array(value.utf8)) }
  }

  /// Writes a cell of text.
  public mutating func field(_ name: StaticString, utf8 value: [UInt8]) {
    begin(name)
    cell(UTF8Check.isValid(value) ? value : Array(String(decoding: value, as: UTF8.self).utf8))
  }

  /// Writes a whole number; nil is an empty cell.
  public mutating func field(_ name: StaticString, _ value: Int?) {
    begin(name)
    if let value { text.write(value) }
  }

  /// Writes `true` or `false`; nil is an empty cell.
  public mutating func field(_ name: StaticString, _ value: Bool?) {
    begin(name)
    guard let value else { return }
    if value { text.write("true") } else { text.write("false") }
  }

  /// Writes a day; nil is an empty cell.
  public mutating func field(_ name: StaticString, _ value: Day?) {
    begin(name)
    if let value { text.write(value) }
  }

  /// Writes texts, joined with `;`.
  public mutating func field(_ name: StaticString, _ values: [String]) {
    begin(name)
    cell(joined(values.count) { writer, position in writer.write(text: values[position]) })
  }

  /// Writes days, joined with `;`.
  public mutating func field(_ name: StaticString, _ values: [Day]) {
    begin(name)
    cell(joined(values.count) { writer, position in writer.write(values[position]) })
  }

  /// Writes `key=value` pairs, joined with `;`.
  public mutating func field(_ name: StaticString, pairs: [(key: String, value: String)]) {
    begin(name)
    let bytes = joined(pairs.count) { writer, position in
      writer.write(text: pairs[position].key)
      writer.write(byte: UInt8(ascii: "="))
      writer.write(text: pairs[position].value)
    }
    cell(bytes)
  }

  /// Writes the inner record's fields as cells named `name.field`.
  public mutating func field<Inner: FieldWritable>(_ name: StaticString, record inner: Inner) {
    let outer = prefix
    name.withUTF8Buffer { prefix.append(contentsOf: $0) }
    prefix.append(UInt8(ascii: "."))
    inner.write(to: &self)
    prefix = outer
  }

  /// Writes an empty cell for each column of a missing record.
  public mutating func field(_ name: StaticString, noRecordOf columns: [StaticString]) {
    let outer = prefix
    name.withUTF8Buffer { prefix.append(contentsOf: $0) }
    prefix.append(UInt8(ascii: "."))
    for column in columns { begin(column) }
    prefix = outer
  }

  /// Writes the fields of each inner record as cells named `name.key.field`.
  public mutating func field<Inner: FieldWritable>(_ name: StaticString, keyed inner: [(key: String, record: Inner)]) {
    let outer = prefix
    for pair in inner {
      prefix = outer
      name.withUTF8Buffer { prefix.append(contentsOf: $0) }
      prefix.append(UInt8(ascii: "."))
      prefix.append(contentsOf: pair.key.utf8)
      prefix.append(UInt8(ascii: "."))
      pair.record.write(to: &self)
    }
    prefix = outer
  }

  /// Writes the names of inner records, joined with `;`, in one cell; a record without a name is written as its line of
  /// CSV.
  public mutating func field<Inner: FieldWritable>(_ name: StaticString, records inner: [Inner]) {
    begin(name)
    let bytes = joined(inner.count) { writer, position in
      var label = LabelReader()
      inner[position].write(to: &label)
      if let text = label.text { return writer.write(text: text) }
      var line = CSVWriter()
      line.columns([])
      inner[position].write(to: &line)
      writer.write(utf8: line.text.bytes)
    }
    cell(bytes)
  }

  private func joined(_ count: Int, _ write: (inout UTF8Writer, Int) -> Void) -> [UInt8] {
    var writer = UTF8Writer()
    for position in 0..<count {
      if position > 0 { writer.write(byte: UInt8(ascii: ";")) }
      write(&writer, position)
    }
    return writer.bytes
  }
}
