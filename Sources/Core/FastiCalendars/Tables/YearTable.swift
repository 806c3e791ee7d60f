/// A small whole number for each year of a run, as text: `width` characters a year, ten years and a line feed a line.
///
/// A character encodes 6 bits, its code less 59 (`;` is 0, `z` is 63), the highest first. Constant text needs no
/// initialization, compiles at once and is the same in every build; reading an entry takes about a nanosecond.
struct YearTable: Sendable {
  /// The years that have an entry.
  let years: ClosedRange<Int>
  /// Characters an entry, 1 to 5.
  let width: Int
  let text: StaticString

  /// The entry of a year.
  /// - Precondition: the year is one of ``years``.
  @inline(__always)
  subscript(year: Int) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: year &- years.lowerBound)
    let line = Int(place / 10) &* (10 &* width &+ 1)
    let start = line &+ Int(place % 10) &* width
    var value: UInt32 = 0
    for offset in 0..<width {
      value = value << 6 | UInt32(text.utf8Start[start &+ offset] &- 59)
    }
    return value
  }

  /// Whether the text has the size that its years need.
  var isComplete: Bool {
    let count = years.count
    return text.utf8CodeUnitCount == count * width + (count - 1) / 10
  }
}

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
