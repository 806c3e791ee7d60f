public import FastiCivil

/// The permanent name of an entry: most are ids, which stay numbers until they are written.
public enum EntryName: Hashable, Sendable {
  /// The UUID of those two halves.
  case id(high: UInt64, low: UInt64)
  /// One day of a recurring entry: `019a9f3c-2b7e-7000-8f0c-9a7e21d44b10/2026-02-05`.
  case day(Day, high: UInt64, low: UInt64)
  /// Any other name, such as a rule and its day.
  case text(String)

  /// The greatest length in bytes of a name that is not `text`.
  public static let longestID = 47

  /// The name as text.
  public var text: String {
    if case .text(let text) = self { return text }
    var writer = UTF8Writer(capacity: Self.longestID)
    writer.write(room: Self.longestID) { writeID(to: &$0) }
    return writer.string
  }

  /// Appends an id and its day; nothing for `text`.
  @inlinable @inline(__always)
  public func writeID(to room: inout OutputSpan<UInt8>) {
    switch self {
    case .id(let high, let low): room.write(uuid: high, low)
    case .day(let day, let high, let low):
      room.write(uuid: high, low)
      let date = day.date
      room.append(UInt8(ascii: "/"))
      room.write(date.year, width: 4)
      room.append(UInt8(ascii: "-"))
      room.write(twoDigits: date.month)
      room.append(UInt8(ascii: "-"))
      room.write(twoDigits: date.dayOfMonth)
    case .text: break
    }
  }
}

extension EntryName: Comparable {
  /// In the order of the texts. Ids are ordered by their numbers, and an id without a day comes before the same id with
  /// a day.
  public static func < (left: EntryName, right: EntryName) -> Bool {
    if case .text = left { return left.text < right.text }
    if case .text = right { return left.text < right.text }
    let (first, second) = (left.numbers, right.numbers)
    if first.high != second.high { return first.high < second.high }
    return first.low == second.low ? first.day < second.day : first.low < second.low
  }

  private var numbers: (high: UInt64, low: UInt64, day: Int32) {
    switch self {
    case .id(let high, let low): (high, low, .min)
    case .day(let day, let high, let low): (high, low, day.number)
    case .text: (0, 0, .min)
    }
  }
}
