import FastiAgenda
import FastiCivil
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
    },
    Route.page(
      "/preview/find", "What a text may mean, for the palette: days, an event, things with its words",
      query: [Parameter("q", .text, "what was typed")]
    ) { call throws(Failure) in
      let preview = try preview(call.query("q") ?? "", call)
      var response = Response(200, body: preview.fragment(in: try call.frame(at: Paths.search)))
      response.headers.set("Content-Type", "text/html; charset=utf-8")
      return response
    },
  ]

  /// The greatest number of results in the palette.
  private static let most = 8

  private static func preview(_ text: String, _ call: Call) throws(Failure) -> FindPreview {
    guard text.contains(where: { !$0.isWhitespace }) else { return FindPreview("", pages: [], found: []) }
    var found: [SearchPage.Found] = []
    do throws(Failure) { found = try call.hits(text, call.pageLanguages).prefix(most).map { $0.found(call) } } catch {
      guard error.kind != .storage else { throw error }
    }
    return FindPreview(text, pages: DateLink.pages(text, call), found: found)
  }

  private static func search(_ call: Call) throws(Failure) -> Response {
    guard let words = call.query("q") else { return try call.page(SearchPage(FieldInput()), at: Paths.search) }
    let found = try call.hits(words, call.pageLanguages).map { $0.found(call) }
    return try call.page(SearchPage(FieldInput(words), found: found), at: Paths.search)
  }
}

extension Call {
  /// The hits of all kinds.
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
  /// The hit as a page shows it.
  fileprivate func found(_ call: Call) -> SearchPage.Found {
    SearchPage.Found(
      day,
      DayItem(
        entryKind, sentence.map { call.pageWords.capitalised(call.pageWords.text($0)) } ?? title,
        detail: kind == "rule" ? call.pageWords(.rules) : "",
        link: editor ?? day.map { Paths.day($0) }))
  }

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

  /// The page of a hit that has its own page; nil for one that is shown on its day.
  var editor: Path? {
    switch kind {
    case "reminder": Paths.reminder(id)
    case "rule": Paths.rule(id)
    case "leave": Paths.leave(entry: id)
    default: nil
    }
  }
}
