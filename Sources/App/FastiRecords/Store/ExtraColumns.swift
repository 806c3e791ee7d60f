package import FastiFormats

/// Columns of a later version of the program: stored by name, and passed on unread.
public struct ExtraColumns: Hashable, Sendable {
  /// The columns, in the order of the bytes of their names.
  public let columns: [Column]

  /// A column by its name.
  public struct Column: Hashable, Sendable {
    /// The column's name in the later version.
    public let name: String
    /// Its content.
    public let value: Value

    /// Whether it sorts before a column of that name.
    func precedes(_ other: String) -> Bool { name.utf8.lexicographicallyPrecedes(other.utf8) }
  }

  /// The content of a column, as in JSON.
  public enum Value: Hashable, Sendable {
    /// True or false.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A text.
    case text(String)
  }

  /// Reads a JSON object whose members are texts, whole numbers, flags or null; nil for any other text.
  public init?(text: String) {
    guard let object = try? JSONValue(reading: Array(text.utf8)), let members = try? object.members() else {
      return nil
    }
    self.init(members.map { (String(decoding: $0.name, as: UTF8.self), $0.value) })
  }

  /// Columns with those names; null values are left out. Nil if a value is a list or an object.
  package init?(_ members: [(name: String, value: JSONValue)]) {
    var columns: [Column] = []
    for (name, value) in members {
      switch value.kind {
      case .null: continue
      case .bool: (try? value.bool()).map { columns.append(Column(name: name, value: .flag($0))) }
      case .number:
        guard let number = try? value.int() else { return nil }
        columns.append(Column(name: name, value: .number(number)))
      case .string: (try? value.text()).map { columns.append(Column(name: name, value: .text($0))) }
      case .array, .object: return nil
      }
    }
    self.columns = columns.sorted { $0.precedes($1.name) }
  }

  /// The object as a store writes it; nil if there are no columns.
  public var text: String? {
    if columns.isEmpty { return nil }
    var json = JSONWriter()
    json.object { json in for column in columns { column.write(to: &json) } }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension ExtraColumns.Column {
  package func write(to json: inout JSONWriter) {
    json.name(text: name)
    switch value {
    case .flag(let flag): json.bool(flag)
    case .number(let number): json.int(number)
    case .text(let text): json.string(text)
    }
  }
}
