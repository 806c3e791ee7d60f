import FastiAgenda
import FastiCivil
import FastiPages
import PageSamples
import Testing

@Suite("Entries of a month") struct MonthPageLaws {
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
}
