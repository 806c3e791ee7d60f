import FastiAgenda
import FastiCivil
import FastiData
import FastiPages
import FastiWords
import PageSamples
import Synchronization
import Testing

@Suite("Every page keeps the rules of pages") struct PageLaws {
  static let shippedLanguages = ShippedWords.all.map { "\($0.language)" }
  static let names = Samples.pages.map { $0.name }

  /// The pages that were read: each is read once for all laws.
  private static let pages = Mutex<[String: Markup]>([:])

  static func markup(_ name: String, _ language: String) throws -> Markup {
    if let page = pages.withLock({ $0["\(name).\(language)"] }) { return page }
    let sample = try #require(Samples.pages.first { $0.name == name })
    let page = try Markup(sample.page.render(in: Samples.frame(Samples.words(language), sample.path)))
    pages.withLock { $0["\(name).\(language)"] = page }
    return page
  }

  @Test("no style, no script but the one that is fetched, nothing that begins with on", arguments: names)
  func nothingInline(_ name: String) throws {
    let page = try Self.markup(name, "en")
    #expect(!page.elements.contains { $0.name == "style" })
    #expect(
      page.elements.filter { $0.name == "script" }.map { $0.attributes }
        == [["src": "/static/reveal.js"], ["type": "module", "src": "/static/app.js"]])
    for element in page.elements {
      #expect(!element.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") }, "\(element)")
    }
  }

  @Test("every link and every form leads to an address of the site", arguments: names)
  func links(_ name: String) throws {
    let page = try Self.markup(name, "en")
    var count = 0
    for element in page.elements {
      for key in ["href", "src", "action"] {
        guard let address = element.attributes[key] else { continue }
        count += 1
        // What a reader attached may lead elsewhere; nothing else does.
        if element.attributes["rel"]?.hasPrefix("external") == true {
          #expect(address.hasPrefix("https://") && element.attributes["rel"]?.contains("noopener") == true)
          continue
        }
        #expect(Addresses.knows(address, isPost: element.attributes["method"] == "post"), "\(element)")
      }
    }
    #expect(count > (["sign-in", "sign-in-name", "invitation", "held"].contains(name) ? 5 : 20))
  }

  @Test("every form that changes something has a name of its own and knows the way back", arguments: names)
  func forms(_ name: String) throws {
    let page = try Self.markup(name, "en")
    let posts = page.elements.filter { $0.name == "form" && $0.attributes["method"] == "post" }
    let requests = page.elements.filter { $0.attributes["name"] == "request" }.compactMap { $0.attributes["value"] }
    #expect(requests.count == posts.count)
    #expect(Set(requests).count == requests.count)
    #expect(page.elements.filter { $0.attributes["name"] == "back" }.count == posts.count)
  }

  @Test("a form that waits for a session has a label for each field that a reader fills in", arguments: names)
  func pending(_ name: String) throws {
    let page = try Self.markup(name, "en")
    var forms: [(path: String, fields: [String])] = []
    for element in page.elements {
      if element.name == "form" {
        let isPosted = element.attributes["method"] == "post" && element.attributes["enctype"] == nil
        forms.append((isPosted ? element.attributes["action"] ?? "" : "", []))
      }
      guard ["input", "select", "textarea"].contains(element.name), let field = element.attributes["name"],
        !["hidden", "password"].contains(element.attributes["type"]), !forms.isEmpty,
        !forms[forms.count - 1].fields.contains(field)
      else { continue }
      forms[forms.count - 1].fields.append(field)
    }
    // The form of sign-in itself needs no session.
    for form in forms where !form.path.isEmpty && form.path != Paths.signIn().string && !form.fields.isEmpty {
      let waiting = PendingFormPage(PendingFields(path: form.path, fields: form.fields.map { ($0, "8") }))
      let markup = try Markup(waiting.render(in: Samples.frame(Samples.words("en"), Paths.today)))
      #expect(markup.elements.count { $0.name == "small" } == form.fields.count, "\(form)")
    }
  }

  @Test("a waiting change is shown by the labels of its choices, not by the values that are sent")
  func pendingChoices() throws {
    func tells(_ text: String, _ path: String, _ fields: [(String, String)]) throws -> Bool {
      let page = PendingFormPage(PendingFields(path: path, fields: fields.map { (name: $0.0, value: $0.1) }))
      let bytes = page.render(in: Samples.frame(try Samples.words("en"), Paths.today))
      return String(decoding: bytes, as: UTF8.self).contains("<span>\(text)</span>")
    }
    #expect(try tells("Trip", "/events", [("type", "trip")]))
    #expect(try tells("adjusted down", "/leave/entries/1?x=y", [("action", "adjustment-negative")]))
    #expect(try tells("June", "/rules/se.own", [("month", "6"), ("weekday", "5")]))
    #expect(try tells("Ramadan", "/reminders", [("month", "9")]))
    // An address without a form: a typed value is shown unchanged, and a hidden one is not shown.
    #expect(try tells("9", "/nowhere", [("month", "9"), ("seen", "abc")]))
    #expect(try !tells("abc", "/nowhere", [("month", "9"), ("seen", "abc")]))
  }

  @Test("ids are there once, labels and descriptions point at one, and one h1 leads", arguments: names)
  func ids(_ name: String) throws {
    let page = try Self.markup(name, "en")
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "\(ids.sorted())")
    for key in ["for", "aria-describedby", "aria-labelledby"] {
      for id in page.elements.compactMap({ $0.attributes[key] }) { #expect(ids.contains(id), "\(key)=\(id)") }
    }
    #expect(page.elements.filter { $0.name == "h1" }.count == 1)
  }

  @Test("every page speaks every language, and the year is never grouped", arguments: names, shippedLanguages)
  func languages(_ name: String, _ language: String) throws {
    let page = try Self.markup(name, language)
    #expect(page.elements.first?.attributes["lang"] == language)
    for text in page.texts { #expect(!text.contains("2,026") && !text.contains("2 026") && !text.contains("2.026")) }
    #expect(!page.texts.contains { $0.contains("{1}") })
  }

  @Test("the month and the small month beside it each have one cell the Tab key stops at, the chosen day")
  func grid() throws {
    let page = try Self.markup("month", "en")
    let cells = page.elements.filter { $0.attributes["data-day"] != nil }
    #expect(cells.count == 2 * 35)
    for cells in [cells.prefix(35), cells.suffix(35)] {
      #expect(cells.filter { $0.attributes["tabindex"] == "0" }.map { $0.attributes["data-day"] } == ["2026-06-17"])
    }
    #expect(page.elements.filter { $0.attributes["aria-selected"] == "true" }.count == 1)
  }

  @Test("a month shows what lasts several days once a row, cut where the row ends")
  func bars() throws {
    let page = try Self.markup("month", "en")
    let classes = page.elements.filter { $0.attributes["title"] == "Sandhamn" }.compactMap { $0.attributes["class"] }
    #expect(
      classes == ["chip orange from-6 span-2 lane-1 cut-after", "chip orange from-1 span-1 lane-1 cut-before"])
    // 17 June has five things, of which three fit: the others are behind a button that opens the day.
    let over = page.elements.filter { $0.attributes["class"] == "over over-3 from-3" }
    #expect(over.map { $0.attributes["popovertarget"] } == ["on-2026-06-17"])
    #expect(page.elements.contains { $0.attributes["id"] == "on-2026-06-17" && $0.attributes["popover"] != nil })
  }

  @Test("a month of many entries has four of a day, and a link to its page for the rest, but not the lists of days")
  func fullMonth() throws {
    let month = YearMonth(Samples.today)
    func page(_ count: Int) throws -> Markup {
      let items = (0..<count).map { DayItem(.event, "Meeting \($0)", link: Paths.today) }
      let days = MonthGrid(month, from: .monday).days.map { DayCell($0, items: items) }
      let page = MonthPage(month, days: days, selected: Samples.today)
      return try Markup(page.render(in: Samples.frame(Samples.words("en"), Paths.month(month))))
    }
    let full = try page(6)
    #expect(full.elements.count { $0.attributes["class"]?.hasPrefix("chip ") == true } == 4 * 35)
    #expect(!full.elements.contains { $0.attributes["popover"] != nil || $0.attributes["popovertarget"] != nil })
    let over = full.elements.filter { $0.attributes["href"] == "/day/2026-06-17" && $0.name == "a" }
      .filter { $0.attributes["class"]?.hasPrefix("over ") == true }
    #expect(over.map { $0.attributes["class"] } == ["over over-3 from-3", "over over-5 over-8 over-12 from-3"])
    #expect(over.map { $0.attributes["aria-label"] } == [3, 2].map { "Wednesday 17 June 2026: +\($0)" })
    let usual = try page(4)
    #expect(usual.elements.count { $0.attributes["popover"] != nil } == 35)
  }

  @Test("a week places what has hours in its column and row, and whole days as bars over their days")
  func hours() throws {
    let page = try Self.markup("week", "en")
    let items = page.elements.filter { $0.name == "li" && $0.attributes["class"]?.hasPrefix("item ") == true }
    let classes = items.compactMap { $0.attributes["class"] }
    // Wednesday, from 09:30 for half an hour, in hours that are shown from 6 on.
    #expect(classes.contains("item cyan timed from-3 at-14 long-2 lane-0-of-1"))
    #expect(classes.contains("item orange from-6 span-2 lane-1 cut-after"))
    #expect(classes.contains("item orange elsewhere"))
    #expect(page.elements.count { $0.attributes["class"] == "week-cards hours hours-16" } == 1)
    #expect(page.elements.count { $0.attributes["data-hook"] == "clock" } == 1)
    // Every class of a place is one of the stylesheet.
    let css = String(decoding: try Samples.stylesheet(), as: UTF8.self)
    let placed = page.elements.compactMap { $0.attributes["class"] }.flatMap { $0.split(separator: " ") }
    for name in Set(placed) where ["at-", "long-", "lane-", "hours-"].contains(where: { name.hasPrefix($0) }) {
      #expect(css.contains(".\(name)"), "\(name)")
    }
  }

  @Test("hours before 6 and after 22 are shown where something is in them, and of many at a time some are counted")
  func manyHours() throws {
    func page(_ hours: [Range<Int>]) throws -> Markup {
      let items = hours.map { hours in
        var item = DayItem(.event, "Party", time: try? TimeOfDay(hour: hours.lowerBound / 3_600, minute: 0))
        item.hours = hours
        return item
      }
      let days = ISOWeek(Samples.today).days.map { DayCell($0, items: $0 == Samples.today ? items : []) }
      return try Markup(
        WeekPage(ISOWeek(Samples.today), days: days).render(in: Samples.frame(Samples.words("en"), Paths.today)))
    }
    let late = try page([79_200..<86_400, 0..<7_200])
    #expect(late.elements.contains { $0.attributes["class"] == "week-cards hours hours-24" })
    #expect(late.elements.contains { $0.attributes["class"] == "item cyan timed from-3 at-88 long-8 lane-0-of-1" })
    let many = try page([Range<Int>](repeating: 32_400..<36_000, count: 6))
    #expect(many.elements.count { $0.attributes["class"]?.contains("lane-3-of-4") == true } == 1)
    #expect(many.elements.count { $0.attributes["class"] == "item cyan elsewhere" } == 2)
    #expect(many.texts.contains("+2"))
  }

  @Test("many whole-day items do not hide one with an hour, and the link begins at the first that is not shown")
  func hourBehindWholeDays() throws {
    let whole = (1...40).map { DayItem(.event, "Whole \($0)") }
    let timed = DayItem(.event, "Dentist", time: try TimeOfDay(hour: 9, minute: 0))
    let days = ISOWeek(Samples.today).days.map { DayCell($0, items: $0 == Samples.today ? whole + [timed] : []) }
    let page = try Markup(
      WeekPage(ISOWeek(Samples.today), days: days).render(in: Samples.frame(Samples.words("en"), Paths.today)))
    #expect(page.texts.contains("Dentist"))
    #expect(page.texts.contains("Whole 29"))
    #expect(!page.texts.contains("Whole 30"))
    #expect(page.elements.contains { $0.attributes["href"]?.hasSuffix("skip=29") == true })
  }

  @Test("the page of a day lists by time what has hours, also what has no room beside others")
  func overlaps() throws {
    let sample = try #require(Samples.pages.first { $0.name == "today" }?.page as? DayPage)
    var page = sample
    page.cell.items = try (0..<20).reversed().map { number in
      var item = DayItem(.event, "At \(number)", time: try TimeOfDay(hour: number / 10 + 9, minute: number % 10))
      item.hours = (32_400 + number * 60)..<43_200
      return item
    }
    page.cell.items.insert(DayItem(.trip, "Whole day"), at: 3)
    let markup = try Markup(page.render(in: Samples.frame(Samples.words("en"), Paths.day(page.cell.day))))
    let titles = markup.texts.filter { $0.hasPrefix("At ") || $0 == "Whole day" }
    #expect(titles == ["Whole day"] + (0..<20).map { "At \($0)" })
    // Six beside each other, twelve above the hours, and two behind a sign.
    let classes = markup.elements.compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("item cyan") }
    #expect(classes.filter { $0.contains(" timed ") }.count == 6)
    #expect(classes.filter { $0.hasPrefix("item cyan from-1 span-1 lane-") }.count == 12)
    #expect(classes.filter { $0 == "item cyan elsewhere" }.count == 2)
    let over = markup.elements.filter { $0.attributes["class"] == "over-hours from-1" }
    #expect(over.map { $0.attributes["aria-label"]?.hasSuffix(": +2") } == [true])
  }

  @Test("a year has all its weeks: 53 in 2026, 52 in 2027", arguments: [(2026, 53), (2027, 52)])
  func weeks(_ year: Int, _ count: Int) throws {
    let days = try YearPage.days(of: year)
    #expect(days.count == count * 7)
    let page = YearPage(year, marks: days.map { _ in [] })
    let markup = try Markup(page.render(in: Samples.frame(Samples.words("en"), Paths.year(year))))
    #expect(markup.elements.filter { $0.attributes["class"]?.hasPrefix("week-row") == true }.count == count)
  }

  @Test("a year by months has each of its days once, as a link, and one stop of the Tab key", arguments: [2024, 2027])
  func months(_ year: Int) throws {
    let days = try YearPage.days(of: year, by: .months)
    let page = YearPage(year, by: .months, marks: days.map { _ in [] }, counts: days.map { _ in 1 })
    let markup = try Markup(page.render(in: Samples.frame(Samples.words("en"), Paths.year(year, by: .months))))
    let cells = markup.elements.filter { $0.attributes["data-day"] != nil }
    #expect(cells.map { $0.attributes["href"] } == days.map { Paths.day($0).string })
    #expect(cells.count { $0.attributes["tabindex"] == "0" } == 1)
    let steps = markup.elements.compactMap { $0.attributes["href"] }.filter { $0.hasSuffix("?by=months") }
    #expect(steps.contains("/year/\(year + 1)?by=months") && steps.contains("/year/\(year - 1)?by=months"))
  }

  @Test("the small month beside a month leads to days of months, and marks those on which something is planned")
  func smallMonth() throws {
    let sample = try #require(Samples.pages.first { $0.name == "month" })
    var frame = Samples.frame(try Samples.words("en"), sample.path)
    let busy = Samples.today + 1
    frame.busy = [busy]
    frame.firstDay = .sunday
    let markup = try Markup(sample.page.render(in: frame))
    let days = markup.elements.filter { $0.attributes["href"]?.contains("?day=") == true }
      .filter { $0.attributes["class"]?.hasPrefix("day") != true && $0.attributes["data-day"] != nil }
    let first = try #require(days.first?.attributes["data-day"])
    #expect(try Day(iso: first).weekday == .sunday)
    let marked = days.filter { $0.attributes["class"]?.contains("busy") == true }
    #expect(marked.map { $0.attributes["data-day"] } == [busy.iso])
    #expect(marked.first?.attributes["aria-label"]?.hasSuffix(", something planned") == true)
    #expect(marked.first?.attributes["href"] == Paths.month(YearMonth(busy), day: busy).string)
  }

  @Test("what was typed is kept beside what was wrong with it")
  func typed() throws {
    let page = try Self.markup("event", "en")
    let field = try #require(page.elements.first { $0.attributes["name"] == "on" })
    #expect(field.attributes["value"] == "30 feb")
    #expect(field.attributes["aria-describedby"] == "event-on-error")
    #expect(page.texts.contains("\"30 feb\" is not a date"))
  }
}
