import FastiFormats
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

extension Call {
  /// Answers with a page in its frame.
  func page(_ page: some Page, at path: Path, status: Int = 200) throws(Failure) -> Response {
    var frame = try frame(at: path)
    if let mini = page.mini { frame.busy = try busy(mini.days(from: frame.firstDay)) }
    if !page.isAlone { frame.conflicts = try conflicts().count }
    // The page of an error, which may be about such a number, has no long list.
    if status < 400 { for name in ListName.allCases { frame.parts[name] = try pageNumber(name) } }
    // A script that fetches a page for the offline cache must not use up the message of the next page.
    frame.flash = isFetched ? nil : FlashCookie.flash(in: request)
    var response = Response(status, body: page.render(in: frame))
    response.headers.set("Content-Type", "text/html; charset=utf-8")
    response.headers.set("Vary", "Accept-Language")
    if frame.flash != nil { response.headers.add("Set-Cookie", FlashCookie.gone(server.site)) }
    return response
  }

  /// The number of the shown part of a list in the address; nil if it has none.
  /// - Throws: `.invalid` for a text that is not a number.
  func pageNumber(_ name: ListName = .page) throws(Failure) -> Int? {
    guard let text = query(name.rawValue) else { return nil }
    if let number = Int(text), (-1_000_000...1_000_000).contains(number) { return number }
    throw Failure(.value(.number(most: 1_000_000)), field: Field(name.rawValue), value: text)
  }

  func frame(at path: Path) throws(Failure) -> PageFrame {
    let almanac = try almanac()
    var frame = PageFrame(
      words: pageWords, today: today, path: path, regions: try almanac.codes([]).compactMap { pill($0, almanac) },
      theme: theme, request: request.method.isSafe ? server.caches.pages.placeholder : server.newName)
    frame.firstDay = almanac.settings.weekStart
    frame.version = StaticFiles.version
    frame.ownColours = try OwnColours.version(store)
    return frame
  }

  /// Whether a script requests the page. Firefox sends `same-origin` when the worker passes a navigation on; requests
  /// that scripts and the worker start themselves have `cors`.
  private var isFetched: Bool {
    request.headers["Sec-Fetch-Mode"].map { !["navigate", "same-origin"].contains($0) } ?? false
  }

  /// The words of the chosen language of pages.
  var pageWords: PageWords {
    if let knownWords { return knownWords }
    var words = server.pageWords(pageLanguage)
    if let settings = try? Preferences.read([.hoursClock, .regionsSelected], from: store) {
      words.dates.clock = settings.clock(in: pageLanguage)
    }
    knownWords = words
    return words
  }

  /// The language that the user chose, on a page or otherwise in the browser; nil for none.
  var chosenLanguage: String? { askedLanguage ?? server.chosenLanguage(request) }

  /// The language of pages: the user's choice, otherwise the server's.
  var pageLanguage: String { chosenLanguage ?? server.settings.language }

  /// The languages of names: the user's choice, then English; without a choice those of the command line.
  var pageLanguages: [LanguageCode] {
    guard let chosen = chosenLanguage else { return server.settings.languages }
    return chosen == "en" ? ["en"] : [LanguageCode(chosen), "en"]
  }

  /// The languages of the names of regions, which are texts of the page.
  var regionLanguages: [LanguageCode] { pageLanguage == "en" ? ["en"] : [LanguageCode(pageLanguage), "en"] }

  private var theme: Theme {
    Cookie.value("theme", in: request).flatMap { Theme(rawValue: $0) } ?? .system
  }

  /// A region with its name.
  func pill(_ code: RegionCode, _ almanac: Almanac) -> RegionPill? {
    guard !code.bytes.isEmpty, let region = almanac.book.merged(code) else { return nil }
    let name = region.names.text(in: regionLanguages + region.languages, on: today)
    return RegionPill(
      code: code.string, name: String(decoding: name, as: UTF8.self), colours: almanac.book.colourSource(of: code))
  }
}
