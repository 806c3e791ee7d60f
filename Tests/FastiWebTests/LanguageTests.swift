import FastiHTTP
import Foundation
import Testing

@testable import FastiWeb

@Suite("Every text of a page is in the reader's language") struct LanguageTests {
  static let languages = ["sv", "vi"]

  /// A room with a bit of everything; typed text begins with a q.
  static func filled() throws -> Room {
    let room = try Room()
    func post(_ path: String, _ fields: [(String, String)]) { _ = ScreenTests.post(room, path, fields) }
    post("/day/2026-02-05/note", [("text", "Qnote")])
    post("/events", [("title", "Qtrip"), ("on", "2026-02-05"), ("until", "2026-02-07"), ("type", "trip")])
    post("/events", [("title", "Qdate"), ("on", "2026-02-05"), ("at", "10:00"), ("every", "month"), ("type", "event")])
    post("/countdowns", [("title", "Qdays"), ("on", "2026-05-01"), ("every", "year")])
    post("/reminders", ScreenTests.reminder("Qfast"))
    post("/reminders", ScreenTests.reminder("Qonce", day: "1", [("year", "1448"), ("days", "3")]))
    let reminders = try ScreenTests.id(ScreenTests.page(room, "/reminders"), after: "/reminders/")
    post("/reminders/\(reminders)/links", [("url", "https://example.org/q")])
    post("/leave/setup", setup)
    for (type, action) in [("vacation", "used"), ("comp", "adjustment-positive"), ("sick", "accrued")] {
      post("/leave/entries", [("type", type), ("action", action), ("hours", "8"), ("on", "2026-02-05")])
    }
    post("/settings/feeds", [("name", "qfeed")])
    post("/settings/hijri/months", [("month", "1447-9"), ("on", "2026-02-19")])
    post("/settings/hijri/show", [("show", "on")])
    post("/settings/alarms", [("about", "public"), ("days", "1"), ("at", "18:00")])
    post("/settings/regions", [("regions", "SE"), ("regions", "VN")])
    post(
      "/rules", [("name", "Qrule"), ("region", "SE"), ("on", "6 February"), ("shape", "sentence"), ("kind", "deFacto")])
    post("/rules/se.trettondedag-jul/switch", [("show", "off")])
    post("/rules/se.julafton/layer", [("title", "Qeve"), ("notes", "Qnotes")])
    return room
  }

  /// A room in which tests only read, and what is found in it.
  private static let reading = Result { try filled() }
  private static let walk = Result { PageWalk(try reading.get(), from: paths) }
  private static let left = Result { EnglishLeft(try reading.get()) }

  static let setup = [
    ("anchor", "2026-02-06"), ("schedule", "every"), ("numbers", "14"), ("lag", "7"), ("baseline", "additive"),
    ("type", "vacation"), ("start", "120"), ("rate", "6.46"), ("rate-from", ""), ("cap", ""), ("carry", "03-31:20"),
    ("floor", "200"), ("type", "sick"), ("start", "10"), ("rate", "1"), ("rate-from", ""), ("cap", ""), ("carry", ""),
    ("floor", "900"), ("type", "comp"), ("start", "0"), ("rate", "0"), ("rate-from", ""), ("cap", ""), ("carry", ""),
    ("floor", "0"),
  ]

  static let paths = [
    "/today", "/rules/se.julafton", "/day/2026-02-06", "/day/2026-02-06/why", "/day/2026-02-17/why",
    "/day/2026-06-20/why",
    "/day/2026-01-06/why", "/week/2026-W06", "/month/2026-02", "/year/2026", "/star/2026", "/star/2026-04",
    "/reminders", "/reminders/new", "/events/new", "/countdowns/new", "/leave", "/leave/setup", "/rules", "/rules/new",
    "/days?from=2026-02-01&to=2026-04-30&date=2026-02-06&steps=3&budget=5&year=2026", "/settings", "/history",
    "/search?q=q", "/search", "/help", "/import", "/restore", "/welcome", "/offline", "/no-such-page",
    "/day/2026-02-30",
    "/week/2026-W54",
    "/rules/se.nosuch", "/open?url=nowhere:x", "/reminders?month=1447-13", "/settings?town=59.33,18.07",
    "/rules/preview?on=lst+Sundy+of+Mai", "/preview/day/2026-06-19",
  ]

