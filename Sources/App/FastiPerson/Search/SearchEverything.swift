import FastiAgenda
public import FastiCivil
public import FastiDays
import FastiFormats
public import FastiHolidays
import FastiLeave
public import FastiRecords
import FastiReminders

/// Searches everything: notes, events, countdowns, leave, reminders, the holidays of the selected regions, and their
/// rules. A rule whose holiday was found is not listed twice.
///
/// Every word must occur, in any order and anywhere; case and diacritics are ignored. `type:trip` and `in:2027` leave out things of other
/// types and years; `in:all` adds the holidays of all other regions.
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

  /// Whether a text asks for the holidays of all regions, which an almanac must have then.
  public static func asksEverywhere(_ text: String) -> Bool { (try? SearchQuery(text))?.isEverywhere ?? false }

  /// The text that searches for the same in all regions; nil if it does that already, or if it asks for no holidays.
  public static func everywhere(_ text: String) -> String? {
    guard let query = try? SearchQuery(text), !query.words.isEmpty, !query.isEverywhere, query.asks(for: "holiday")
    else { return nil }
    return "\(text) \(SearchQuery.everywhere)"
  }

  /// The reminders for a search, without their attachments: each with its next notification, or with the first one in
  /// the year that the text names.
  /// - Parameter here: The zone of the user.
  /// - Throws: `.storage`.
  public static func reminders(
    _ text: String, from store: any Store, zones: any Zones, here: Zone, now: Instant, language: String
  ) throws(Failure) -> [ReminderItem] {
    let year = (try? SearchQuery(text))?.year
    // The next notification is after a moment, and the year has one at its first moment too.
    let start = year.map { Instant(seconds: here.instant(Day(year: $0, month: 1, day: 1), .midnight).seconds - 1) }
    let moment = start ?? now
    guard let book = try ReminderBook.readIfAny(from: store, zones: zones, here: here, now: moment) else { return [] }
    return book.entries.map { ReminderItem($0, in: book, attachments: [], now: moment, language: language) }
  }

  /// The things that contain the words, kind by kind: of each kind first what is ahead, by day, then what is over, the
  /// latest first.
  /// - Throws: `.invalid` for a text without a word, and for a type or a year that is none.
  public func callAsFunction(
    _ text: String, today: Day, languages: [LanguageCode]
  ) throws(Failure) -> [SearchHit] {
    let query = try SearchQuery(text)
    let search = SearchHolidays(almanac, today: today, languages: languages)
    let found = query.asks(for: "holiday") ? try search.selected(query) : []
    let kinds = [
      notes(query), events(query, today), countdowns(query, today), entries(query), reminders(query), found,
    ]
    let start = query.start(today)
    var hits = kinds.flatMap { $0.ordered(from: start) }
    if query.asks(for: "rule"), query.year == nil {
      hits += try rules(query.words, today, languages, without: Set(found.map(\.id)))
    }
    if query.isEverywhere, query.asks(for: "holiday") {
      hits += try search.others(query, without: Set(found.map(\.id))).ordered(from: start)
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
      hit.last = planner.last(event, before: today)
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
}

extension Event {
  /// What is searched: title, notes, place and address.
  fileprivate var searchable: String { [title, notes, place, url].joined(separator: "\n") }
}
