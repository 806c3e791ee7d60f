internal import CICal

/// The content lines of a file, and the components that libical makes of them.
///
/// libical gets whole lines. Its own reader of lines searches the rest of a line again for every 80 bytes, so a line of
/// 6 MB took 9 s. It also does not keep the numbers of the lines that it cannot read.
struct ParsedLines {
  /// An unfolded line with its number, counted as an editor does; a folded line has the number of its first part.
  typealias Line = (number: Int, bytes: [UInt8])

  let lines: [Line]
  /// The components that are not parts of others.
  private(set) var components: [OpaquePointer] = []
  /// The numbers of the lines that libical cannot read.
  private(set) var broken: [Int] = []

  /// Parses bytes without zeros; nil if there is no memory.
  init?(_ bytes: [UInt8]) {
    guard let parser = icalparser_new() else { return nil }
    defer { icalparser_free(parser) }
    lines = Self.unfolded(bytes)
    for (number, line) in lines {
      var text = line.map { CChar(bitPattern: $0) } + [0]
      if let component = icalparser_add_line(parser, &text) { components.append(component) }
      if icalparser_get_state(parser) == ICALPARSER_ERROR { broken.append(number) }
    }
  }

  /// The content lines, without a byte order mark: a line that begins with a space or a tab continues the one before it.
  ///
  /// - Source: RFC 5545, section 3.1.
  static func unfolded(_ bytes: [UInt8]) -> [Line] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var lines: [Line] = []
    var number = 0
    for part in bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !lines.isEmpty {
        lines[lines.count - 1].bytes += line.dropFirst()
      } else if !line.isEmpty {
        lines.append((number, Array(line)))
      }
    }
    return lines
  }
}