  /// Words that are the same in English, Swedish and Vietnamese: names, codes, and what is typed in every language.
  static let names: Set = [
    // The program, its formats and examples; what a person types for dates is English everywhere.
    "fasti", "a4", "a3", "letter", "csv", "json", "pdf", "hledger", "ics", "qr", "svg", "png", "zip", "mb", "kb", "utc",
    "iso",
    "id", "import",
    "fiqhcouncil",
    "org",
    "hilalcommittee", "https", "http", "example", "journal", "today", "tomorrow", "yesterday", "mon", "sun", "fri",
    "feb", "host", "erase",
    // A preposition of English and Swedish, which means to print in Vietnamese.
    "in",
    // Countries whose tables of months can be chosen.
    "bahrain", "brunei", "kuwait", "malaysia", "singapore",
    // The language of rules in hints.
    "december", "sunday", "monday", "may", "last", "of", "additional", "saturday", "january", "after", "easter", "days",
    "except", "cancelled", "moved", "jump", "delete", "ctrl", "enter", "home", "end", "page", "up", "down", "to",
    // Regions and languages by their codes and their own names.
    "se", "us", "vn", "au", "nsw", "au-nsw", "seed", "english", "svenska", "tiếng", "việt", "australia", "new", "south",
    "wales", "hawke", "united", "states", "list", "first",
    // Calendars, Hijri months and holidays are names.
    "dey", "kiahk", "pausha", "tahsas", "tevet",
    "hijri", "umm", "al-qura", "ramadan", "muharram", "safar", "rabi", "al-awwal", "al-thani", "jumada", "rajab",
    "shaban", "shawwal", "dhul-qadah", "dhul-hijjah", "reiwa", "reiwa-", "al-ula", "bahman", "magha", "shevat", "ter",
    // Sources, and what is typed for them.
    "open-meteo", "met", "norway", "geonames", "cc", "by", "me", "eur", "sek",
    "toba", "bikram", "sambat", "iran", "bangladesh", "oman", "pakistan", "nahdlatul", "ulama",
    "valentine", "eve", "international", "national", "women", "year", "tết", "giao", "thừa", "nguyên", "đán", "mùng",
    "hai", "ba", "bốn", "ngày",
    // What the addresses and sentences tried here hold.
    "café", "nosuch", "nowhere", "lst", "sundy", "mai", "st", "th", "day", "vecka", "week", "leaveledger", "entry",
  ]

  @Test("the walk reaches every page of the route table, and every form except those of scripts")
  func found() throws {
    let walk = try Self.walk.get()
    // No page leads to the page of a link, which is sent to a person.
    let missing = PageWalk.routes.map(\.pattern.text).filter { walk.pages[$0] == nil && $0 != "/invitation/{secret}" }
    #expect(missing == [])
    let scripts = ["/notices/shown", "/notices/dismiss"]
    // Without a pass-phrase there is no sign-in; an import was sent before; no selected region has communities; no source of
    // weather is on; there is a leave profile; no version before spans has written an entry; the store does not sync.
    let elsewhere = [
      "/sign-in", "/sign-out", "/sign-out/everywhere", "/import/now", "/restore/now", "/leave/start", "/leave/join",
      "/undo", "/invitation/{secret}",
      "/settings/communities",
      "/settings/weather/fetch", "/conflicts/keep", "/conflicts/dismiss",
    ]
    let left = PageWalk.posts.map(\.pattern.text).filter { walk.forms[$0] == nil }
    #expect(left.filter { !scripts.contains($0) && !elsewhere.contains($0) } == [])
  }

