internal import CICal

/// Finds the lines of a calendar that libical cannot read, because libical does not keep their positions.
enum BrokenLines {
  /// The numbers of them, counted as an editor does; a folded line has the number of its first part.
  static func numbers(_ bytes: [UInt8]) -> [Int] {
    guard let parser = icalparser_new() else { return [] }
    defer { icalparser_free(parser) }
    var found: [Int] = []
    for (number, line) in unfolded(bytes) {
      var text = line.map { CChar(bitPattern: $0) } + [0]
      // A complete component is passed on; nothing of it is kept here.
      if let component = icalparser_add_line(parser, &text) { icalcomponent_free(component) }
      if icalparser_get_state(parser) == ICALPARSER_ERROR { found.append(number) }
    }
    return found
  }

  /// The content lines with their numbers: a line that begins with a space or a tab continues the one before it.
  ///
  /// - Source: RFC 5545, section 3.1.
  static func unfolded(_ bytes: [UInt8]) -> [(number: Int, line: [UInt8])] {
    var lines: [(number: Int, line: [UInt8])] = []
    var number = 0
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty {
        lines[lines.count - 1].line += line.dropFirst()
      } else if !line.isEmpty {
        lines.append((number, Array(line)))
      }
    }
    return lines
  }
}
