public import FastiAgenda
public import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiMoney
public import FastiRecords
public import FastiReminders

/// Something on one day or several, once or repeatedly.
public struct Event: Record {
  private let content: Content

  /// The values of an event, which its copies share: a list copies an event for every day and line.
  private final class Content: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  private struct Values: Hashable {
    let title: String
    let type: EventType
    let recurrence: Recurrence
    let length: Int
    let time: TimeOfDay?
    let end: EndTime?
    let zone: String?
    let place, url, notes: String
    let alarms: AlarmLeads
    let budget: MoneyAmount?
    let look: EventLook
  }

  /// What people call it, in one line.
  public var title: String { content.values.title }
  /// Whether it is an event, a trip, a birthday or money.
  public var type: EventType { content.values.type }
  /// The days on which it begins, by its own clocks.
  public var recurrence: Recurrence { content.values.recurrence }
  /// How many days it lasts by its own clocks, at least 1.
  public var length: Int { content.values.length }
  /// When it begins on its first day; nil for the whole day.
  public var time: TimeOfDay? { content.values.time }
  /// When it ends on its last day; nil if it is not given, and for the whole day.
  public var end: EndTime? { content.values.end }
  /// The zone of its times, `Asia/Tokyo`; nil for the zone of the reader.
  public var zone: String? { content.values.zone }
  /// Where it takes place; empty if it has none.
  public var place: String { content.values.place }
  /// Its link, http or https; empty for none.
  public var url: String { content.values.url }
  /// Notes, on several lines if needed; empty for none.
  public var notes: String { content.values.notes }
  /// The alarms of each occurrence.
  public var alarms: AlarmLeads { content.values.alarms }
  /// What it may cost; nil if it is not given.
  public var budget: MoneyAmount? { content.values.budget }
  /// The symbol and the colour that were chosen for it.
  public var look: EventLook { content.values.look }

  /// An event from its parts. Only an event with a time has an end and a zone.
  public init(
    title: String, type: EventType = .event, recurrence: Recurrence, length: Int = 1, time: TimeOfDay? = nil,
    end: EndTime? = nil, zone: String? = nil, place: String = "", url: String = "", notes: String = "",
    alarms: AlarmLeads = .none, budget: MoneyAmount? = nil, look: EventLook = .plain
  ) {
    content = Content(
      Values(
        title: title, type: type, recurrence: recurrence, length: length, time: time, end: end, zone: zone,
        place: place, url: url, notes: notes, alarms: alarms, budget: budget, look: look))
  }

  /// Whether both have the same values.
  public static func == (one: Event, other: Event) -> Bool {
    one.content === other.content || one.content.values == other.content.values
  }

  /// Adds the values to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(content.values) }

  /// The occurrences that are on a day of a range by its own clocks, in order.
  /// - Parameter months: The active Hijri months, for rules of Hijri dates.
  public func occurrences(touching range: DayRange, months: HijriMonths? = nil) -> [RecurrenceDay] {
    recurrence.occurrences(in: range.widened(before: length - 1, after: 0), months: months)
  }

  /// The same event on other days.
  func on(_ recurrence: Recurrence) -> Event {
    Event(
      title: title, type: type, recurrence: recurrence, length: length, time: time, end: end, zone: zone, place: place,
      url: url, notes: notes, alarms: alarms, budget: budget, look: look)
  }

  /// The same event with those values of another event that a calendar file cannot express: the budget, the symbol, and
  /// the colour if the file names none.
  package func keepingUnsaid(of other: Event) -> Event {
    Event(
      title: title, type: type, recurrence: recurrence, length: length, time: time, end: end, zone: zone, place: place,
      url: url, notes: notes, alarms: alarms, budget: other.budget,
      look: EventLook(symbol: look.symbol ?? other.look.symbol, color: look.color ?? other.look.color))
  }

  /// Its times on its days.
  /// - Parameter clocks: The clocks of ``zone``; nil if there is no zone, or it is not known.
  public func hours(_ clocks: NamedZone?) -> EventTime { EventTime(length: length, time, end, clocks) }

  /// Whether it uses columns that programs before version 11 of the tables do not have.
  public var saysMore: Bool {
    !alarms.isEmpty || budget != nil || look != .plain || end != nil || zone != nil || !place.isEmpty || !url.isEmpty
      || !recurrence.isPlain
  }
}

extension EventTime {
  /// The times of an event that lasts so many days.
  package init(length: Int, _ time: TimeOfDay?, _ end: EndTime?, _ clocks: NamedZone?) {
    let days = (try? EventDays(length)) ?? .one
    guard let time else {
      self = .allDay(days)
      return
    }
    var ending = EventEnd.open(days)
    if let end { ending = end.time.map { .at($0, daysLater: length - 1) } ?? .at(.midnight, daysLater: length) }
    let hours = try? EventHours(time, clocks: clocks.map { .zone($0) } ?? .floating, end: ending)
    self = hours.map { .timed($0) } ?? .allDay(days)
  }
}