  @Test(
    "no word except names is the same in English, Swedish and Vietnamese, and no text of several words in two of them")
  func leftOvers() throws {
    let room = try Self.reading.get(), left = try Self.left.get()
    for path in try Self.walk.get().all {
      let pages = ["en", "sv", "vi"].map { ScreenTests.page(room, path, [("Cookie", "lang=\($0)")]).text }
      let words = pages.map { PageTexts($0).words }
      let same = words[0].intersection(words[1]).intersection(words[2]).filter { !$0.hasPrefix("q") }
      #expect(same.subtracting(Self.names).subtracting(left.regions).sorted() == [], "\(path)")
      #expect(left.alike(pages[0], pages[1]) == [], "sv: \(path)")
      #expect(left.alike(pages[0], pages[2]) == [], "vi: \(path)")
    }
  }

  @Test("every form answers invalid input and an empty request name in the reader's language", arguments: languages)
  func nonsense(_ language: String) throws {
    let room = try Self.filled(), left = try Self.left.get()
    let headers = ScreenTests.form + [("Accept", "text/html")]
    let walk = PageWalk(room, from: Self.paths)
    for form in walk.allForms {
      let fields = Set(form.fields).subtracting(["request", "back"]).sorted().map { ($0, "q\u{1B}") }
      for fields in [fields, [("request", "")]] {
        let both = ["en", language].map {
          ScreenTests.post(room, form.path, fields, headers + [("Cookie", "lang=\($0)")])
        }
        guard both[0].status >= 400 else { continue }
        #expect(both[1].status >= 400, "\(form.path)")
        #expect(left.alike(both[0].text, both[1].text) == [], "\(form.path)")
      }
    }
  }

  @Test("a browser gets the refusals of the API in the reader's language", arguments: languages)
  func programs(_ language: String) throws {
    let room = try Self.reading.get(), left = try Self.left.get()
    let routes = RouteTable.all.filter { $0.method == .get && $0.scope == .api }
    for route in routes {
      let wrong = route.pattern.names.reduce(route.pattern.text) { $0.replacing("{\($1)}", with: "zz") }
      for path in [wrong, RouteLaws.good(route) + (route.query.contains(where: \.isRequired) ? "&" : "?") + "zz=1"] {
        let both = ["en", language].map { ScreenTests.page(room, path, [("Cookie", "lang=\($0)")]) }
        guard both[0].status >= 400 else { continue }
        #expect(left.alike(both[0].text, both[1].text) == [], "\(path)")
      }
    }
  }

  @Test("a refusal of the server itself is a page in the reader's language", arguments: languages)
  func refused(_ language: String) throws {
    let room = try Self.reading.get(), left = try Self.left.get()
    let foreign = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Accept", "text/html")]
    let asked: [(Int, (String) -> Answer)] = [
      (403, { room.ask("/events", .post, foreign + [("Cookie", "lang=\($0)")]) }),
      (403, { room.ask("/backup", .get, foreign + [("Cookie", "lang=\($0)")]) }),
      (
        403,
        {
          room.ask(
            "/today", .get, [("Accept", "text/html"), ("Sec-Fetch-Site", "cross-site"), ("Cookie", "lang=\($0)")])
        }
      ),
      (405, { room.ask("/today", .delete, [("Accept", "text/html"), ("Cookie", "lang=\($0)")]) }),
      (404, { room.ask("/zz", .get, [("Accept", "text/html"), ("Cookie", "lang=\($0)")]) }),
    ]
    let own: [(Int, (String) -> Answer)] = [400, 405, 413, 414, 431, 501, 503].map { status in
      (
        status,
        { language in
          let headers = Headers([("Accept", "text/html"), ("Cookie", "lang=\(language)")])
          return Answer(room.service.explain(Response(status, text: "English words"), headers))
        }
      )
    }
    for (status, ask) in asked + own {
      let (one, two) = (ask("en"), ask(language))
      #expect(one.status == status && two.status == status)
      #expect(PageTexts(two.text).texts.count > 3 && left.alike(one.text, two.text) == [], "\(status): \(two.text)")
    }
    let plain = room.service.explain(Response(413, text: "English words"), Headers())
    #expect(Answer(plain).text == "English words\n")
  }

