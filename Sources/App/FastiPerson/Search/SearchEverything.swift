public import FastiAgenda
public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiHolidays
import FastiLeave
public import FastiRecords
import FastiReminders

/// A hit of a search.
public struct SearchHit: Fielded, Hashable, Sendable {
  /// `note`, `event`, `countdown`, `leave`, `reminder`, `holiday` or `rule`.
  public let kind: String
  /// Its name in commands: an id, a date, a rule's id.
  public let id: String
  /// The day it is on: an event's first occurrence from today on, else its first; a holiday's and a reminder's next.
  /// Nil for a rule, and for a reminder that is over.
  public let day: Day?
  /// What people call it; of an entry of the leave ledger its words and hours, in English.
  public let title: String
  /// The title in the reader's language, where words of it can be translated.
  public let sentence: Sentence?
  /// What it is on a day: its colour and its sign follow from that.
  public let entry: EntryKind
  /// The region of a holiday.
  public var region: RegionCode?
  /// The symbol and the colour that were chosen for it.
  public var look = EventLook.plain

  init(kind: String, _ entry: EntryKind, id: String, day: Day?, title: String, sentence: Sentence? = nil) {
    self.entry = entry
    self.kind = kind
    self.id = id
    self.day = day
    self.title = title
    self.sentence = sentence
  }

  /// The fields in their order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("kind", kind)
    writer.field("id", id)
    writer.field("date", day)
    writer.field("title", title)
  }

  /// The columns of a CSV that holds no hit.
  public static let columns: [StaticString] = ["kind", "id", "date", "title"]
}

/// Searches everything: notes, events, countdowns, leave, reminders, the holidays of the selected regions, and their
/// rules. A rule whose holiday was found is not listed twice.
///
/// Every word must occur, in any order and anywhere; case and diacritics are ignored. `type:trip` and `in:2027` leave out things of other
/// types and years.
public struct SearchEverything {
  private let almanac: Almanac
  private let planner: Planner
  private let leave: [LeaveEntryItem]
  private let reminders: [ReminderItem]

  /// A search in an almanac, a planner, entries of the leave ledger, and reminders.
  public init(
    _ almanac: Almanac, _ planner: Planner, leave: [LeaveEntryItem] = [], reminders: [ReminderItem] = []
  ) {
    self.almanac = almanac
    self.planner = planner
    self.leave = leave
    self.reminders = reminders
  }

  /// The things that contain the words, kind by kind.
  /// - Throws: `.invalid` for a text without a word, and for a type or a year that is none.
  public func callAsFunction(
    _ text: String, today: Day, languages: [LanguageCode]
  ) throws(Failure) -> [SearchHit] {
    let query = try SearchQuery(text)
    let found = query.asks(for: "holiday") ? try holidays(query, today, languages) : []
    var hits =
      notes(query) + events(query, today) + countdowns(query, today) + entries(query) + reminders(query) + found
    if query.asks(for: "rule"), query.year == nil {
      hits += try rules(query.words, today, languages, without: Set(found.map(\.id)))
    }
    return hits
  }

  private func reminders(_ query: SearchQuery) -> [SearchHit] {
    guard query.asks(for: "reminder") else { return [] }
    return reminders.compactMap { item in
      let day = item.next?.occurrence.day
      let text = item.record.title + "\n" + item.record.notes
      guard query.asks(for: day), SearchText.holds(text, query.words) else { return nil }
      return SearchHit(kind: "reminder", .reminder, id: item.id.text, day: day, title: item.record.title)
    }
  }

  private func rules(
    _ words: [[UInt8]], _ today: Day, _ languages: [LanguageCode], without found: Set<String>
  ) throws(Failure) -> [SearchHit] {
    var seen = found
    var hits: [SearchHit] = []
    for item in ListRules(almanac)(try almanac.codes([]), on: today, languages: languages) {
      let id = item.rule.id.string
      let names = item.rule.names.all(on: today).map { String(decoding: $0.text, as: UTF8.self) }
      let text = ([item.name, item.sentence, item.layer?.notes ?? ""] + names).joined(separator: "\n")
      guard !seen.contains(id), SearchText.holds(text, words) else { continue }
      seen.insert(id)
      hits.append(SearchHit(kind: "rule", .observance, id: id, day: nil, title: item.name))
    }
    return hits
  }

