/// Reads the tables of what closed forms leave: two digits to the base 91 an event, the characters from # to ~ without
/// the backslash.
enum Residuals {
  /// The value at an index, in steps from the middle of the range; the index must lie inside the table.
  @inline(__always)
  static func steps(_ table: StaticString, _ index: Int) -> Double {
    table.withUTF8Buffer { text in
      Double(digit(text[2 * index]) * 91 + digit(text[2 * index + 1]) - 91 * 91 / 2)
    }
  }

  @inline(__always)
  private static func digit(_ letter: UInt8) -> Int { Int(letter) - (letter > 0x5C ? 0x24 : 0x23) }
}