extension Recurrence {
  /// Whether first day, one word and last day express all of it.
  public var isPlain: Bool {
    guard changes.isEmpty, isOnce || repetition != nil else { return false }
    if case .after = end { return false }
    return true
  }

  /// The number of occurrences after which it ends; nil for another end.
  public var times: Int? {
    if case .after(let count) = end { return count }
    return nil
  }
}

extension Event {
  /// Table and columns. Devices can change different groups independently; each dropped, moved or added occurrence is
  /// merged by itself.
  public static let kind = RecordKind(
    table: "event",
    columns: [
      "title", "type", "first_day", "length", "time", "repeats", "repeats_until", "notes", "end_time", "zone", "place",
      "url", "rule", "repeats_count", "occurrences", "alarms", "budget",
      "symbol_name", "icon_color",
    ], label: "title",
    formats: ["first_day": .day, "time": .minute, "repeats_until": .day, "end_time": .minute],
    blank: [
      .erased, .text("event"), .integer(0), .integer(1), .nothing, .nothing, .nothing, .text(""), .nothing, .nothing,
      .nothing, .nothing, .nothing, .nothing, .nothing, .nothing, .nothing, .nothing, .nothing,
    ],
    groups: [
      ["title"], ["type"],
      ["first_day", "length", "time", "end_time", "zone", "repeats", "repeats_until", "rule", "repeats_count"],
      ["occurrences"], ["place"], ["url"], ["notes"], ["alarms"], ["budget"],
      ["symbol_name", "icon_color"],
    ], lists: ["occurrences"],
    later: [
      "end_time", "zone", "place", "url", "rule", "repeats_count", "occurrences", "alarms", "budget", "symbol_name",
      "icon_color",
    ],
    meeting: .groups, reach: .synced)

  /// The columns that determine on which days an event can be.
  static let dayColumns = DayColumns(
    first: "first_day", length: "length", repeats: "repeats", until: "repeats_until", count: "repeats_count",
    rule: "rule", changes: "occurrences", zone: "zone")

  /// Nil for a type, a day, a length, a time or a recurrence that is not valid.
  public init?(reading columns: inout some ColumnReader) {
    let title = columns.text()
    let head = EventHead(reading: &columns)
    let notes = columns.text()
    let end = columns.optionalInteger()
    let tail = EventTail(reading: &columns)
    guard let plan = EventPlan(head, end: end, tail) else { return nil }
    var (alarms, look) = (AlarmLeads.none, EventLook.plain)
    if let tail {
      guard let leads = tail.leads, tail.hasBudget, let chosen = tail.look else { return nil }
      (alarms, look) = (leads, chosen)
    }
    self.init(
      title: title, type: plan.type, recurrence: plan.recurrence, length: plan.length, time: plan.time, end: plan.end,
      zone: plan.zone, place: tail?.place ?? "", url: tail?.url ?? "", notes: notes, alarms: alarms,
      budget: tail?.budget, look: look)
  }

  /// Writes days as day numbers and times as minutes from midnight; null for a whole day, and for what is not given.
  public func write(to columns: inout some ColumnWriter) {
    let repetition = recurrence.repetition
    columns.write(text: title)
    columns.write(text: "\(type.word)")
    columns.write(integer: Int64(recurrence.first.number))
    columns.write(integer: Int64(length))
    columns.write(optionalInteger: time.map { Int64($0.seconds / 60) })
    columns.write(optionalText: recurrence.rule.map { "\((repetition ?? $0.unit).word)" })
    columns.write(optionalInteger: recurrence.last.map { Int64($0.number) })
    columns.write(text: notes)
    columns.write(optionalInteger: end.map { Int64($0.minutes) })
    columns.write(optionalText: zone)
    columns.write(optionalText: place.isEmpty ? nil : place)
    columns.write(optionalText: url.isEmpty ? nil : url)
    columns.write(optionalText: repetition == nil ? recurrence.rule.map { RecurrenceText.write($0) } : nil)
    columns.write(optionalInteger: recurrence.times.map { Int64($0) })
    columns.write(optionalText: recurrence.changes.isEmpty ? nil : recurrence.changes.text)
    columns.write(optionalText: alarms.isEmpty ? nil : alarms.text)
    columns.write(optionalText: budget?.text)
    columns.write(optionalText: look.symbol.map { "\($0.word)" })
    columns.write(optionalText: look.color.map { "\($0.word)" })
  }
}

extension Repetition {
  /// The repetition of that word, in any case.
  static func named(_ word: String) -> Repetition? { allCases.first { "\($0.word)" == word.lowercased() } }
}

extension EventType {
  public var entryKind: EntryKind {
    switch self {
    case .event: .event
    case .trip: .trip
    case .birthday: .birthday
    case .money: .money
    }
  }
}
