import FastiDays
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("The page of bridge days") struct BridgePageTests {
  private let room: Room

  init() throws {
    room = try Room()
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE"])
    }
  }

  private func plan(_ query: String) -> String {
    ScreenTests.page(room, "/days?year=2026&budget=1&goal=total&min=4\(query)").text
  }

  @Test("a row shows ten days as squares, and says the same in words")
  func squares() throws {
    let page = plan("")
    let strip = try #require(
      page.firstMatch(of: /<span class="squares" role="img" aria-label="([^"]+)">(.*?)<\/span><\/a>/))
    #expect(strip.2.matches(of: /<span/).count == 10)
    // One day of leave before Labour Day, which is a Friday.
    #expect(strip.1.contains(/Leave: [^.]*30 Apr/) && strip.1.contains(/Holidays: [^.]*1 May/), "\(strip.1)")
    #expect(strip.2.contains("class=\"orange\">30<") && strip.2.contains("class=\"pink\">1<"), "\(strip.2)")
    #expect(strip.2.contains("class=\"rest\">2<") && strip.2.contains("<span>4</span>"), "\(strip.2)")
  }

  @Test("a span that is skipped is not planned again, and the next one can be skipped too")
  func skipping() throws {
    let first = try #require(plan("").firstMatch(of: /skip=([^"#]+)#bridges/)).1
    #expect(first == "2026-04-30")
    let second = plan("&skip=\(first)")
    #expect(second.contains("Without leave on") && second.contains("class=\"orange\">4<"))
    let both = try #require(second.firstMatch(of: /skip=([^"#]+)#bridges/)).1
    #expect(both == "2026-04-30%202026-05-04", "\(both)")
    #expect(ScreenTests.page(room, "/days?budget=1&skip=never").text.contains("never"))
  }
}
