import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// `/search`.
enum SearchPages {
  static let all = [
    Route.page(
      "/search", "Searches everything, or leads to a date",
      query: [
        Parameter(
          "q", .text, "a date, or words; type:trip and in:2027 leave out other things, in:all adds other regions"),
        .part(.page),
      ]
    ) { call throws(Failure) in try search(call) },
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

  /// The number of results on a page.
  private static let perPage = 50
  /// The greatest number of results in the palette.
  private static let most = 8
  /// The greatest number of named regions of a result.
  fileprivate static let mostRegions = 6

  private static func preview(_ text: String, _ call: Call) throws(Failure) -> FindPreview {
    guard text.contains(where: { !$0.isWhitespace }) else { return FindPreview("", pages: [], found: []) }
    var found: [SearchPage.Found] = []
    do throws(Failure) {
      let almanac = try call.almanac(searchedBy: text)
      found = try call.hits(text, almanac, call.pageLanguages).prefix(most).map { $0.found(call, almanac) }
    } catch {
      guard error.kind != .storage else { throw error }
    }
    return FindPreview(text, pages: DateLink.pages(text, call), found: found)
  }

  private static func search(_ call: Call) throws(Failure) -> Response {
    guard let words = call.query("q") else { return try call.page(SearchPage(FieldInput()), at: Paths.search) }
    let dates = DateLink.pages(words, call)
    let almanac = try call.almanac(searchedBy: words)
    let hits = try call.hits(words, almanac, call.pageLanguages)
    // A date leads to its page, unless something has it in its name: Easter may be meant either way. The sentence of a rule is
    // not a name.
    if dates.count == 1, hits.allSatisfy({ $0.kind == "rule" }) { return .going(to: dates[0].path.string) }
    if dates.isEmpty, hits.isEmpty, let refusal = try DateLink.refusal(words, call) { return refusal }
    let number = max(1, try call.pageNumber() ?? 1)
    var page = SearchPage(FieldInput(words), found: [])
    page.dates = number == 1 ? dates : []
    page.count = hits.count + dates.count
    for hit in hits.dropFirst(min(hits.count, (number - 1) * perPage)).prefix(perPage) {
      page.add(hit.found(call, almanac))
    }
    (page.number, page.hasMore) = (number, number * perPage < hits.count)
    page.everywhere = SearchEverything.everywhere(words).map { Paths.search($0) }
    return try call.page(page, at: Paths.search)
  }
}

extension Call {
  /// The almanac that a search needs: of the selected regions, or of all.
  func almanac(searchedBy text: String) throws(Failure) -> Almanac {
    try almanac(SearchEverything.asksEverywhere(text) ? nil : [])
  }

  /// The hits of all kinds.
  /// - Throws: `.invalid` for a text without a word.
  func hits(_ text: String, _ almanac: Almanac, _ languages: [LanguageCode]) throws(Failure) -> [SearchHit] {
    let here = server.settings.zone
    let reminders = try SearchEverything.reminders(
      text, from: store, zones: server.zones, here: here, now: here.instant(today, .midnight), language: pageLanguage)
    let search = SearchEverything(
      almanac, try Planner.read(from: store, clocks: clocks),
      leave: ListEntries(try LoadLedger(store)()).entries(today: today),
      reminders: reminders)
    return try search(text, today: today, languages: languages)
  }
}

extension SearchHit {
  /// The hit as a page shows it.
  fileprivate func found(_ call: Call, _ almanac: Almanac) -> SearchPage.Found {
    var item = DayItem(
      entry, sentence.map { call.pageWords.capitalised(call.pageWords.text($0)) } ?? title,
      detail: kind == "rule" ? call.pageWords(.rules) : "", link: editor ?? (day ?? last).map { Paths.day($0) })
    item.look = look
    item.regions = regions.prefix(SearchPages.mostRegions).compactMap { call.pill($0, almanac) }
    var found = SearchPage.Found(day, item)
    found.last = last
    found.further = max(0, regions.count - SearchPages.mostRegions)
    found.isElsewhere = isElsewhere
    return found
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
