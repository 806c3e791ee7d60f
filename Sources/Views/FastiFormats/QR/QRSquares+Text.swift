public import FastiCivil

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
