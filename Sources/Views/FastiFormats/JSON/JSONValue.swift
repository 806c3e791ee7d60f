import FastiCivil

/// A value of a JSON text (RFC 8259), read strictly.
///
/// Numbers stay as written, so no number is converted to floating point; strings are UTF-8; names are unique. The value
/// knows its position, so that a mistake in its content can be reported with path and line:
///
/// ```swift
/// let file = try JSONValue(reading: bytes)
/// for scenario in try file.field("scenarios").array() {
///   let anchor = try scenario.field("profile").field("anchor").text()
/// }
/// ```
public struct JSONValue: Sendable {
  let source: JSONText
  let node: Int

  /// Reads a whole text: one value with only space around it. A byte order mark is skipped.
  ///
  /// - Throws: The first mistake in the text.
  /// - Complexity: O(*n*) time, and 16 bytes of memory for each value and name besides the text.
  public init(reading bytes: [UInt8], limits: JSONLimits = .file) throws(JSONError) {
    guard bytes.count <= limits.bytes else { throw JSONError(.tooLong(limit: limits.bytes), at: TextPosition(line: 1)) }
    if let offset = UTF8Check.firstInvalid(bytes) {
      throw JSONError(.notUTF8, at: TextPosition(offset: offset, in: bytes))
    }
    var scanner = JSONScanner(bytes, limits)
    do {
      source = JSONText(bytes: bytes, nodes: try scanner.scan(), places: TextPositions(bytes))
    } catch {
      throw JSONError(error, at: TextPosition(offset: scanner.next, in: bytes))
    }
    node = 0
  }

  init(_ source: JSONText, node: Int) {
    self.source = source
    self.node = node
  }

  public var kind: JSONKind { source.nodes[node].publicKind }

  /// Whether it is `null`.
  public var isNull: Bool { source.nodes[node].kind == .null }

  /// Its path from the root, as `scenarios[3].profile.anchor`; empty for the root.
  /// - Complexity: O(values before it).
  public var path: String { source.path(to: node) }

  /// Its position in the text; for a string, the position of its quote.
  public var place: TextPosition { source.places.place(of: offset, in: source.bytes) }

  private var offset: Int { Int(source.nodes[node].start) - (kind == .string ? 1 : 0) }

  /// The error for a problem with this value.
  public func refusal(_ problem: JSONError.Problem) -> JSONError { JSONError(problem, at: place, path: path) }
}

/// The kind of a JSON value, by its first byte; `true` and `false` are one kind.
public enum JSONKind: Hashable, Sendable {
  case null, bool, number, string, array, object
}

/// A member of an object: a name and its value.
public struct JSONMember: Sendable {
  /// The name, as UTF-8.
  public let name: [UInt8]
  public let value: JSONValue
}
