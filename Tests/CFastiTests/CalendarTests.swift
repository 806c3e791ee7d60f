import CFasti
import CFastiHeader
import FastiCivil
import FastiRegions
@testable import FastiHolidays
import TestSupport
import Testing

@Suite("The C interface agrees with the engine")
struct CalendarTests {
  let first = fasti_day(2000, 1, 1)
  let last = fasti_day(2049, 12, 31)

  @Test("counting, adding and asking, over random arrays, with every choice", arguments: ["SE", "AU-NSW", "US VN", ""])
  func equal(regions: String) throws {
    let calendar = try Opened(regions, first, last)
    let engine = try engine(regions.split(separator: " ").map(String.init))
    var random = Chance(seed: 20_261_122)
    let days = (0..<2_000).map { _ in Int32.random(in: first - 10...last + 10, using: &random) }
    let others = (0..<2_000).map { _ in Int32.random(in: first - 10...last + 10, using: &random) }
    let steps = (0..<2_000).map { _ in Int32.random(in: -300...300, using: &random) }
    for bounds in WorkdayBounds.allCases {
      let expected = zip(days, others).map { from, to in
        (try? engine.count(from: Day(from), to: Day(to), bounds: bounds)).map(Int32.init) ?? Int32.min
      }
      var out = [Int32](repeating: 7, count: days.count)
      let status = fasti_count(calendar.pointer, days, others, &out, days.count, Int32(bounds.rawValue))
      #expect(out == expected)
      #expect(status == (expected.contains(Int32.min) ? 1 : 0))
    }
    for start in DayOffStart.allCases {
      let expected = zip(days, steps).map { day, steps in
        (try? engine.add(Int(steps), to: Day(day), start: start))?.number ?? Int32.min
      }
      var out = [Int32](repeating: 7, count: days.count)
      _ = fasti_add(calendar.pointer, days, steps, &out, days.count, Int32(start.rawValue))
      #expect(out == expected)
    }
    var out = [UInt8](repeating: 7, count: days.count)
    _ = fasti_is(calendar.pointer, days, &out, days.count)
    #expect(out == days.map { day in (try? engine.isBusinessDay(Day(day))).map { $0 ? 1 : 0 } ?? 255 })
  }

  @Test("input and output may be one array")
  func inPlace() throws {
    let calendar = try Opened("SE", first, last)
    let days = Array(first...first + 99)
    let others = [Int32](repeating: last, count: 100)
    var expected = [Int32](repeating: 0, count: 100)
    var place = days
    #expect(fasti_count(calendar.pointer, days, others, &expected, 100, 0) == 0)
    let status = place.withUnsafeMutableBufferPointer { buffer in
      fasti_count(calendar.pointer, buffer.baseAddress, others, buffer.baseAddress, 100, 0)
    }
    #expect(status == 0 && place == expected)
  }

  @Test("a text of rules is used beside the built-in regions, and before one with the same code")
  func ownRules() throws {
    let rules = """
      region XX
      languages en
      weekend Friday Saturday
      rule xx.day
        name en Day
        public on 6 January
      """
    let calendar = try Opened("XX", first, last, rules: rules)
    // 2026-01-02 is a Friday, 2026-01-04 a Sunday, 2026-01-06 the holiday.
    let days = [fasti_day(2026, 1, 2), fasti_day(2026, 1, 4), fasti_day(2026, 1, 6)]
    var out = [UInt8](repeating: 7, count: 3)
    #expect(fasti_is(calendar.pointer, days, &out, 3) == 0)
    #expect(out == [0, 1, 0])
    let replaced = try Opened("SE", first, last, rules: rules.replacing("XX", with: "SE"))
    var other = [UInt8](repeating: 7, count: 3)
    #expect(fasti_is(replaced.pointer, days, &other, 3) == 0)
    #expect(other == out)
  }

  @Test("no built-in region has a public holiday that needs a place's clock")
  func clocks() throws {
    for shipped in ShippedRegion.all {
      for region in try Region.read(shipped.text.withUTF8Buffer { Array($0) }) {
        for rule in region.rules {
          for period in rule.periods where period.kind == .public {
            if case .astronomical = period.pattern { Issue.record("\(rule.id.string)") }
          }
        }
      }
    }
  }

  private func engine(_ codes: [String]) throws -> Workdays {
    let book = RuleBook(try ShippedRegion.all.flatMap { try Region.read($0.text.withUTF8Buffer { Array($0) }) })
    let plans = try codes.map { HolidayPlan(try #require(book.merged(RegionCode($0)))) }
    return Workdays(try WorkdayCalendar(plans, over: try DayRange(Day(first), Day(last))))
  }
}

/// An open calendar that closes itself.
final class Opened {
  let pointer: OpaquePointer

  struct Refusal: Error, Equatable {
    var status: Int32
    var message: String
  }

  init(_ regions: String, _ first: Int32, _ last: Int32, combine: Int32 = 0, rules: String? = nil) throws {
    var pointer: OpaquePointer?
    var message = [CChar](repeating: 1, count: 200)
    let status =
      if let rules {
        fasti_open_rules(rules, rules.utf8.count, regions, first, last, combine, &pointer, &message, message.count)
      } else {
        fasti_open(regions, first, last, combine, &pointer, &message, message.count)
      }
    guard let pointer else {
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw Refusal(status: status, message: String(decoding: text, as: UTF8.self))
    }
    #expect(status == 0)
    self.pointer = pointer
  }

  deinit { fasti_close(pointer) }
}
