extension Journey {
  /// The columns of a transcript.
  static let width = 120

  /// A line of output in a transcript: a long line of JSON is split into several lines, with members and elements below
  /// their container. No character is changed; ``unfolded(_:)`` returns the same line.
  static func folded(_ line: String) -> [String] {
    guard line.count > width, let piece = JSONPiece(line: line) else { return [line] }
    var lines: [String] = []
    piece.write(indent: 0, to: &lines)
    return lines
  }

  /// The line from its folded lines.
  static func unfolded(_ lines: [String]) -> String {
    lines.enumerated().map { $0 == 0 ? $1 : String($1.drop { $0 == " " }) }.joined()
  }
}

/// A value of compact JSON, with its key and its comma.
private struct JSONPiece {
  /// The whole value on one line.
  private let flat: String
  /// The text before the members or elements: `"days":[`.
  private var head = ""
  private var children: [JSONPiece] = []
  /// The text after them: `],`.
  private var tail = ""

  /// The only value of a line; nil for any other line.
  init?(line: String) {
    var rest = line[...]
    guard let piece = JSONPiece(&rest), rest.isEmpty, !piece.children.isEmpty else { return nil }
    self = piece
  }

  /// Reads one value.
  private init?(_ rest: inout Substring) {
    let start = rest
    // A key is a string and a colon; a value that is not a container ends before a comma or a bracket.
    Self.skipScalar(&rest)
    // In a transcript `[..]` matches any text.
    if let open = rest.first, open == "{" || open == "[", !rest.hasPrefix(JSONPiece.anything) {
      rest.removeFirst()
      head = String(start[..<rest.startIndex])
      let close: Character = open == "{" ? "}" : "]"
      while rest.first != close {
        guard let child = JSONPiece(&rest) else { return nil }
        children.append(child)
      }
      let end = rest.startIndex
      rest.removeFirst()
      if rest.first == "," { rest.removeFirst() }
      tail = String(start[end..<rest.startIndex])
    } else if rest.first == "," {
      rest.removeFirst()
    }
    flat = String(start[..<rest.startIndex])
    // Compact JSON has no white space outside strings, and an empty piece would cause an endless loop.
    guard !flat.isEmpty, flat.first != " " else { return nil }
  }

  private static let anything = "[..]"

  /// Skips strings, numbers, words and colons up to a bracket or a comma.
  private static func skipScalar(_ rest: inout Substring) {
    var isString = false
    while let character = rest.first {
      if isString {
        if character == "\\" { rest.removeFirst() } else if character == "\"" { isString = false }
      } else if character == "\"" {
        isString = true
      } else if rest.hasPrefix(anything) {
        rest.removeFirst(anything.count - 1)
      } else if "{}[],".contains(character) {
        return
      }
      if !rest.isEmpty { rest.removeFirst() }
    }
  }

  /// Writes it on one line if it fits, otherwise its members on separate lines.
  func write(indent: Int, to lines: inout [String]) {
    let space = String(repeating: " ", count: indent)
    guard indent + flat.count > Journey.width - 4, !children.isEmpty else { return lines.append(space + flat) }
    lines.append(space + head)
    for child in children { child.write(indent: indent + 2, to: &lines) }
    lines.append(space + tail)
  }
}
