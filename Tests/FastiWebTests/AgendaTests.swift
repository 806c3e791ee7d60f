import FastiCivil
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The agenda") struct AgendaTests {
  /// A room with an event on each of a number of days from 5 February on, and one day with a number of items.
  private func room(daily: Int, crowded: Int) throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      var draft = EventDraft()
      (draft.title, draft.on) = ("Walk", Day(year: 2026, month: 2, day: 5))
      draft.again.every = "day"
      draft.again.times = daily
      _ = try EditEvents(store).add(draft)
      for number in 0..<crowded {
        var draft = EventDraft()
        (draft.title, draft.on) = ("Thing \(1_000 + number)", Day(year: 2025, month: 11, day: 11))
        draft.notes = String(repeating: "a long note ", count: 400)
        _ = try EditEvents(store).add(draft)
      }
    }
    return room
  }

  /// The link of a hook.
  private func links(_ hook: String, in text: String) -> String? {
    guard let place = text.range(of: "\" data-hook=\"\(hook)\"") else { return nil }
    let before = text[..<place.lowerBound]
    guard let start = before.range(of: "href=\"", options: .backwards) else { return nil }
    return before[start.upperBound...].replacingOccurrences(of: "&amp;", with: "&")
  }

  private func titles(_ text: String, _ word: String) -> Int { text.ranges(of: ">\(word)").count }

  @Test("fifty items are shown, and the links continue without a gap or a repetition, in both directions")
  func both() throws {
    let room = try room(daily: 90, crowded: 130)
    let first = ScreenTests.page(room, "/agenda").text
    #expect(first.contains("id=\"d2026-02-05\"") && first.contains("aria-current=\"date\""))
    var walks = 0, page = first
    var count = titles(first, "Walk")
    while let next = links("later", in: page), walks < 3 {
      page = ScreenTests.page(room, next).text
      count += titles(page, "Walk")
      walks += 1
    }
    #expect(count == 90)
    // Back into a day with more items than a part has.
    page = first
    var seen: Set<Substring> = [], parts: [Int] = []
    for _ in 0..<5 {
      page = ScreenTests.page(room, try #require(links("earlier", in: page))).text
      let things = page.matches(of: />(Thing \d+)/).map(\.1)
      #expect(seen.isDisjoint(with: things))
      #expect(page.utf8.count < 200_000)
      seen.formUnion(things)
      parts.append(things.count)
    }
    #expect(seen.count == 130 && parts.contains(50), "\(parts)")
    // And forward again, from the first of them.
    let forth = ScreenTests.page(room, "/agenda?from=2025-11-11&skip=100").text
    #expect(forth.matches(of: />(Thing \d+)/).count == 30 && forth.contains("id=\"d2026-02-05\""))
  }

  @Test("an empty calendar continues too, and shows the searched days; the ends of the calendar are ends")
  func empty() throws {
    let room = try Room()
    let page = ScreenTests.page(room, "/agenda?from=2990-01-01").text
    #expect(links("later", in: page) != nil)
    let end = ScreenTests.page(room, "/agenda?from=2999-12-31").text
    #expect(links("later", in: end) == nil && links("earlier", in: end) == "/agenda?before=2999-12-31")
    let begin = ScreenTests.page(room, "/agenda?from=1583-01-01").text
    #expect(links("earlier", in: begin) == nil)
    #expect(ScreenTests.page(room, "/agenda?before=1583-01-01").status == 200)
    #expect(ScreenTests.page(room, "/agenda?from=nonsense").status == 422)
    #expect(ScreenTests.page(room, "/agenda?from=2026-01-01&skip=-1").status == 422)
  }
}