  @Test("a request for another host name gets only a refusal, in the language of the browser")
  func otherName() throws {
    let room = try Room()
    func told(_ languages: String) -> Answer {
      room.ask("/today", .get, [("Host", "evil.example"), ("Accept", "text/html"), ("Accept-Language", languages)])
    }
    #expect(told("sv-SE, en;q=0.5").text == "servern heter inte så\n" && told("sv").status == 421)
    #expect(told("en;q=0.1, vi").text == "máy chủ này không mang tên đó\n")
    #expect(told("fr, sv;q=0").text == "this server does not have that name\n")
  }

  @Test("a client without access gets every message in its language", arguments: languages)
  func keptOut(_ language: String) throws {
    let room = try Room(publicURL: "https://days.example.org", phrase: "a phrase nobody knows")
    let left = try Self.left.get()
    let host = [("Host", "days.example.org"), ("Accept", "text/html")]
    func pair(_ ask: ([(String, String)]) -> Answer) {
      let (one, two) = (ask(host + [("Cookie", "lang=en")]), ask(host + [("Cookie", "lang=\(language)")]))
      // The attempt after the last one that is allowed may be either of the two.
      guard one.status == two.status else { return }
      #expect(left.alike(one.text, two.text) == [], "\(two.text)")
      #expect(PageTexts(two.text).texts.count > 3)
    }
    pair { room.ask("/sign-in", .get, $0) }
    pair { room.ask("/api/v1/today", .get, $0) }
    pair { room.ask("/api/v1/today", .get, $0 + [("Authorization", "Bearer zz")]) }
    pair { ScreenTests.post(room, "/events", [("title", "Qtrip"), ("on", "2026-02-05")], ScreenTests.form + $0) }
    for _ in 0..<8 { pair { ScreenTests.post(room, "/sign-in", [("phrase", "q")], ScreenTests.form + $0) } }
  }

  @Test("a person who was added gets the pages in their language", arguments: languages)
  func invited(_ language: String) throws {
    let server = try SharedServer()
    let link = try server.add("Bo").link
    let left = try Self.left.get()
    func pair(_ ask: ([(String, String)]) -> Answer) {
      let (one, two) = (ask([("Cookie", "lang=en")]), ask([("Cookie", "lang=\(language)")]))
      #expect(one.status == two.status && left.alike(one.text, two.text) == [], "\(two.text)")
      #expect(PageTexts(two.text).texts.count > 3)
    }
    pair { server.ask(link, .get, AuthenticationTests.browser + $0) }
    pair { server.post(link, "phrase=short&again=short", $0) }
    pair { server.post(link, "phrase=one+long+phrase&again=another+long+one", $0) }
    pair { server.ask("/invitation/x", .get, AuthenticationTests.browser + $0) }
    _ = try server.accept(link, phrase: SharedServer.phrase)
    pair { server.ask(link, .get, AuthenticationTests.browser + $0) }
    pair { server.ask("/sign-in", .get, AuthenticationTests.browser + $0) }
    pair { server.post("/sign-in", "name=Bo&phrase=wrong", $0) }
  }

  @Test("a text that is in English on purpose is the sentence of a rule or a language's name", arguments: languages)
  func englishOnPurpose(_ language: String) throws {
    let room = try Self.reading.get()
    for path in try Self.walk.get().all {
      let texts = PageTexts(ScreenTests.page(room, path, [("Cookie", "lang=\(language)")]).text)
      let kinds = HolidayKinds.words
      for text in texts.english where text != "English" {
        #expect(kinds.contains { text.hasPrefix($0) }, "\(path): \(text)")
      }
    }
  }

