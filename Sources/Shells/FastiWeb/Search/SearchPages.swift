import FastiAgenda
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// `/search`.
enum SearchPages {
  static let all = [
    Route.page("/search", "Searches everything", query: [Parameter("q", .text, "the words")]) { call throws(Failure) in
      try search(call)
    }
  ]

  private static func search(_ call: Call) throws(Failure) -> Response {
    guard let words = call.query("q") else { return try call.page(SearchPage(FieldInput()), at: Paths.search) }
    let found = try call.hits(words, call.pageLanguages).map { hit in
      SearchPage.Found(
        hit.day,
        DayItem(
          hit.entryKind, hit.title, detail: hit.kind == "rule" ? call.pageWords(.rules) : "",
          link: hit.editor ?? hit.day.map { Paths.day($0) }))
    }
    return try call.page(SearchPage(FieldInput(words), found: found), at: Paths.search)
  }
}

extension Call {
  /// The hits, of everything.
  /// - Throws: `.invalid` for a text without a word.
  func hits(_ text: String, _ languages: [LanguageCode]) throws(Failure) -> [SearchHit] {
    let reading = try ReminderReading(self)
    let reminders = reading.book.entries.map { entry in
      ReminderItem(entry, in: reading.book, attachments: [], now: reading.now, language: pageLanguage)
    }
    let search = SearchEverything(
      try almanac(), try Planner.read(from: store, clocks: clocks),
      leave: ListEntries(try LoadLedger(store)()).entries(today: today),
      reminders: reminders)
    return try search(text, today: today, languages: languages)
  }
}

extension SearchHit {
  var entryKind: EntryKind {
    switch kind {
    case "note": .note
    case "countdown": .countdown
    case "holiday", "rule": .observance
    case "reminder": .reminder
    case "leave": .leaveUsed
    default: .event
    }
  }

  /// The page of a hit that has one of its own; nil for one that is shown on its day.
  var editor: Path? {
    switch kind {
    case "reminder": Paths.reminder(id)
    case "rule": Paths.rule(id)
    case "leave": Paths.leave(entry: id)
    default: nil
    }
  }
}
