import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("Screens of reminders, rules, leave set-up and Hijri months") struct ScreenTests {
  static let form = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin")]
  static let swedish = form + [("Cookie", "lang=sv")]

  /// Posts a form with a separate name.
  static func post(
    _ room: Room, _ path: String, _ fields: [(String, String)], _ headers: [(String, String)] = form
  ) -> Answer {
    let all = [("request", UUID().uuidString), ("back", "/today")] + fields
    let body = all.map { "\($0.0)=\($0.1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
    return room.ask(path, .post, headers, body: body.joined(separator: "&"))
  }

  static func reminder(_ title: String, day: String = "30", _ more: [(String, String)] = []) -> [(String, String)] {
    [("title", title), ("month", "9"), ("day", day), ("time", "18:00"), ("days", "1"), ("enabled", "on")] + more
  }

  static func page(_ room: Room, _ path: String, _ headers: [(String, String)] = []) -> Answer {
    room.ask(path, .get, [("Accept", "text/html")] + headers)
  }

  /// The id in the first address with a prefix.
  static func id(_ page: Answer, after start: String) throws -> String {
    let ids = page.text.components(separatedBy: start).dropFirst().map { part in
      String(part.prefix { $0 != "\"" && $0 != "/" })
    }
    return try #require(ids.first { RecordID(text: $0) != nil })
  }

  /// The items of a day.
  static func day(_ room: Room, _ day: String) -> String { room.ask("/api/v1/day/\(day)").text }

  // MARK: Reminders

  @Test("a reminder for day 30 says what happens in a month of 29 days")
  func day30() throws {
    let room = try Room()
    #expect(Self.post(room, "/reminders", Self.reminder("End of the fast")).status == 303)
    let list = Self.page(room, "/reminders")
    #expect(list.text.contains("End of the fast") && list.text.contains("30 Ramadan"))
    let id = try Self.id(list, after: "href=\"/reminders/")
    let editor = Self.page(room, "/reminders/\(id)")
    // Ramadan 1447 has 30 days by the table, Ramadan 1448 has 29.
    #expect(editor.text.contains("Ramadan 1448 has 29 days, so day 30 falls on its last day."))
    #expect(editor.text.contains("value=\"18:00\""))
    // The choice is collapsed while the reminder is on another day, but it is sent.
    #expect(editor.text.contains("<details class=\"whole\" open>"))
    #expect(Self.page(room, "/reminders/new").text.contains("<details class=\"whole\"><summary>Day 30"))
    let omitted = Self.post(room, "/reminders/\(id)", Self.reminder("End of the fast", [("day30", "omit")]))
    #expect(omitted.status == 303)
    #expect(Self.page(room, "/reminders/\(id)").text.contains("Ramadan 1448 has 29 days and no day 30"))
  }

  @Test("all errors of a reminder are beside their fields, in the page's language, and the typed text is kept")
  func mistakes() throws {
    let room = try Room()
    let fields = [
      ("title", ""), ("month", "9"), ("day", "x"), ("time", "25:99"), ("days", "many"), ("zone", "Nowhere/At All"),
    ]
    let english = Self.post(room, "/reminders", fields)
    #expect(english.status == 422)
    for name in ["title", "day", "time", "days", "zone"] {
      #expect(english.text.contains("id=\"reminder-\(name)-error\""), "\(name)")
    }
    for text in ["value=\"x\"", "value=\"25:99\"", "value=\"many\"", "value=\"Nowhere/At All\""] {
      #expect(english.text.contains(text))
    }
    let swedish = Self.post(room, "/reminders", fields, Self.swedish)
    #expect(swedish.text.contains("Titel har ingen text") && swedish.text.contains("”many” är inget antal dagar"))
  }

  @Test("the button of the message undoes a deletion")
  func undo() throws {
    let room = try Room()
    _ = Self.post(room, "/reminders", Self.reminder("Zakat", day: "1"), Self.swedish)
    let id = try Self.id(Self.page(room, "/reminders"), after: "href=\"/reminders/")
    let deleted = Self.post(room, "/reminders/\(id)/delete", [], Self.swedish)
    let cookie = String(try #require(deleted.headers["Set-Cookie"]).prefix { $0 != ";" })
    let flash = Self.page(room, "/reminders", [("Cookie", "lang=sv; \(cookie)")])
    #expect(flash.text.contains("tills fasti erase tar bort det"))
    #expect(flash.text.contains("Borttaget: Zakat") && flash.text.contains("Inga påminnelser än"))
    let change = String(cookie.dropFirst(5).prefix(36))
    #expect(Self.post(room, "/undo", [("change", change)]).status == 303)
    #expect(Self.page(room, "/reminders").text.contains("Zakat"))
  }

  @Test("links are http or https, and are opened without a referrer")
  func links() throws {
    let room = try Room()
    _ = Self.post(room, "/reminders", Self.reminder("Zakat", day: "1"))
    let id = try Self.id(Self.page(room, "/reminders"), after: "href=\"/reminders/")
    let refused = Self.post(room, "/reminders/\(id)/links", [("url", "javascript:alert(1)")])
    #expect(refused.status == 422 && refused.text.contains("value=\"javascript:alert(1)\""))
    #expect(Self.post(room, "/reminders/\(id)/links", [("url", "https://example.org/?a=1&b=2")]).status == 303)
    let editor = Self.page(room, "/reminders/\(id)").text
    #expect(
      editor.contains("href=\"https://example.org/?a=1&amp;b=2\" rel=\"external noopener noreferrer\""))
  }

  @Test("a file is stored, typed by its bytes and not its name, and returned as a download")
  func files() throws {
    let room = try Room()
    _ = Self.post(room, "/reminders", Self.reminder("Zakat", day: "1"))
    let id = try Self.id(Self.page(room, "/reminders"), after: "href=\"/reminders/")
    let headers = [("Content-Type", "multipart/form-data; boundary=line"), ("Sec-Fetch-Site", "same-origin")]
    func send(_ content: String, _ name: String) -> Answer {
      let body =
        "--line\r\nContent-Disposition: form-data; name=\"request\"\r\n\r\n\(UUID().uuidString)\r\n"
        + "--line\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
        + "Content-Type: image/png\r\n\r\n\(content)\r\n--line--\r\n"
      return room.ask("/reminders/\(id)/files", .post, headers, body: body)
    }
    #expect(send("", "").status == 422)
    #expect(send("<script>alert(1)</script>", "../../x.png").status == 303)
    let editor = Self.page(room, "/reminders/\(id)")
    #expect(editor.text.contains("x.png") && !editor.text.contains("<img"))
    let file = try Self.id(editor, after: "href=\"/attachments/")
    let answer = room.ask("/attachments/\(file)")
    #expect(answer.text == "<script>alert(1)</script>")
    #expect(answer.headers["Content-Type"] == "application/octet-stream")
    #expect(answer.headers["Content-Disposition"] == "attachment; filename*=UTF-8''x.png")
    #expect(room.ask("/reminders/\(id)/files", .post, headers, body: "--line\r\n").status == 400)
    #expect(Self.post(room, "/attachments/\(file)/delete", []).status == 303)
    #expect(room.ask("/attachments/\(file)").status == 404)
  }

  // MARK: Hijri months

  @Test("Hijri dates are shown if they are switched on, with the month's name in Arabic from right to left")
  func hijri() throws {
    let room = try Room()
    #expect(!Self.page(room, "/day/2026-02-18").text.contains("رمضان"))
    #expect(Self.post(room, "/settings/hijri/show", [("show", "on")]).status == 303)
    for path in ["/day/2026-02-18", "/week/2026-W08", "/month/2026-02?day=2026-02-18"] {
      let text = Self.page(room, path).text
      #expect(text.contains("1 Ramadan 1447") && text.contains("lang=\"ar\" dir=\"rtl\">رمضان"), "\(path)")
    }
    #expect(Self.page(room, "/day/2026-02-18").text.contains("href=\"/reminders/new?on=9-1\""))
    #expect(Self.page(room, "/reminders/new?on=12-9").text.contains("<option value=\"12\" selected>"))
    #expect(Self.page(room, "/day/2026-12-24/why").text.contains("href=\"/rules/se.julafton\""))
    #expect(Self.post(room, "/settings/hijri/months", [("month", "1447-9"), ("on", "2026-02-19")]).status == 303)
    #expect(Self.page(room, "/day/2026-02-19").text.contains("1 Ramadan 1447"))
    #expect(Self.page(room, "/reminders?month=1447-09").text.contains("set by you"))
    let far = Self.post(
      room, "/settings/hijri/months", [("month", "1447-9"), ("on", "2026-03-19")], Self.swedish)
    #expect(far.status == 422 && far.text.contains("ligger för långt från den beräknade första dagen"))
    #expect(Self.post(room, "/settings/hijri/months/1447-09/delete", []).status == 303)
    #expect(Self.page(room, "/day/2026-02-18").text.contains("1 Ramadan 1447"))
  }

  @Test("an unreachable source is reported, and changes nothing")
  func fetch() throws {
    let room = try Room()
    let answer = Self.post(room, "/settings/hijri/fetch", [], Self.swedish)
    let cookie = String(try #require(answer.headers["Set-Cookie"]).prefix { $0 != ";" })
    let page = Self.page(room, "/settings", [("Cookie", "lang=sv; \(cookie)")])
    #expect(
      answer.status == 303 && page.text.contains("Källan kunde inte nås; de månader som redan är sparade behålls"))
  }

  // MARK: Rules

  @Test("a rule has a preview before it is saved, by sentence or by its parts")
  func preview() throws {
    let room = try Room()
    let tried = Self.post(
      room, "/rules", [("name", "Bullar"), ("on", "4 October"), ("region", "SE"), ("preview", "yes")])
    #expect(
      tried.status == 200 && tried.text.contains("Sunday 4 October 2026") && tried.text.contains("value=\"Bullar\""))
    #expect(!Self.page(room, "/rules?region=SE").text.contains("Bullar"))
    for (query, day) in [
      ("on=4+October", "Sunday 4 October 2026"), ("shape=easter&offset=-2", "Friday 3 April 2026"),
      ("shape=weekday&ordinal=6&weekday=0&month=5", "Sunday 31 May 2026"),
      ("shape=fixed&day=9&month=6", "Tuesday 9 June 2026"),
      ("shape=fixed&day=29&month=2&leap-day=1", "Sunday 1 March 2026"),
      ("shape=range&weekday=6&day=31&month=10&to-day=6&to-month=11", "Saturday 31 October 2026"),
      ("shape=weekday&ordinal=7&weekday=4&month=11", "Thursday 19 November 2026"),
      ("shape=easter&offset=1&church=orthodox", "Monday 13 April 2026"),
      ("shape=lunar-vietnamese&last-day=on&month=12", "Monday 16 February 2026"),
      ("shape=hijri&calendar=hebrew&day=15&month=1", "Thursday 2 April 2026"),
      ("shape=season&season=June+solstice", "Sunday 21 June 2026"),
      ("shape=season&season=solar+term+15", "Saturday 4 April 2026"),
      ("shape=days&region=SE&target=se.midsommardagen&offset=-1", "Friday 19 June 2026"),
      ("shape=near&region=SE&target=se.midsommardagen&weekday=1&side=after", "Monday 22 June 2026"),
      ("shape=near&region=SE&target=se.midsommardagen&weekday=5&side=on+or+before", "Friday 19 June 2026"),
      ("shape=dates&dates=2026-09-22", "Tuesday 22 September 2026"),
      ("shape=fixed&day=20&month=1&every-years=4&every-from=1969", "Saturday 20 January 2029"),
      ("shape=fixed&day=1&month=5&lasting=2", "Saturday 2 May 2026"),
      ("shape=fixed&day=24&month=12&kind=observance&clock=14:00", "Thursday 24 December 2026"),
      ("shape=fixed&day=26&month=12&shift-mode=moved&saturday=%2B2", "Monday 28 December 2026"),
      ("shape=fixed&day=26&month=12&shift-mode=additional&saturday=next+working+day", "Monday 28 December 2026"),
      ("shape=lunar-vietnamese&day=15&month=8", "Friday 25 September 2026"),
      ("shape=hijri&day=1&month=9", "Wednesday 18 February 2026"),
    ] {
      #expect(Self.page(room, "/rules/preview?\(query)").text.contains(day), "\(query)")
    }
    #expect(Self.page(room, "/rules/preview?on=4+Octobre").text.contains("class=\"error\""))
  }

  @Test("a rule is added, changed, switched off, restored and deleted; all errors are reported at once")
  func rules() throws {
    let room = try Room()
    let wrong = Self.post(room, "/rules", [("name", ""), ("on", "35 Octobre"), ("region", "SE"), ("since", "x")])
    #expect(wrong.status == 422 && wrong.text.contains("value=\"35 Octobre\""))
    #expect(wrong.text.contains("id=\"rule-name-error\"") && wrong.text.contains("id=\"rule-on-error\""))
    #expect(Self.post(room, "/rules", [("name", "Bullar"), ("on", "4 October"), ("region", "SE")]).status == 303)
    #expect(Self.day(room, "2026-10-04").contains("Bullar"))
    let path = "/rules/user.bullar"
    #expect(Self.post(room, path, [("name", "Bullens dag"), ("on", "5 October"), ("region", "SE")]).status == 303)
    #expect(Self.day(room, "2026-10-05").contains("Bullens dag"))
    #expect(!Self.day(room, "2026-10-04").contains("Bullens dag"))
    #expect(Self.post(room, path + "/switch", [("show", "off")]).status == 303)
    #expect(!Self.day(room, "2026-10-05").contains("Bullens dag"))
    #expect(Self.page(room, path).text.contains("Monday 5 October 2026"))
    #expect(Self.post(room, path + "/restore", []).status == 303)
    #expect(Self.day(room, "2026-10-05").contains("Bullens dag"))
    #expect(Self.post(room, path + "/delete", []).status == 303)
    #expect(Self.page(room, path).status == 404)
  }

  @Test("a rule of the program can be switched off and titled, but not replaced")
  func shipped() throws {
    let room = try Room()
    let path = "/rules/se.julafton"
    #expect(!Self.page(room, path).text.contains("action=\"\(path)\""))
    #expect(Self.post(room, path, [("name", "x"), ("on", "1 May")]).status != 303)
    #expect(Self.post(room, path + "/layer", [("title", "Hos mormor"), ("notes", "")]).status == 303)
    #expect(Self.day(room, "2026-12-24").contains("Hos mormor"))
    #expect(Self.post(room, path + "/restore", []).status == 303)
    #expect(!Self.day(room, "2026-12-24").contains("Hos mormor"))
    // The rule exists before and after.
    let history = Self.page(room, "/history").text
    #expect(history.contains("Changed: Rule") && !history.contains("Added: Rule") && !history.contains("Deleted: Rule"))
  }

  // MARK: Leave

  static let setup = [
    ("anchor", "2026-02-06"), ("schedule", "every"), ("numbers", "14"), ("lag", "7"), ("baseline", "additive"),
    ("type", "vacation"), ("start", "40"), ("rate", "6.46"), ("rate-from", ""), ("cap", "240"), ("carry", "12-31:80"),
    ("floor", "0"), ("type", "sick"), ("start", "10"), ("rate", "1"), ("rate-from", ""), ("cap", ""), ("carry", ""),
    ("floor", ""),
  ]

  @Test("the leave profile is saved as a whole, with one further kind of leave")
  func leave() throws {
    let room = try Room()
    let fields = Self.setup + [("new-type", "study"), ("start", "16"), ("rate", "")]
    #expect(Self.post(room, "/leave/setup", fields).status == 303)
    let setup = try room.write { store throws(Failure) in try LoadLedger(store).setup() }
    #expect(setup.isSaved && setup.rounding == .hundredth)
    #expect(setup.profile.terms.map(\.type.string).contains("study"))
    let page = Self.page(room, "/leave/setup").text
    #expect(page.contains("value=\"12-31:80.00\"") && page.contains("value=\"40.00\""))
    #expect(!page.contains("sample numbers"))
  }

  @Test(
    "refusals of the command line are shown beside the field, with the typed text",
    arguments: [
      ("numbers", "0", "setup-numbers"), ("anchor", "2026-02-30", "setup-anchor"), ("lag", "x", "setup-lag"),
      ("start", "forty", "terms-start-0"), ("rate", "6,46", "terms-rate-0"), ("carry", "13-40", "terms-carry-0"),
    ])
  func leaveMistakes(_ field: String, _ value: String, _ id: String) throws {
    let room = try Room()
    var fields = Self.setup
    let place = try #require(fields.firstIndex { $0.0 == field })
    fields[place].1 = value
    let answer = Self.post(room, "/leave/setup", fields)
    #expect(answer.status == 422 && answer.text.contains("value=\"\(value)\""))
    #expect(answer.text.contains("id=\"\(id)-error\""), "\(answer.text)")
    #expect(try !room.write { store throws(Failure) in try LoadLedger(store).setup().isSaved })
  }

  // MARK: Exports

  @Test(
    "exports are files",
    arguments: [
      ("leave.csv", "text/csv; charset=utf-8"), ("leave.json", "application/json"),
      ("leave.journal", "text/plain; charset=utf-8"), ("calendar.ics", "text/calendar; charset=utf-8"),
    ])
  func exports(_ file: (String, String)) throws {
    let answer = try Room().ask("/export/\(file.0)")
    #expect(answer.status == 200 && answer.headers["Content-Type"] == file.1 && !answer.bytes.isEmpty)
    #expect(answer.headers["Content-Disposition"] == "attachment; filename=\"\(file.0)\"")
  }

  @Test("the history shows every change and undoes any of them")
  func history() throws {
    let room = try Room()
    _ = Self.post(room, "/countdowns", [("title", "Rom"), ("on", "2026-05-01")])
    let page = Self.page(room, "/history", [("Cookie", "lang=sv")])
    #expect(page.text.contains("Tillagt: Nedräkning Rom") && page.text.contains("Inställning Regioner"))
    let change = try Self.id(page, after: "name=\"change\" value=\"")
    #expect(Self.post(room, "/undo", [("change", change)]).status == 303)
    #expect(!Self.page(room, "/star/2026").text.contains("Rom<"))
  }

  @Test("a typed date is read back in the page's language")
  func typedDates() throws {
    let room = try Room()
    #expect(room.ask("/preview/date?q=tomorrow").text == "Friday 6 February 2026")
    #expect(
      room.ask("/preview/date?q=2026-02-30", .get, [("Cookie", "lang=sv")]).text.contains("2026-02 har ingen dag 30")
    )
    #expect(room.ask("/preview/date").text.isEmpty)
    // The last day of an event counts from its first.
    #expect(room.ask("/preview/date?q=%2B4d&on=2026-07-01").text == "Sunday 5 July 2026")
    #expect(room.ask("/preview/date?q=%2B4d&on=soon").text == "Monday 9 February 2026")
    let form = [("title", "Camp"), ("on", "2026-07-01"), ("until", "+4d"), ("type", "trip")]
    #expect(Self.post(room, "/events", form).status == 303)
    #expect(Self.page(room, "/day/2026-07-05").text.contains("Camp"))
  }

  @Test("a countdown is edited on its page, and a wrong date keeps the typed text")
  func editsCountdown() throws {
    let room = try Room()
    _ = Self.post(room, "/countdowns", [("title", "Rom"), ("on", "2026-05-01")])
    let id = try Self.id(Self.page(room, "/today"), after: "href=\"/countdowns/")
    let path = "/countdowns/\(id)"
    let editor = Self.page(room, path)
    #expect(editor.text.contains("value=\"Rom\"") && editor.text.contains("value=\"2026-05-01\""))
    #expect(editor.text.contains("name=\"back\" value=\"/today\""))
    let wrong = Self.post(room, path, [("title", "Paris"), ("on", "30 feb")])
    #expect(wrong.status == 422 && wrong.text.contains("value=\"30 feb\"") && wrong.text.contains("value=\"Paris\""))
    #expect(Self.post(room, path, [("title", "Paris"), ("on", "2026-05-02"), ("every", "year")]).status == 303)
    let today = Self.page(room, "/today").text
    #expect(today.contains("Paris") && !today.contains("Rom<"))
    #expect(Self.page(room, "/countdowns/nobody").status == 404)
  }

  @Test("the editor of an event links to its day, which still exists when the event does not")
  func leavesEditor() throws {
    let room = try Room()
    #expect(Self.page(room, "/events/new?on=2026-05-01").text.contains("name=\"back\" value=\"/day/2026-05-01\""))
    // The page has a second form, which undoes the latest change and returns here.
    let editor = try #require(
      Self.page(room, "/events/new").text.split(separator: "<form").first { $0.contains("action=\"/events\"") })
    #expect(editor.contains("name=\"back\" value=\"/day/2026-02-05\""))
  }

  @Test("the channels of reminders are selected in the settings")
  func channels() throws {
    let room = try Room()
    func chosen() -> [Bool] {
      let text = Self.page(room, "/settings").text
      return ["desktop", "command", "web"].map { text.contains("name=\"channels\" value=\"\($0)\" checked") }
    }
    #expect(chosen() == [true, false, true])
    #expect(Self.post(room, "/settings/channels", [("channels", "web")]).status == 303)
    #expect(chosen() == [false, false, true])
    #expect(Self.post(room, "/settings/channels", []).status == 303)
    #expect(chosen() == [false, false, false])
    #expect(Self.post(room, "/settings/channels", [("channels", "pigeon")]).status == 422)
  }

  @Test("search finds reminders and rules too, each with its page")
  func searchesAll() throws {
    let room = try Room()
    _ = Self.post(room, "/reminders", Self.reminder("Zakat"))
    _ = Self.post(room, "/rules", [("name", "Comet"), ("on", "2 May"), ("region", "SE"), ("since", "2099")])
    #expect(Self.page(room, "/search?q=zakat").text.contains("href=\"/reminders/"))
    #expect(Self.page(room, "/search?q=comet").text.contains("href=\"/day/2099-05-02"))
    #expect(Self.page(room, "/search?q=comet+type:rule").text.contains("href=\"/rules/"))
  }

  @Test("the parts of a feed are in the page's language")
  func feedParts() throws {
    let room = try Room()
    _ = Self.post(room, "/settings/feeds", [("name", "phone"), ("only", "countdowns")])
    let page = Self.page(room, "/settings", [("Cookie", "lang=sv")])
    #expect(page.text.contains("<small>Nedräkningar</small>"))
  }

  @Test("the Hijri date among the other calendars uses the active months")
  func followedMonths() throws {
    let room = try Room()
    func told() -> String {
      String(Self.page(room, "/day/2026-02-19").text.components(separatedBy: "<dt>Hijri</dt>").last?.prefix(40) ?? "")
    }
    #expect(told().contains("2 Ramadan 1447"), "\(told())")
    _ = Self.post(room, "/settings/hijri/months", [("month", "1447-9"), ("on", "2026-02-19")])
    #expect(told().contains("1 Ramadan 1447"), "\(told())")
  }

  @Test("calendars have their names in the page's language")
  func calendarNames() throws {
    let page = Self.page(try Room(), "/today", [("Cookie", "lang=sv")]).text
    let names = page.components(separatedBy: "<dt>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    #expect(names.contains("Kinesisk") && names.contains("Hijri, Umm al-Qura"))
    #expect(names.allSatisfy { $0.first?.isUppercase == true }, "\(names)")
  }
}