  /// Forms with every mistake a person makes, and where they are posted.
  static let mistakes: [(path: String, fields: [(String, String)])] = [
    ("/day/2026-02-05/note", [("text", "a\u{1B}b")]),
    ("/events", [("title", " "), ("on", "2026-02-05")]), ("/events", [("title", "a\nb"), ("on", "2026-02-05")]),
    ("/events", [("title", String(repeating: "a", count: 1_001)), ("on", "2026-02-05")]),
    ("/events", [("title", "a"), ("on", "30 feb")]), ("/events", [("title", "a"), ("on", "2026-02-30")]),
    ("/events", [("title", "a"), ("on", "1400-01-01")]), ("/events", [("title", "a"), ("on", "+999999d")]),
    ("/events", [("title", "a"), ("on", "2026-02-05"), ("until", "2026-02-01")]),
    ("/events", [("title", "a"), ("on", "2026-02-05"), ("until", "2099-02-01")]),
    ("/events", [("title", "a"), ("on", "2026-02-05"), ("until", "2026-02-20"), ("every", "week")]),
    ("/events", [("title", "a"), ("on", "2026-02-05"), ("at", "25:99")]),
    ("/events", [("title", "a"), ("on", "2026-02-05"), ("every", "fortnight")]),
    ("/events/00000000-0000-0000-0000-000000000000/delete", []),
    ("/countdowns", [("title", ""), ("on", "2026-02-05")]), ("/countdowns", [("title", "a"), ("on", "")]),
    ("/countdowns/00000000-0000-0000-0000-000000000000/delete", []),
    ("/reminders", ScreenTests.reminder("")), ("/reminders", ScreenTests.reminder("a", day: "31")),
    ("/reminders", ScreenTests.reminder("a", day: "x")), ("/reminders", ScreenTests.reminder("a", [("year", "2026")])),
    ("/reminders", ScreenTests.reminder("a", [("days", "99")])),
    ("/reminders", ScreenTests.reminder("a", [("days", "x")])),
    ("/reminders", ScreenTests.reminder("a", day: "2", [("whole", "on")])),
    ("/reminders", ScreenTests.reminder("a", [("zone", "Mars/Base")])),
    ("/reminders/00000000-0000-0000-0000-000000000000/delete", []),
    ("/attachments/00000000-0000-0000-0000-000000000000/delete", []),
    ("/leave/entries", entry(hours: "many")), ("/leave/entries", entry(hours: "1;5")),
    ("/leave/entries", entry(hours: "-8")), ("/leave/entries", entry(hours: "99999999999")),
    ("/leave/entries", entry(hours: "")), ("/leave/entries", entry(on: "x")),
    ("/leave/entries", entry(type: "fishing")),
    ("/leave/entries", entry([("until", "2026-01-01")])), ("/leave/entries", entry([("until", "2029-01-01")])),
    ("/leave/entries", entry([("notes", "a\u{1B}b")])),
    ("/leave/entries/00000000-0000-0000-0000-000000000000/delete", []),
    ("/leave/setup", [("anchor", "x"), ("schedule", "every"), ("numbers", "0"), ("lag", "many")]),
    ("/leave/setup", [("anchor", "2026-02-06"), ("schedule", "semimonthly"), ("numbers", "15"), ("lag", "7")]),
    ("/leave/setup", [("anchor", "2026-02-06"), ("schedule", "monthly"), ("numbers", "25"), ("lag", "7")]),
    ("/leave/setup", [("anchor", "2026-02-06"), ("schedule", "monthly"), ("numbers", "99"), ("lag", "7")]),
    (
      "/leave/setup",
      [
        ("anchor", "2026-02-06"), ("schedule", "every"), ("numbers", "14"), ("lag", "7"), ("type", "vacation"),
        ("start", "x"), ("rate", "fast"), ("rate-from", ""), ("cap", "much"), ("carry", "soon"), ("floor", "low"),
        ("new-type", "Bad Name"),
      ]
    ),
    (
      "/leave/setup",
      [
        ("anchor", "2026-02-06"), ("schedule", "every"), ("numbers", "14"), ("lag", "7"), ("type", "vacation"),
        ("start", "1"), ("rate", "2"), ("rate-from", "soon"), ("cap", ""), ("carry", "13-40:9"), ("floor", ""),
      ]
    ),
    ("/rules", rule("lst Sundy of Mai; since 2030; until 2020")), ("/rules", rule("whenever")), ("/rules", rule("")),
    ("/rules", rule("30 February")), ("/rules", rule("400 days after Easter")), ("/rules", rule("1 day after x.none")),
    ("/rules", rule("1 May", [("since", "20x1"), ("shift", "additional Satuday +1"), ("name", " ")])),
    ("/rules", rule("1 May", [("region", "XX")])), ("/rules", rule("1 May; then 2 May")),
    ("/rules", rule("1 May", [("except", "2026 canceled\n2027 moved to soon\n2028 renamed")])),
    ("/rules/se.julafton", rule("1 May")), ("/rules/se.julafton/delete", []),
    ("/rules/se.nosuch/switch", [("show", "on")]),
    ("/rules/se.julafton/layer", [("title", "a\u{1B}b"), ("notes", "")]),
    ("/settings/regions", [("regions", "SE"), ("regions", "US"), ("regions", "VN")]),
    ("/settings/regions", [("regions", "SEE")]), ("/settings/holidays", [("show", "maybe")]),
    ("/settings/channels", [("channels", "pigeon")]), ("/settings/theme", [("theme", "loud")]),
    ("/settings/feeds", [("name", "")]), ("/settings/feeds", [("name", String(repeating: "a", count: 101))]),
    ("/settings/feeds", [("name", "qfeed")]), ("/settings/feeds/nosuch/rotate", []),
    ("/settings/hijri/months", [("month", "x"), ("on", "2026-02-19")]),
    ("/settings/hijri/months", [("month", "1447-13"), ("on", "2026-02-19")]),
    ("/settings/hijri/months", [("month", "1447-9"), ("on", "2026-06-19")]),
    ("/settings/hijri/months/1447-1/delete", []), ("/undo", [("change", "x")]),
    ("/undo", [("change", "00000000-0000-0000-0000-000000000000")]), ("/import", []),
    ("/import/now", [("upload", "x")]), ("/restore", []), ("/restore/now", [("upload", "x")]),
  ]

