import FastiAgenda
import FastiCivil
import FastiPages
import PageSamples
import Testing

@Suite("Entries of a month") struct MonthPageLaws {
  @Test("the box before a line has a picture or a number, never a letter", arguments: Samples.pages.map { $0.name })
  func pictures(_ name: String) throws {
    let sample = try #require(Samples.pages.first { $0.name == name })
    let text = String(
      decoding: sample.page.render(in: Samples.frame(try Samples.words("en"), sample.path)), as: UTF8.self)
    #expect(text.firstMatch(of: /class="(row-mark|count)[^"]*"><span aria-hidden="true">[A-Z]/) == nil)
  }

  @Test("only the entries that a month shows are completed, and all of them", arguments: [4, 6])
  func completing(_ count: Int) throws {
    let month = YearMonth(Samples.today)
    let items = (0..<count).map { DayItem(.event, "Meeting \($0)") }
    let days = MonthGrid(month, from: .monday).days.map { DayCell($0, items: items) }
    var page = MonthPage(month, days: days, selected: Samples.today)
    page.completeItems { place, item in item.link = Paths.day(days[place].day) }
    let markup = try Markup(page.render(in: Samples.frame(Samples.words("en"), Paths.month(month))))
    let chips = markup.elements.filter { $0.attributes["class"]?.hasPrefix("chip ") == true }
    // A row of both has four; the lists of days, which only the first has, have the four again.
    #expect(chips.count == (count == 4 ? 8 : 4) * 35)
    #expect(chips.allSatisfy { $0.attributes["href"] != nil })
    #expect(page.days.reduce(0) { $0 + $1.items.count { $0.link != nil } } == 4 * 35)
  }

  @Test(
    "every entry is on paper, in a row or in the list below with its day, and the page is at most 200 kB",
    arguments: [[19: 1], [18: 20], [18: 120], [18: 12, 25: 12], [18: 300], [5: 40, 12: 40, 18: 40], [18: 2_000]])
  func paper(_ counts: [Int: Int]) throws {
    let month = YearMonth(Samples.today)
    let days = MonthGrid(month, from: .monday).days.map { day in
      let count = month.days.contains(day) ? counts[day.date.dayOfMonth] ?? 0 : 0
      return DayCell(day, items: (0..<count).map { DayItem(.event, "Meeting \(day.iso)/\($0).") })
    }
    let page = MonthPage(month, days: days, selected: month.start)
    let bytes = page.render(in: Samples.frame(try Samples.words("en"), Paths.month(month)))
    #expect(bytes.count < 200_000)
    let markup = try Markup(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let rest = text.firstMatch(of: /(?s)<ul class="on-paper">(.*?)<\/ul>/).map { String($0.1) } ?? ""
    let chips = markup.elements.filter { $0.attributes["class"]?.hasPrefix("chip ") == true }
    let shown = Set(
      chips.filter { $0.attributes["class"]?.contains("lane-") == true }
        .filter { $0.attributes["class"]?.contains("off-paper") == false }.compactMap { $0.attributes["title"] })
    let titles = days.flatMap { $0.items.map(\.title) }
    let listed = Set(rest.matches(of: /Meeting [0-9\/-]+\./).map { String($0.0) })
    let missing = titles.filter { !shown.contains($0) && !listed.contains($0) }
    if titles.count < 1_000 {
      #expect(missing == [])
    } else {
      #expect(rest.contains("and \(missing.count) more"))
    }
    #expect(shown.isDisjoint(with: listed))
    #expect(listed.isEmpty || rest.contains("June"))
  }
}
