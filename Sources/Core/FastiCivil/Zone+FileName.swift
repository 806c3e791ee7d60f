extension Zone {
  /// Whether the file of a zone name is inside the folder of the time zone database: that of `Europe/Stockholm` is,
  /// that of `../passwd` is not.
  ///
  /// Letters, digits, `_`, `+`, `-` and dots, in parts that are neither empty nor begin with a dot.
  public static func isFileName(_ name: String.UTF8View) -> Bool {
    var isStart = true
    for byte in name {
      if byte == UInt8(ascii: "/") {
        if isStart { return false }
        isStart = true
      } else {
        guard isNameByte(byte), !isStart || byte != UInt8(ascii: ".") else { return false }
        isStart = false
      }
    }
    return !isStart && name.count <= 100
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
