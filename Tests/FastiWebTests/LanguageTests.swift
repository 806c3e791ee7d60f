import Foundation
import Testing

@testable import FastiWeb

@Suite("Pages speak the reader's language, all of it") struct LanguageTests {
  static let languages = ["sv", "vi"]

  /// A room with a bit of everything; what somebody typed begins with a q.
  static func filled() throws -> Room {
    let room = try Room()
    func post(_ path: String, _ fields: [(String, String)]) { _ = ScreenTests.post(room, path, fields) }
    post("/day/2026-02-05/note", [("text", "Qnote")])
    post("/events", [("title", "Qtrip"), ("on", "2026-02-05"), ("until", "2026-02-07"), ("type", "trip")])
    post("/events", [("title", "Qdate"), ("on", "2026-02-05"), ("at", "10:00"), ("every", "month"), ("type", "event")])
    post("/countdowns", [("title", "Qdays"), ("on", "2026-05-01"), ("every", "year")])
    post("/reminders", ScreenTests.reminder("Qfast"))
    post("/reminders", ScreenTests.reminder("Qonce", day: "1", [("year", "1448"), ("days", "3")]))
    post("/leave/setup", setup)
    for (type, action) in [("vacation", "used"), ("comp", "adjustment-positive"), ("sick", "accrued")] {
      post("/leave/entries", [("type", type), ("action", action), ("hours", "8"), ("on", "2026-02-05")])
    }
    post("/settings/feeds", [("name", "qfeed")])
    post("/settings/hijri/months", [("month", "1447-9"), ("on", "2026-02-19")])
    post("/settings/hijri/show", [("show", "on")])
    post("/settings/regions", [("regions", "SE"), ("regions", "VN")])
    post(
      "/rules", [("name", "Qrule"), ("region", "SE"), ("on", "6 February"), ("shape", "sentence"), ("kind", "deFacto")])
    post("/rules/se.trettondedag-jul/switch", [("show", "off")])
    return room
  }

  static let setup = [
    ("anchor", "2026-02-06"), ("schedule", "every"), ("numbers", "14"), ("lag", "7"), ("baseline", "additive"),
    ("type", "vacation"), ("start", "120"), ("rate", "6.46"), ("rate-from", ""), ("cap", ""), ("carry", "03-31:20"),
    ("floor", "200"), ("type", "sick"), ("start", "10"), ("rate", "1"), ("rate-from", ""), ("cap", ""), ("carry", ""),
    ("floor", "900"), ("type", "comp"), ("start", "0"), ("rate", "0"), ("rate-from", ""), ("cap", ""), ("carry", ""),
    ("floor", "0"),
  ]

  static let paths = [
    "/today", "/day/2026-02-06", "/day/2026-02-06/why", "/day/2026-02-17/why", "/day/2026-06-20/why",
    "/day/2026-01-06/why", "/week/2026-W06", "/month/2026-02", "/year/2026", "/star/2026", "/star/2026-04",
    "/reminders", "/reminders/new", "/events/new", "/countdowns/new", "/leave", "/leave/setup", "/rules", "/rules/new",
    "/days?from=2026-02-01&to=2026-04-30&date=2026-02-06&steps=3&budget=5&year=2026", "/settings", "/history",
    "/search?q=q", "/search", "/help", "/import", "/offline", "/no-such-page", "/day/2026-02-30", "/week/2026-W54",
    "/rules/se.nosuch", "/open?url=nowhere:x", "/reminders?month=1447-13", "/rules/preview?on=lst+Sundy+of+Mai",
  ]

  /// Words that are the same in English, Swedish and Vietnamese: names, codes, and what is typed in every language.
  static let names: Set = [
    // The program, its formats and examples; what a person types for dates is English everywhere.
    "fasti", "csv", "json", "hledger", "ics", "qr", "mb", "kb", "utc", "iso", "id", "import", "fiqhcouncil", "org",
    "hilalcommittee", "https", "http", "journal", "today", "tomorrow", "yesterday", "mon", "sun", "fri", "feb", "host",
    // The language of rules in hints.
    "december", "sunday", "monday", "may", "last", "of", "additional", "saturday", "january", "after", "easter", "days",
    "jump", "delete", "home", "end", "page", "up", "down",
    // Regions and languages by their codes and their own names.
    "se", "us", "vn", "au", "nsw", "au-nsw", "seed", "english", "svenska", "tiếng", "việt", "australia", "new", "south",
    "wales", "united", "states", "list", "first",
    // Calendars, Hijri months and holidays are names.
    "hijri", "umm", "al-qura", "ramadan", "muharram", "safar", "rabi", "al-awwal", "al-thani", "jumada", "rajab",
    "shaban", "shawwal", "dhul-qadah", "dhul-hijjah", "reiwa", "reiwa-", "al-ula", "bahman", "magha", "shevat", "ter",
    "toba",
    "valentine", "eve", "tết", "alla", "hjärtans", "dag", "giao", "thừa", "nguyên", "đán", "mùng", "hai", "ba", "bốn",
    "ngày", "international", "national", "women", "year",
    // What the addresses and sentences tried here hold.
    "nosuch", "nowhere", "lst", "sundy", "mai", "st", "th", "day",
  ]

  @Test("no word is the same in English, Swedish and Vietnamese, but names")
  func leftOvers() throws {
    let room = try Self.filled()
    for path in Self.paths {
      let words = ["en", "sv", "vi"].map { language in
        PageTexts(ScreenTests.page(room, path, [("Cookie", "lang=\(language)")]).text).words
      }
      #expect(words[0].count > 5 || path.contains("preview"), "\(path)")
      let same = words[0].intersection(words[1]).intersection(words[2]).filter { !$0.hasPrefix("q") }
      #expect(same.subtracting(Self.names).sorted() == [], "\(path)")
    }
  }

  @Test("what is in English on purpose is the sentence of a rule or a language's name", arguments: languages)
  func englishOnPurpose(_ language: String) throws {
    let room = try Self.filled()
    for path in Self.paths {
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
    ("/import/now", [("upload", "x")]),
  ]

  private static func entry(
    type: String = "vacation", hours: String = "8", on: String = "2026-02-05", _ more: [(String, String)] = []
  ) -> [(String, String)] { [("type", type), ("action", "used"), ("hours", hours), ("on", on)] + more }

  private static func entry(_ more: [(String, String)]) -> [(String, String)] { entry(type: "vacation", more) }

  private static func rule(_ sentence: String, _ more: [(String, String)] = []) -> [(String, String)] {
    [("name", "a"), ("region", "SE"), ("on", sentence), ("shape", "sentence"), ("kind", "public")] + more
  }

  @Test("what was wrong with a form is told in the reader's language, never in English", arguments: languages)
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
