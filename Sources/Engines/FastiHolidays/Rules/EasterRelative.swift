import FastiCalendars
import FastiCivil

/// Days before or after Easter Sunday: `39 days after Easter`, `2 days before orthodox Easter`.
public struct EasterRelative: Hashable, Sendable {
  /// Which computus gives Easter Sunday.
  public enum Church: UInt8, Hashable, Sendable {
    /// By the Gregorian computus.
    case western
    /// By the Julian computus.
    case orthodox
  }

  /// Days after Easter Sunday, negative before it.
  public var offset: Int
  public var church: Church

  /// The valid offsets.
  public static let offsets: ClosedRange<Int> = -120...250

  /// Days from Easter Sunday.
  public init(offset: Int, church: Church = .western) {
    self.offset = offset
    self.church = church
  }

  @inline(__always)
  func day(in year: Int) -> Day {
    (church == .western ? Easter.western(year: year) : Easter.orthodox(year: year)) + offset
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool { sentence.contains("Easter") }

  static func read(_ reader: inout SentenceReader) -> EasterRelative? {
    let offset = isEaster(reader.current) ? 0 : reader.easterOffset()
    _ = reader.consume("western")
    let church: Church = reader.consume("orthodox") ? .orthodox : .western
    reader.known = reader.mistakes.count
    guard reader.expect("Easter", as: .pattern) != nil else { return nil }
    return offset.map { EasterRelative(offset: $0, church: church) }
  }

  /// Whether the word begins the name of the day from which it counts.
  static func isEaster(_ word: Word?) -> Bool { word?.matches("Easter", "orthodox", "western") ?? false }
}

extension SentenceReader {
  /// `39 days after` or `2 days before`.
  fileprivate mutating func easterOffset() -> Int? {
    let typed = current
    let count = number(.offset, 0...250)
    known = mistakes.count
    expect("days", "day", as: .pattern) { $0.matches("after", "before") || EasterRelative.isEaster($0) }
    let direction = expect("after", "before", as: .pattern) { EasterRelative.isEaster($0) }
    // Any other word before the day's name is part of a mistake, or a mistake itself.
    while let current, !EasterRelative.isEaster(current) {
      if mistakes.count == known { note(.pattern, current) }
      position += 1
    }
    guard let count, let direction else { return nil }
    guard direction == 1 else { return count }
    if count > 120 { note(.offset, .init("-\(count)".utf8), .outOfRange(EasterRelative.offsets), at: typed) }
    return -count
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: EasterRelative) {
    if pattern.offset != 0 {
      write(abs(pattern.offset))
      write(abs(pattern.offset) == 1 ? " day" : " days")
      write(pattern.offset < 0 ? " before " : " after ")
    }
    if pattern.church == .orthodox { write("orthodox ") }
    write("Easter")
  }
}
