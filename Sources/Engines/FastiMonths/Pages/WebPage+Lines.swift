import FastiCivil

// A page on its way from the process that may read strangers' files to the one that may not: one line a thing, fields
// parted by tabs.
//
//   H text      heading            R             begins a row
//   T text      text               C r c h text  cell: rows, columns, 1 for a header
//   B           begins a table     L address text
//   E           ends the table     W             the page is whole; the last line
//   X           the page is cut; the last line
extension WebPage {
  /// The page as lines.
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
      writer.line("", link.text)
    }
    writer.line(isWhole ? "W" : "X")
    return writer.bytes
  }

  /// The page that lines tell; nil when they do not read as ``lines`` writes them.
  public init?(lines bytes: [UInt8]) {
    self.init(isWhole: false)
    var rows: [[Cell]]?
    var isEnded = false
    for line in bytes.split(separator: 0x0A) {
      guard !isEnded else { return nil }
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { Array($0) }
      switch (fields[0], fields.count) {
      case ([0x48], 2) where rows == nil: blocks.append(.heading(fields[1]))
      case ([0x54], 2) where rows == nil: blocks.append(.text(fields[1]))
      case ([0x42], 1) where rows == nil: rows = []
      case ([0x52], 1) where rows != nil: rows?.append([])
      case ([0x43], 5):
        // In place: a row that were copied for each of its cells would take hours where a stranger makes it long.
        guard let last = rows?.indices.last, let down = fields[1].small, let across = fields[2].small
        else { return nil }
        rows?[last].append(Cell(fields[4], rows: down, columns: across, isHeader: fields[3] == [0x31]))
      case ([0x45], 1):
        guard let own = rows else { return nil }
        blocks.append(.table(own))
        rows = nil
      case ([0x4C], 3) where rows == nil: links.append(Link(fields[1], fields[2]))
      case ([0x57], 1) where rows == nil, ([0x58], 1) where rows == nil:
        isWhole = fields[0] == [0x57]
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
      // Tabs and line ends part fields and lines, so a text has none.
      write(utf8: text.map { $0 < 0x20 ? 0x20 : $0 })
    }
    write("\n")
  }
}

extension [UInt8] {
  /// A number from 1 to 999.
  fileprivate var small: Int? {
    guard (1...3).contains(count), allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let value = reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return value > 0 ? value : nil
  }
}
