import FastiAgenda
package import FastiCalendars
public import FastiCivil
import FastiFormats
import FastiMoney
package import FastiRecords
import FastiReminders

/// The typed fields of an event; nil for a field that was not given.
public struct EventDraft: Sendable {
  /// The title, before it is trimmed and checked.
  public var title: String?
  /// `event`, `trip`, `birthday` or `money`.
  public var type: String?
  /// The first day.
  public var on: Day?
  /// The last day of an event of several days.
  public var until: Day?
  /// The clock time at which it begins; empty for the whole day.
  public var at: String?
  /// The clock time at which it ends, on its last day; a time before the beginning is on the next day. Empty for none.
  public var to: String?
  /// How long it lasts, instead of ``to``: `90m`, `1h30`, `2d`.
  public var lasts: String?
  /// The zone of its times; empty for the zone of the reader.
  public var zone: String?
  /// Where it takes place; empty if it has none.
  public var place: String?
  /// Its link; empty for none.
  public var url: String?
  /// How it recurs.
  public var again = RecurrenceDraft()
  /// Notes, on several lines if needed; empty for none.
  public var notes: String?
  /// Its alarms: `start`, `10m`, `1h`, `1d 18:00`, one in each text or several separated by commas; `none` alone
  /// removes them.
  public var alarms: [String]?
  /// What it may cost: `500 EUR`; empty if it is not given.
  public var budget: String?
  /// The word of a symbol; empty for none.
  public var symbol: String?
  /// The word of a colour; empty for none.
  public var color: String?

  /// An empty draft.
  public init() {}

  /// Whether no field was given.
  var isEmpty: Bool {
    title == nil && type == nil && on == nil && until == nil && again.isEmpty && notes == nil && place == nil
      && url == nil && alarms == nil && budget == nil && symbol == nil && color == nil
      && [at, to, lasts, zone].allSatisfy { $0 == nil }
  }

  /// Moves its days to those of another occurrence, by a number of days.
  mutating func shift(by days: Int) {
    on = on.map { $0 + days }
    until = until.map { $0 + days }
  }

  /// The event with the draft applied; a new one if there was none.
  /// - Parameters:
  ///   - zones: The source of zones; nil if a zone need not be on this machine.
  ///   - months: The active Hijri months, for the first day of an event on Hijri dates; nil for the published calendar.
  /// - Throws: `.usage` for a missing title or day, `.invalid` for fields that cannot be read or contradict each other.
  package func event(
    changing old: Event?, zones: (any Zones)?, months: HijriMonths? = nil
  ) throws(Failure) -> Event {
    guard let title = title ?? old?.title, let first = on ?? old?.recurrence.first else {
      throw Failure(.usage(.missing), field: .on)
    }
    let hours = try EventHoursDraft(self, first, old)
    let recurrence = try again.recurrence(from: first, changing: old?.recurrence, months: months)
    if let repetition = recurrence.repetition, hours.length > repetition.shortestStep {
      throw Failure(.days(.tooOften(hours.length, repetition)), field: .every, value: "\(repetition.word)")
    }
    return Event(
      title: try TypedText.title(title, .input(.title)), type: try type.map(Self.type) ?? old?.type ?? .event,
      recurrence: recurrence, length: hours.length, time: hours.time, end: hours.end,
      zone: try zone(hours.time, old, zones), place: try place.map(Self.place) ?? old?.place ?? "",
      url: try url.map(Self.address) ?? old?.url ?? "",
      notes: try notes.map { text throws(Failure) in try TypedText.lines(text, .input(.notes)) } ?? old?.notes ?? "",
      alarms: try alarms.map(Self.alarms) ?? old?.alarms ?? .none, budget: try budget(old), look: try look(old))
  }

  /// Its symbol and its colour: as before if they are not given.
  private func look(_ old: Event?) throws(Failure) -> EventLook {
    var look = old?.look ?? .plain
    if let symbol {
      look.symbol = EventSymbol(word: symbol.lowercased())
      guard symbol.isEmpty || look.symbol != nil else {
        throw Failure(.value(.word(EventSymbol.allCases.map { "\($0.word)" })), field: .symbol, value: symbol)
      }
    }
    if let color {
      look.color = EventColor(word: color.lowercased())
      guard color.isEmpty || look.color != nil else {
        throw Failure(.value(.word(EventColor.allCases.map { "\($0.word)" })), field: .color, value: color)
      }
    }
    return look
  }

  /// What it may cost: as before if it is not given.
  private func budget(_ old: Event?) throws(Failure) -> MoneyAmount? {
    guard let budget else { return old?.budget }
    guard VisibleText.isVisible(budget) else { return nil }
    do throws(MoneyError) {
      let money = try MoneyAmount(text: Array(budget.utf8))
      guard money.currency.isListed else { throw .unlisted(money.currency) }
      return money
    } catch { throw Failure(.money(error), field: .budget, value: budget) }
  }

  static func alarms(_ typed: [String]) throws(Failure) -> AlarmLeads {
    var leads: [AlarmLead] = []
    for part in typed.flatMap({ AlarmLeads.parts(of: $0) }) {
      do { leads.append(try AlarmLead(text: part)) } catch {
        throw Failure(.alarm(error), field: .alarms, value: part)
      }
    }
    do { return try AlarmLeads(leads) } catch {
      throw Failure(.alarm(error), field: .alarms, value: typed.joined(separator: ", "))
    }
  }

  private static func type(_ word: String) throws(Failure) -> EventType {
    if let type = EventType.named(word) { return type }
    throw Failure(.value(.word(EventType.allCases.map { "\($0.word)" })), field: .type, value: word)
  }

  private static func place(_ text: String) throws(Failure) -> String {
    let failures = TypedText(text: text, field: .input(.place), limit: 1_000).failures
    if let failure = Failure.joined(failures) { throw failure }
    return VisibleText.isVisible(text) ? text : ""
  }

  private static func address(_ text: String) throws(Failure) -> String {
    guard !text.isEmpty else { return "" }
    do { return try LinkAddress(text).text } catch {
      throw Failure(error.cause, field: .address, value: error.value, hint: error.hint)
    }
  }

  private func zone(_ time: TimeOfDay?, _ old: Event?, _ zones: (any Zones)?) throws(Failure) -> String? {
    guard let zone else { return time == nil ? nil : old?.zone }
    guard !zone.isEmpty else { return nil }
    guard time != nil else { throw Failure(.usage(.needs(.input(.at))), field: .zoneOfEvent, value: zone) }
    guard Zone.isFileName(zone.utf8), NamedZone(zone, .utc) != nil else {
      throw Failure(.malformed(what: .zone), field: .zoneOfEvent, value: zone)
    }
    do { _ = try zones?.zone(named: zone) } catch {
      throw Failure(error.cause, field: .zoneOfEvent, value: zone, hint: error.hint)
    }
    return zone
  }
}
