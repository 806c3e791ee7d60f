public import FastiCivil

/// A day defined by other holidays: `1 day after us.thanksgiving-day`, `Monday on or after x`,
/// `day between two public holidays`.
public enum Relative: Hashable, Sendable {
  /// The rule referred to.
  public struct Target: Hashable, Sendable, ExpressibleByStringLiteral {
    public var id: RuleID
    /// Whether its day is the one after its shift or an exception, and not the one of its pattern.
    public var isAsMoved: Bool

    public init(_ id: RuleID, isAsMoved: Bool = false) {
      self.id = id
      self.isAsMoved = isAsMoved
    }

    /// A rule's own day.
    public init(stringLiteral text: StaticString) { self.init(RuleID(stringLiteral: text)) }
  }

  /// A number of days after the rule's nominal day, negative before it.
  case days(Int, from: Target)
  /// The next such weekday after the rule's nominal day, or on it when `inclusive`.
  case weekdayAfter(Weekday, Target, inclusive: Bool)
  /// The last such weekday before the rule's nominal day, or on it when `inclusive`.
  case weekdayBefore(Weekday, Target, inclusive: Bool)
  /// Any day that is not a public holiday itself, with a public holiday on either side.
  case between

  /// The valid offsets.
  public static let offsets: ClosedRange<Int> = -366...366

  /// The rule referred to, if it is one rule.
  public var target: RuleID? { reference?.id }

  /// The rule referred to, and which of its days is meant.
  public var reference: Target? {
    switch self {
    case .days(_, let target), .weekdayAfter(_, let target, _), .weekdayBefore(_, let target, _): target
    case .between: nil
    }
  }

  @inline(__always)
  func day(from day: Day) -> Day {
    switch self {
    case .days(let count, _): day + count
    case .weekdayAfter(let weekday, _, let inclusive): (inclusive ? day : day + 1).onOrAfter(weekday)
    case .weekdayBefore(let weekday, _, let inclusive): (inclusive ? day : day - 1).onOrBefore(weekday)
    case .between: day
    }
  }

  /// How far the day can be from that of the rule it refers to, in days: before and after.
  var reach: ClosedRange<Int> {
    switch self {
    case .days(let count, _): min(count, 0)...max(count, 0)
    case .weekdayAfter: 0...7
    case .weekdayBefore: -7...0
    case .between: -1...1
    }
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool {
    sentence.contains("holidays") || sentence.contains("after") || sentence.contains("before")
  }

  static func read(_ reader: inout SentenceReader) -> Relative? {
    if reader.consume("day", "between", "two", "public", "holidays") { return .between }
    guard let first = reader.current else { return nil }
    // Only another pattern has that word.
    if reader.contains("holidays") {
      reader.end(.pattern)
      return nil
    }
    if first.startsWithDigit { return readDays(&reader) }
    if reader.consume("day", "after") || reader.consume("the", "day", "after") {
      return reader.reference().map { .days(1, from: $0) }
    }
    if reader.consume("day", "before") || reader.consume("the", "day", "before") {
      return reader.reference().map { .days(-1, from: $0) }
    }
    let weekday = reader.weekday()
    let inclusive = reader.consume("on", "or")
    let direction = reader.expect("after", "before", as: .pattern)
    let id = reader.reference()
    guard let id, let weekday, let direction else { return nil }
    return direction == 0
      ? .weekdayAfter(weekday, id, inclusive: inclusive) : .weekdayBefore(weekday, id, inclusive: inclusive)
  }

  private static func readDays(_ reader: inout SentenceReader) -> Relative? {
    let count = reader.number(.offset, 0...offsets.upperBound)
    reader.expect("days", "day", as: .pattern) { $0.matches("after", "before") }
    let direction = reader.expect("after", "before", as: .pattern)
    reader.known = reader.mistakes.count
    guard let id = reader.reference(), let count, let direction else { return nil }
    return .days(direction == 0 ? count : -count, from: id)
  }
}

extension SentenceReader {
  /// Another rule: its id, with `, as moved` for its moved day.
  mutating func reference() -> Relative.Target? {
    guard let id = ruleID() else { return nil }
    return Relative.Target(id, isAsMoved: consume(",", "as", "moved"))
  }

  private mutating func ruleID() -> RuleID? {
    guard let word = next() else {
      note(.reference, nil as Word?)
      return nil
    }
    guard RuleID.isValid(word) else {
      note(.reference, word)
      return nil
    }
    return RuleID(word.bytes)
  }
}

extension RuleID {
  /// Whether the word can be a rule's id: letters, digits, dots, hyphens, at least one letter, at most 64 bytes.
  static func isValid(_ word: Word) -> Bool {
    guard !word.bytes.isEmpty, word.bytes.count <= 64 else { return false }
    var letters = 0
    for byte in word.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): break
      default: return false
      }
    }
    return letters > 0
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Relative) {
    switch pattern {
    case .between: write("day between two public holidays")
    case .days(let count, let target):
      write(abs(count))
      write(abs(count) == 1 ? " day" : " days")
      write(count < 0 ? " before " : " after ")
      write(target: target)
    case .weekdayAfter(let weekday, let target, let inclusive):
      write(weekday)
      write(inclusive ? " on or after " : " after ")
      write(target: target)
    case .weekdayBefore(let weekday, let target, let inclusive):
      write(weekday)
      write(inclusive ? " on or before " : " before ")
      write(target: target)
    }
  }

  private mutating func write(target: Relative.Target) {
    write(utf8: target.id.bytes)
    if target.isAsMoved { write(", as moved") }
  }
}