  private static func entry(
    type: String = "vacation", hours: String = "8", on: String = "2026-02-05", _ more: [(String, String)] = []
  ) -> [(String, String)] { [("type", type), ("action", "used"), ("hours", hours), ("on", on)] + more }

  private static func entry(_ more: [(String, String)]) -> [(String, String)] { entry(type: "vacation", more) }

  private static func rule(_ sentence: String, _ more: [(String, String)] = []) -> [(String, String)] {
    [("name", "a"), ("region", "SE"), ("on", sentence), ("shape", "sentence"), ("kind", "public")] + more
  }

  @Test("the mistakes in a form are reported in the reader's language, never in English", arguments: languages)
  func mistakes(_ language: String) throws {
    let room = try Self.filled()
    let headers = ScreenTests.form + [("Accept", "text/html")]
    for (path, fields) in Self.mistakes {
      let english = ScreenTests.post(room, path, fields, headers + [("Cookie", "lang=en")])
      let other = ScreenTests.post(room, path, fields, headers + [("Cookie", "lang=\(language)")])
      let context = "\(path) \(fields)"
      #expect((400..<500).contains(english.status) && other.status == english.status, "\(english.status): \(context)")
      let told = Self.errors(english), said = Self.errors(other)
      #expect(!told.isEmpty && told.count == said.count, "\(context): \(told)")
      for (one, two) in zip(told, said) {
        #expect(one != two && !two.contains("lang=\"en\""), "\(context): \(two)")
      }
    }
  }

  /// What stands in a page's places for what was wrong.
  private static func errors(_ page: Answer) -> [String] {
    page.text.components(separatedBy: "<p class=\"error\"").dropFirst().map { part in
      part.components(separatedBy: "</p>")[0]
    }
  }
}

/// The words a rule's sentence begins with.
enum HolidayKinds {
  static let words = ["public", "bank", "government", "deFacto", "optional", "school", "observance", "workday"]
}
