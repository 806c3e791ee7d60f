import Testing

@testable import FastiWeb

@Suite("The page that shows what an entry would change") struct LeaveWhatIfTests {
  private func page(_ room: Room, _ query: String) -> String {
    ScreenTests.page(room, "/leave/what-if?type=vacation&action=used&\(query)").text
  }

  @Test("the official balance shows both values if the period of the entry is paid already")
  func official() throws {
    let room = try Room()
    #expect(page(room, "hours=8&on=2026-01-05").contains(" \u{2192} "))
    let later = page(room, "hours=8&on=2026-03-02")
    #expect(later.contains("class=\"figure\"") && !later.contains(" \u{2192} "))
  }

  @Test("a span without a business day is refused beside its field")
  func noBusinessDay() throws {
    let room = try Room()
    #expect(page(room, "hours=8&on=2026-02-07&until=2026-02-08").contains("no business day"))
  }
}
