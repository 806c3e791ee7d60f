import FastiCalendars
import FastiCivil

/// Days before or after Easter Sunday: `39 days after Easter`, `2 days before orthodox Easter`.
public struct EasterRelative: Hashable, Sendable {
  /// Whose Easter.
  public enum Church: UInt8, Hashable, Sendable {
    /// By the Gregorian computus.
    case western
    /// By the Julian computus.
    case orthodox
  }

  /// Days after Easter Sunday, negative before it.
  public var offset: Int
  /// Whose Easter.
  public var church: Church

  /// The offsets a rule may have.
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

  static func read(_ reader: inout SentenceReader) -> EasterRelative? {
    var offset: Int? = 0
    if !reader.contains("after") && !reader.contains("before") {
      // Easter itself.
    } else if let count = reader.number(.offset, 0...250) {
      if !reader.take("days") { _ = reader.take("day") }
      let before = reader.take("before")
      if !before && !reader.take("after") {
        reader.note(.pattern, reader.current)
        return nil
      }
      if before && count > 120 { reader.note(.offset, .init("-\(count)".utf8), .outOfRange(offsets)) }
      offset = before ? -count : count
    } else {
      offset = nil
    }
    while let word = reader.next() {
      if word.matches("orthodox") { return finish(&reader, offset, .orthodox) }
      if word.matches("Easter") { return offset.map { EasterRelative(offset: $0) } }
      if !word.matches("days", "day", "after", "before", "western") { reader.note(.pattern, word) }
    }
    return nil
  }

  private static func finish(_ reader: inout SentenceReader, _ offset: Int?, _ church: Church) -> EasterRelative? {
    guard reader.take("Easter") else {
      reader.note(.pattern, reader.current)
      return nil
    }
    return offset.map { EasterRelative(offset: $0, church: church) }
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
