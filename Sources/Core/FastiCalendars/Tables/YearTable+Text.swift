extension YearTable {
  /// The text of a table with these entries: what ``subscript(_:)`` reads.
  static func text(of entries: [UInt32], width: Int) -> [UInt8] {
    var text: [UInt8] = []
    for (place, entry) in entries.enumerated() {
      if place > 0, place % 10 == 0 { text.append(UInt8(ascii: "\n")) }
      for offset in (0..<width).reversed() {
        text.append(59 + UInt8(truncatingIfNeeded: entry >> UInt32(6 * offset) & 63))
      }
    }
    return text
  }
}