  private func notes(_ query: SearchQuery) -> [SearchHit] {
    guard query.asks(for: "note") else { return [] }
    return planner.notes.filter { query.asks(for: $0.day) && SearchText.holds($0.text, query.words) }.map { note in
      let lines = note.text.split(separator: "\n")
      let line = lines.first { SearchText.holdsAny(String($0), query.words) } ?? lines.first
      return SearchHit(kind: "note", .note, id: note.day.iso, day: note.day, title: String(line ?? ""))
    }
  }

  private func events(_ query: SearchQuery, _ today: Day) -> [SearchHit] {
    planner.events.compactMap { id, event in
      guard query.asks(for: "event", event.type), SearchText.holds(event.searchable, query.words) else { return nil }
      let day = planner.next(id, event, onOrAfter: query.start(today)).start
      guard query.asks(for: day) else { return nil }
      var hit = SearchHit(kind: "event", event.type.entryKind, id: id.text, day: day, title: event.title)
      hit.look = event.look
      return hit
    }
  }

  private func countdowns(_ query: SearchQuery, _ today: Day) -> [SearchHit] {
    guard query.asks(for: "countdown") else { return [] }
    return planner.countdowns(on: query.start(today)).filter {
      query.asks(for: $0.day) && SearchText.holds($0.title, query.words)
    }
    .map { item in
      SearchHit(kind: "countdown", .countdown, id: item.id?.text ?? "", day: item.day, title: item.title)
    }
  }

  private func entries(_ query: SearchQuery) -> [SearchHit] {
    guard query.asks(for: "leave") else { return [] }
    return leave.compactMap { item in
      let title = "\(item.type.string) \(item.action.word) \(item.hours.text)"
      guard let id = item.id, query.asks(for: item.day), SearchText.holds(title + "\n" + item.notes, query.words)
      else { return nil }
      let line = item.notes.split(separator: "\n").first.map { String($0) }
      let entry = Sentence.entry(item.type, item.action, .decimal(item.hours.text))
      return SearchHit(
        kind: "leave", EntryKind(item.action), id: id.text, day: item.day,
        title: title + (line.map { ": \($0)" } ?? ""),
        sentence: line.map { Sentence(.sentenceLeads, .sentence(entry), .text($0)) } ?? entry)
    }
  }

  /// The next days of holidays, or those in a year.
  private func holidays(_ query: SearchQuery, _ today: Day, _ languages: [LanguageCode]) throws(Failure) -> [SearchHit]
  {
    let range = query.year.map { DayRange(year: $0) } ?? (try? DayRange(today, today + 800))?.intersection(Limits.days)
    guard let range else { return [] }
    var seen: Set<RuleID> = []
    var hits: [SearchHit] = []
    for item in try ShowHolidays(almanac)(try almanac.codes([]), in: range, languages: languages).items {
      let text = item.names.map(\.text).joined(separator: "\n") + "\n" + item.name + "\n" + (item.layer?.notes ?? "")
      guard item.occurrence.relation == .nominal, !seen.contains(item.rule), SearchText.holds(text, query.words) else {
        continue
      }
      seen.insert(item.rule)
      let kind: EntryKind = item.occurrence.kind == .public ? .holiday : .observance
      var hit = SearchHit(kind: "holiday", kind, id: item.rule.string, day: item.day, title: item.name)
      hit.region = item.region
      hit.look = EventLook(item.layer)
      hits.append(hit)
    }
    return hits
  }
}

extension Event {
  /// What is searched: title, notes, place and address.
  fileprivate var searchable: String { [title, notes, place, url].joined(separator: "\n") }
}
