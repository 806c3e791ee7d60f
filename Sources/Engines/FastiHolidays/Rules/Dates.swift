public import FastiCivil

/// Days named one by one, by decision only: `2022-09-22`, `2011-12-27, 2011-12-28`, `2026-07-06 to 2026-08-14`.
public struct Dates: Hashable, Sendable {
  /// Single days and ranges of days, ascending; no two have a day in common.
  public var spans: [DayRange]

  /// The longest range, in days.
  static let longest = 366

  /// These days, sorted.
  public init(_ days: [Day]) {
    spans = []
    for day in days.sorted() where spans.last?.first != day { spans.append(DayRange(day)) }
  }

  /// These ranges, sorted.
  public init(spans: [DayRange]) { self.spans = spans.sorted { $0.first < $1.first } }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool {
    guard let first = sentence.current else { return false }
    return first.bytes.count > 4 && first.startsWithDigit && first.bytes.contains(UInt8(ascii: "-"))
  }

  static func read(_ reader: inout SentenceReader) -> Dates? {
    var spans: [DayRange] = []
    repeat {
      let word = reader.current
      reader.known = reader.mistakes.count
      guard let first = reader.date() else { continue }
      guard let span = reader.span(from: first) else { continue }
      if spans.contains(where: { $0.intersection(span) != nil }) {
        reader.note(.date, [UInt8](first.iso.utf8), .repeated, at: word)
      }
      spans.append(span)
    } while reader.consume(",")
    return spans.isEmpty ? nil : Dates(spans: spans)
  }
}

extension SentenceReader {
  /// The end of a range that begins with that day; the day alone if there is no `to`.
  fileprivate mutating func span(from first: Day) -> DayRange? {
    guard consume("to") else { return DayRange(first) }
    let word = current
    guard let last = date() else { return nil }
    guard let span = try? DayRange(first, last) else {
      note(.range, [UInt8](last.iso.utf8), .reversed, at: word)
      return nil
    }
    guard span.count <= Dates.longest else {
      note(.length, [UInt8](String(span.count).utf8), .outOfRange(1...Dates.longest), at: word)
      return nil
    }
    return span
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Dates) {
    for (index, span) in pattern.spans.enumerated() {
      if index > 0 { write(", ") }
      write(span.first)
      if span.count > 1 {
        write(" to ")
        write(span.last)
      }
    }
  }
}
