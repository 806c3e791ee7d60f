import FastiCivil

// The format of a page between the process that reads foreign files and the one that does not: one line for each
// item, fields separated by tabs.
//
//   H text      heading            R             begins a row
//   T text      text               C r c h text  cell: rows, columns, 1 for a header
//   B           begins a table     L address text title
//   E           ends the table     W             the page is whole; the last line
//   X           the page is cut; the last line
extension WebPage {
  /// The page as text, which the reading process writes and ``init(lines:)`` of another process reads.
  public var lines: [UInt8] {
    var writer = UTF8Writer(capacity: 4_096)
    for block in blocks {
      switch block {
      case .heading(let text): writer.line("H", text)
      case .text(let text): writer.line("T", text)
      case .table(let rows):
        writer.line("B")
        for row in rows {
          writer.line("R")
          for cell in row {
            writer.write("C\t")
            writer.write(cell.rows)
            writer.write("\t")
            writer.write(cell.columns)
            writer.line(cell.isHeader ? "\t1" : "\t0", cell.text)
          }
        }
        writer.line("E")
      }
    }
    for link in links {
      writer.write("L\t")
      writer.write(utf8: link.address)
      writer.write("\t")
      writer.write(utf8: link.text.untabbed)
      writer.line("", link.title)
    }
    writer.line(isWhole ? "W" : "X")
    return writer.bytes
  }

  /// The page of these lines; nil when they are not in the format of ``lines``.
  public init?(lines bytes: [UInt8]) {
    self.init(isWhole: false)
    var rows: [[Cell]]?
    var isEnded = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard !isEnded else { return nil }
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Array($0) }
      switch (fields[0], fields.count) {
      case ([UInt8(ascii: "H")], 2) where rows == nil: blocks.append(.heading(fields[1]))
      case ([UInt8(ascii: "T")], 2) where rows == nil: blocks.append(.text(fields[1]))
      case ([UInt8(ascii: "B")], 1) where rows == nil: rows = []
      case ([UInt8(ascii: "R")], 1) where rows != nil: rows?.append([])
      case ([UInt8(ascii: "C")], 5):
        // In place, because copying a row for each of its cells would take hours for a long hostile row.
        guard let last = rows?.indices.last, let down = fields[1].small, let across = fields[2].small
        else { return nil }
        rows?[last].append(Cell(fields[4], rows: down, columns: across, isHeader: fields[3] == [UInt8(ascii: "1")]))
      case ([UInt8(ascii: "E")], 1):
        guard let own = rows else { return nil }
        blocks.append(.table(own))
        rows = nil
      case ([UInt8(ascii: "L")], 4) where rows == nil: links.append(Link(fields[1], fields[2], title: fields[3]))
      case ([UInt8(ascii: "W")], 1) where rows == nil, ([UInt8(ascii: "X")], 1) where rows == nil:
        isWhole = fields[0] == [UInt8(ascii: "W")]
        isEnded = true
      default: return nil
      }
    }
    guard isEnded else { return nil }
  }
}

extension UTF8Writer {
  fileprivate mutating func line(_ head: StaticString, _ text: [UInt8]? = nil) {
    write(head)
    if let text {
      write("\t")
      // Tabs and line ends separate fields and lines, so a text has none.
      write(utf8: text.untabbed)
    }
    write("\n")
  }
}

extension [UInt8] {
  /// The text with spaces for tabs and line ends.
  fileprivate var untabbed: [UInt8] { map { $0 < 0x20 ? UInt8(ascii: " ") : $0 } }

  /// A number from 1 to 999.
  fileprivate var small: Int? {
    guard (1...3).contains(count), allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    let value = reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value > 0 ? value : nil
  }
}
