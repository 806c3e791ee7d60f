public import FastiCivil

/// Days named one by one, by decision only: `2022-09-22`, `2011-12-27, 2011-12-28`.
public struct Dates: Hashable, Sendable {
  /// The days, ascending, none twice.
  public var days: [Day]

  /// The days given, brought into order.
  public init(_ days: [Day]) {
    self.days = []
    for day in days.sorted() where self.days.last != day { self.days.append(day) }
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool {
    guard let first = sentence.current else { return false }
    return first.bytes.count > 4 && first.startsWithDigit && first.bytes.contains(UInt8(ascii: "-"))
  }

  static func read(_ reader: inout SentenceReader) -> Dates? {
    var days: [Day] = []
    repeat {
      let word = reader.current
      reader.known = reader.mistakes.count
      guard let day = reader.date() else { continue }
      if days.contains(day) { reader.note(.date, [UInt8](day.iso.utf8), .repeated, at: word) }
      days.append(day)
    } while reader.take(",")
    return days.isEmpty ? nil : Dates(days)
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Dates) {
    for (index, day) in pattern.days.enumerated() {
      if index > 0 { write(", ") }
      write(day)
    }
  }
}
