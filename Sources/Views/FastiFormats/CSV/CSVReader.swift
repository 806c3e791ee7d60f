/// Reads CSV (RFC 4180) line by line, strictly; lines end with CR LF or with a line feed.
///
/// After an error it continues with the next line, so that all mistakes of a text can be reported at once:
///
/// ```swift
/// var reader = try CSVReader(bytes)
/// while true {
///   do {
///     guard let line = try reader.next() else { break }
///     use(line.cells)
///   } catch {
///     mistakes.append(error)
///   }
/// }
/// ```
/// - Source: RFC 4180, section 2. A byte order mark is skipped.
public struct CSVReader: Sendable {
  private let bytes: [UInt8]
  private let mostCells: Int
  private let separator: UInt8
  private var position: Int
  private var line = 1
  /// The offset and the number of the line being read.
  private var first = 0
  private var firstLine = 1

  /// The greatest length of a text: 64 MiB.
  public static let longestText = 64 << 20

  /// A reader of a text.
  /// - Parameters:
  ///   - mostCells: The greatest number of cells in a line.
  ///   - separator: The character between cells: a comma, or a semicolon where the comma is the decimal sign.
  /// - Throws: `.tooLong`.
  public init(
    _ bytes: [UInt8], longest: Int = CSVReader.longestText, mostCells: Int = 1_000,
    separator: UInt8 = UInt8(ascii: ",")
  ) throws(CSVError) {
    guard bytes.count <= longest else { throw CSVError(.tooLong(limit: longest), at: TextPosition(line: 1)) }
    self.bytes = bytes
    self.mostCells = mostCells
    self.separator = separator
    position = ByteOrderMark.length(in: bytes)
  }

  /// The next line; nil after the last.
  /// - Throws: What is wrong with the line; the next call reads the line after it.
  /// - Complexity: O(bytes of the line).
  public mutating func next() throws(CSVError) -> CSVLine? {
    guard position < bytes.count else { return nil }
    (first, firstLine) = (position, line)
    do throws(Fault) {
      return CSVLine(number: firstLine, cells: try cellsOfLine())
    } catch {
      if error.problem == .openQuote { position = bytes.count } else { skipLine() }
      throw CSVError(error.problem, at: place(of: error.offset))
    }
  }

  /// A mistake and its byte offset.
  private struct Fault: Error {
    let problem: CSVError.Problem
    let offset: Int
  }

  private mutating func cellsOfLine() throws(Fault) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    while true {
      guard cells.count < mostCells else { throw fault(.tooManyCells(limit: mostCells)) }
      cells.append(position < bytes.count && bytes[position] == UInt8(ascii: "\"") ? try quotedCell() : try plainCell())
      guard position < bytes.count else { return cells }
      if bytes[position] == separator {
        position += 1
      } else {
        position += bytes[position] == UInt8(ascii: "\r") ? 2 : 1
        line += 1
        return cells
      }
    }
  }

  /// A cell without quotes; stops before a separator, the end of the line or the end of the text.
  private mutating func plainCell() throws(Fault) -> [UInt8] {
    let start = position
    scan: while position < bytes.count {
      switch bytes[position] {
      case separator, UInt8(ascii: "\n"): break scan
      case UInt8(ascii: "\r") where isLineEnd: break scan
      case UInt8(ascii: "\r"): throw fault(.strayReturn)
      case UInt8(ascii: "\""): throw fault(.strayQuote)
      case 0: throw fault(.zeroByte)
      default: position += 1
      }
    }
    return try checked(Array(bytes[start..<position]), from: start)
  }

  /// A cell in quotes; stops before the separator or the end of the line, one of which must follow.
  private mutating func quotedCell() throws(Fault) -> [UInt8] {
    let start = position
    var cell: [UInt8] = []
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        if position == bytes.count || bytes[position] == separator || isLineEnd {
          return try checked(cell, from: start + 1)
        }
        guard bytes[position] == UInt8(ascii: "\"") else { throw fault(.afterQuote) }
      case UInt8(ascii: "\n"): line += 1
      case 0: throw fault(.zeroByte)
      default: break
      }
      cell.append(bytes[position])
      position += 1
    }
    // Reported at the opening quote, because the rest of the text was inside it.
    throw Fault(problem: .openQuote, offset: start)
  }

  /// Whether a line ends here.
  private var isLineEnd: Bool {
    bytes[position] == UInt8(ascii: "\n")
      || (bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: "\n"))
  }

  private func checked(_ cell: [UInt8], from start: Int) throws(Fault) -> [UInt8] {
    guard let offset = UTF8Check.firstInvalid(cell) else { return cell }
    throw Fault(problem: .notUTF8, offset: start + offset)
  }

  private func fault(_ problem: CSVError.Problem) -> Fault { Fault(problem: problem, offset: position) }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    position += 1
    line += 1
  }

  private func place(of offset: Int) -> TextPosition {
    let start = min(first, offset)
    let place = TextPosition(offset: offset - start, in: Array(bytes[start..<min(bytes.count, offset + 1)]))
    return TextPosition(line: firstLine + place.line - 1, column: place.column)
  }
}

/// One record of a CSV text.
public struct CSVLine: Hashable, Sendable {
  /// The number of its first line, counted from 1; with line breaks in quotes a record takes several lines.
  public let number: Int
  /// The cells, as UTF-8 without the quotes around them; at least one.
  public let cells: [[UInt8]]

  /// Whether it is an empty line, such as editors leave at the end.
  public var isEmpty: Bool { cells.count == 1 && cells[0].isEmpty }
}
