public import FastiCivil

/// A QR code as squares, without the empty border that a scanner needs around it.
public struct QRSquares: Hashable, Sendable {
  /// The number of squares on a side, 21 to 177.
  public let side: Int
  private let dark: [Bool]

  /// A code of squares, row by row from the top left; nil if there are not `side` times `side`.
  public init?(side: Int, dark: [Bool]) {
    guard side > 0, dark.count == side * side else { return nil }
    self.side = side
    self.dark = dark
  }

  /// The number of empty squares that ISO/IEC 18004, section 6.3.8, requires on each side.
  public static let border = 4

  /// Whether a square is dark; those of the border are not.
  public func isDark(_ column: Int, _ row: Int) -> Bool {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return false }
    return dark[row * side + column]
  }
}

extension QRSquares {
  /// The code as a separate picture, black on white on any background.
  public var svg: [UInt8] {
    var writer = UTF8Writer(capacity: 8_192)
    writer.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    writer.write(units)
    writer.write(" ")
    writer.write(units)
    writer.write("\" width=\"")
    writer.write(units * 8)
    writer.write("\" height=\"")
    writer.write(units * 8)
    writer.write("\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h")
    writer.write(units)
    writer.write("v")
    writer.write(units)
    writer.write("H0z\"/><path d=\"")
    writer.write(text: path)
    writer.write("\"/></svg>\n")
    return writer.bytes
  }
}

extension QRSquares {
  /// Writes the code for a terminal, two rows of squares in each line of half blocks, with its border.
  ///
  /// In colour it is black on white with any colours of the terminal. Without colour, blocks are the dark squares, as
  /// on paper.
  public func writeText(_ style: TerminalStyle, to writer: inout UTF8Writer) {
    let range = -Self.border..<(side + Self.border)
    for row in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      if style.isOn {
        writer.write(byte: TerminalStyle.mark)
        writer.write("[38;5;16;48;5;231m")
      }
      for column in range {
        switch (isDark(column, row), isDark(column, row + 1)) {
        case (true, true): writer.write("█")
        case (true, false): writer.write("▀")
        case (false, true): writer.write("▄")
        case (false, false): writer.write(" ")
        }
      }
      if style.isOn {
        writer.write(byte: TerminalStyle.mark)
        writer.write("[0m")
      }
      writer.write("\n")
    }
  }

  /// The dark squares as the data of an SVG path; one square is one unit, and the border is included.
  public var path: String {
    var writer = UTF8Writer(capacity: side * side * 4)
    for row in 0..<side {
      var column = 0
      while column < side {
        guard isDark(column, row) else {
          column += 1
          continue
        }
        var end = column
        while isDark(end, row) { end += 1 }
        writer.write("M")
        writer.write(column + Self.border)
        writer.write(" ")
        writer.write(row + Self.border)
        writer.write("h")
        writer.write(end - column)
        writer.write("v1H")
        writer.write(column + Self.border)
        writer.write("z")
        column = end
      }
    }
    return writer.string
  }

  /// The length of a side of the picture of ``path``, in units.
  public var units: Int { side + 2 * Self.border }
}
