import FastiAgenda
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

  init(kind: String, id: String, day: Day?, title: String, sentence: Sentence? = nil) {
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
/// Every word must occur, in any order and anywhere; case and diacritics are ignored.
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
  /// - Throws: `.invalid` for a text without a word.
  public func callAsFunction(
    _ text: String, today: Day, languages: [LanguageCode]
  ) throws(Failure) -> [SearchHit] {
    let words = SearchText.words(text)
    guard !words.isEmpty else {
      throw Failure(.text(.emptySearch), field: .text, value: text)
    }
    let found = try holidays(words, today, languages)
    return notes(words) + events(words, today) + countdowns(words, today) + entries(words) + reminders(words) + found
      + (try rules(words, today, languages, without: Set(found.map(\.id))))
  }

  private func reminders(_ words: [[UInt8]]) -> [SearchHit] {
    reminders.filter { SearchText.holds($0.record.title + "\n" + $0.record.notes, words) }.map { item in
      SearchHit(kind: "reminder", id: item.id.text, day: item.next?.occurrence.day, title: item.record.title)
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
      hits.append(SearchHit(kind: "rule", id: id, day: nil, title: item.name))
    }
    return hits
  }

  private func notes(_ words: [[UInt8]]) -> [SearchHit] {
    planner.notes.filter { SearchText.holds($0.text, words) }.map { note in
      let line = note.text.split(separator: "\n").first { SearchText.holdsAny(String($0), words) }
      return SearchHit(kind: "note", id: note.day.iso, day: note.day, title: String(line ?? ""))
    }
  }

  private func events(_ words: [[UInt8]], _ today: Day) -> [SearchHit] {
    planner.events.filter { SearchText.holds($0.event.searchable, words) }
      .map { id, event in
        let day = planner.next(id, event, onOrAfter: today).start
        return SearchHit(kind: "event", id: id.text, day: day, title: event.title)
      }
  }

  private func countdowns(_ words: [[UInt8]], _ today: Day) -> [SearchHit] {
    planner.countdowns(on: today).filter { SearchText.holds($0.title, words) }.map { item in
      SearchHit(kind: "countdown", id: item.id?.text ?? "", day: item.day, title: item.title)
    }
  }

  private func entries(_ words: [[UInt8]]) -> [SearchHit] {
    leave.compactMap { item in
      let title = "\(item.type.string) \(item.action.word) \(item.hours.text)"
      guard let id = item.id, SearchText.holds(title + "\n" + item.notes, words) else { return nil }
      let line = item.notes.split(separator: "\n").first.map { String($0) }
      let entry = Sentence.entry(item.type, item.action, .decimal(item.hours.text))
      return SearchHit(
        kind: "leave", id: id.text, day: item.day, title: title + (line.map { ": \($0)" } ?? ""),
        sentence: line.map { Sentence(.sentenceLeads, .sentence(entry), .text($0)) } ?? entry)
    }
  }

  private func holidays(_ words: [[UInt8]], _ today: Day, _ languages: [LanguageCode]) throws(Failure) -> [SearchHit] {
    guard let range = (try? DayRange(today, today + 800))?.intersection(Limits.days) else { return [] }
    var seen: Set<RuleID> = []
    var hits: [SearchHit] = []
    for item in try ShowHolidays(almanac)(try almanac.codes([]), in: range, languages: languages).items {
      let text = item.names.map(\.text).joined(separator: "\n") + "\n" + item.name + "\n" + (item.layer?.notes ?? "")
      guard item.occurrence.relation == .nominal, !seen.contains(item.rule), SearchText.holds(text, words) else {
        continue
      }
      seen.insert(item.rule)
      hits.append(SearchHit(kind: "holiday", id: item.rule.string, day: item.day, title: item.name))
    }
    return hits
  }
}

extension Event {
  /// What is searched: title, notes, place and address.
  fileprivate var searchable: String { [title, notes, place, url].joined(separator: "\n") }
}
