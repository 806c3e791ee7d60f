package import FastiAgenda
package import FastiCivil
import FastiFormats
package import FastiMoney
package import FastiRecords
package import FastiReminders

/// The columns of an event from `type` to `repeats_until`, as they are stored.
package struct EventHead {
  fileprivate var type: EventType?
  fileprivate let first: Day?
  fileprivate let length: Int
  fileprivate let minutes: Int64?
  fileprivate let repeats: String?
  fileprivate let until: Int64?

  /// Reads the columns.
  package init(reading columns: inout some ColumnReader) {
    var type: EventType?
    columns.text { type = EventType.named($0) }
    first = Day(stored: columns.integer())
    length = Int(columns.integer())
    minutes = columns.optionalInteger()
    repeats = columns.optionalText()
    until = columns.optionalInteger()
    self.type = type
  }
}

/// The columns of an event after its end; programs before version 11 of the tables do not have them. An object, because most
/// events have none of them: ten values would be copied for each row.
package final class EventTail: Sendable {
  fileprivate let zone: String?
  /// Where it takes place; nil if it has none.
  package let place: String?
  /// Its link; nil for none.
  package let url: String?
  fileprivate let rule: String?
  fileprivate let count: Int64?
  fileprivate let occurrences: String?
  private let alarms: String?
  private let money: String?
  private let symbol: String?
  private let color: String?

  /// Reads the columns; nil if all of them are empty, as for nearly all events.
  package init?(reading columns: inout some ColumnReader) {
    guard !columns.passEmpty(10) else { return nil }
    zone = columns.optionalText()
    place = columns.optionalText()
    url = columns.optionalText()
    rule = columns.optionalText()
    count = columns.optionalInteger()
    occurrences = columns.optionalText()
    alarms = columns.optionalText()
    money = columns.optionalText()
    symbol = columns.optionalText()
    color = columns.optionalText()
  }

  /// The alarms; nil for a text that is not a list of alarms.
  package var leads: AlarmLeads? {
    guard let alarms else { return AlarmLeads.none }
    guard let leads = try? AlarmLeads(text: alarms), !leads.isEmpty, leads.text == alarms else { return nil }
    return leads
  }

  /// What it may cost; nil if it is not given.
  package var budget: MoneyAmount? { money.flatMap { try? MoneyAmount(text: Array($0.utf8)) } }

  /// Whether the text of the budget is a budget as it is written.
  package var hasBudget: Bool { money == budget?.text }

  /// The symbol and the colour; nil if one of the words is neither.
  package var look: EventLook? {
    let look = EventLook(
      symbol: symbol.flatMap { EventSymbol(word: $0) }, color: color.flatMap { EventColor(word: $0) })
    guard (symbol == nil) == (look.symbol == nil), (color == nil) == (look.color == nil) else { return nil }
    return look
  }

  /// Whether the link is one to which pages may lead.
  fileprivate var hasAddress: Bool {
    guard let url else { return true }
    return url.lowercased().hasPrefix("https://") || url.lowercased().hasPrefix("http://")
  }
}

/// When an event is: its columns without its texts.
package struct EventPlan {
  package let type: EventType
  package let recurrence: Recurrence
  /// The days it is on, by its own clocks.
  package let length: Int
  package let time: TimeOfDay?
  package let end: EndTime?
  package let zone: String?

  /// From the columns; nil if they are not valid.
  /// - Parameter end: When it ends, in minutes from midnight.
  package init?(_ head: EventHead, end minutes: Int64?, _ tail: EventTail?) {
    guard let type = head.type, let first = head.first, head.length >= 1, tail?.hasAddress ?? true,
      let recurrence = Self.recurrence(first, head, tail)
    else { return nil }
    self.type = type
    self.recurrence = recurrence
    length = head.length
    time = head.minutes.flatMap { try? TimeOfDay(hour: Int($0) / 60, minute: Int($0) % 60) }
    zone = tail?.zone
    end = minutes.flatMap { Int(exactly: $0) }.flatMap { EndTime(minutes: $0) }
    guard isPossible, (minutes == nil) == (end == nil) else { return nil }
  }

  /// Its times on its days.
  /// - Parameter clocks: The clocks of ``zone``; nil if there is no zone, or it is not known.
  package func hours(_ clocks: NamedZone?) -> EventTime { EventTime(length: length, time, end, clocks) }

  /// Whether the end is after the beginning, and there is a time if there is an end or a zone.
  private var isPossible: Bool {
    guard let time else { return end == nil && zone == nil }
    guard zone.map({ Zone.isFileName($0.utf8) }) ?? true else { return false }
    guard let end, length == 1 else { return true }
    return end >= EndTime(time)
  }

  private static func recurrence(_ first: Day, _ head: EventHead, _ tail: EventTail?) -> Recurrence? {
    let repetition = head.repeats.flatMap(Repetition.named)
    guard (head.repeats == nil) == (repetition == nil) else { return nil }
    let until = head.until.flatMap { Day(stored: $0) }
    guard let tail, tail.rule != nil || tail.count != nil || tail.occurrences != nil else {
      return try? Recurrence(first: first, repetition: repetition, last: until)
    }
    guard repetition != nil || tail.rule == nil, until == nil || tail.count == nil else { return nil }
    var rule = repetition.map { RecurrenceRule($0, first: first) }
    if let text = tail.rule {
      guard let own = try? RecurrenceText.read(text) else { return nil }
      rule = own
    }
    var end = until.map { RecurrenceEnd.on($0) } ?? .never
    if let count = tail.count {
      guard let count = Int(exactly: count) else { return nil }
      end = .after(count)
    }
    var changes = RecurrenceChanges.none
    if let text = tail.occurrences {
      guard let told = RecurrenceChanges(text: text) else { return nil }
      changes = told
    }
    return try? Recurrence(first: first, rule: rule, end: end, changes: changes)
  }
}

extension RecurrenceRule {
  /// The unit of its step, which the column `repeats` contains even if one word does not express the whole rule.
  package var unit: Repetition {
    switch self {
    case .days: .day
    case .weeks: .week
    case .months: .month
    case .years: .year
    case .calendar(let rule): if case .months = rule.turn { .month } else { .year }
    }
  }
}

extension EventType {
  /// The type of that word, in any case.
  static func named(_ word: String) -> EventType? { named(word.utf8.span) }

  /// The type of that word, in any case of ASCII.
  fileprivate static func named(_ word: borrowing Span<UInt8>) -> EventType? {
    for type in allCases where word.isSame(type.word) { return type }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether it is that lower-case word, in any case of ASCII.
  @inline(__always)
  fileprivate func isSame(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for place in indices where self[place] | 0x20 != word.utf8Start[place] { return false }
    return true
  }
}
