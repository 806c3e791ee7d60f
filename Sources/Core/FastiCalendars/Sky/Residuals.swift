/// Reads the tables of residuals of closed forms: two digits to the base 91 per event, the characters from # to ~
/// without the backslash.
enum Residuals {
  /// The value at an index, in steps from the middle of the range; the index must be inside the table.
  @inline(__always)
  static func steps(_ table: StaticString, _ index: Int) -> Double {
    let text = table.utf8Start + 2 * index
    return Trig.double(Int(digit(text[0]) * 91 + digit(text[1]) - 91 * 91 / 2))
  }

  // Without a branch, which the processor would mispredict half the time: the shift gives -1 beyond the backslash.
  @inline(__always)
  private static func digit(_ letter: UInt8) -> Int32 {
    Int32(letter) - Int32(UInt8(ascii: "#")) + ((Int32(UInt8(ascii: "\\")) - Int32(letter)) >> 31)
  }
}
