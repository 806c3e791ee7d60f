import FastiCivil
import FastiHolidays
import Foundation

/// Business days of Sweden over 50 years, each question asked of random days; others do the same work in
/// `scripts/bench-peers`.
struct WorkdayRows {
  private static let years = DayRange(years: 2000...2049)
  private static let number = 4_096

  private let plan: HolidayPlan
  private let calendar: WorkdayCalendar
  private let pairs: [(from: Day, to: Day)]
  private let steps: [Int]

  /// Reads Sweden's rules from Data/Regions.
  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let file = root.appending(path: "../../../Data/Regions/SE.rules").standardizedFileURL
    let book = RuleBook(try Region.read([UInt8](try Data(contentsOf: file))))
    plan = HolidayPlan(book.merged("SE") ?? Region(code: "SE"))
    calendar = try WorkdayCalendar([plan], over: Self.years)
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    pairs = (0..<Self.number).map { _ in
      (Self.years.first + random(Self.years.count), Self.years.first + random(Self.years.count))
    }
    // Few enough that most answers lie in the 50 years.
    steps = (0..<Self.number).map { _ in random(501) - 250 }
  }

  func rows() -> [Row] {
    [
      Row(
        work: "a calendar of business days, 50 years",
        figure: .nanoseconds(Measure.nanoseconds { build() }), target: .nanoseconds(1e6)),
      count(Workdays(calendar), "business days between two", 3),
      add(Workdays(calendar), "add business days", 20),
      single(Workdays(calendar), "is it a business day", 2),
      count(BitsetWorkdays(calendar), "business days between two, by bitset", nil),
      count(ClosedFormWorkdays(calendar), "business days between two, in closed form", nil),
      count(LoopWorkdays(calendar), "business days between two, by loop", nil, pairs: 64),
    ]
  }

  private func build() -> Int {
    guard let calendar = try? WorkdayCalendar([plan], over: Self.years) else { return 0 }
    return (try? Workdays(calendar).count(from: Self.years.first, to: Self.years.last)) ?? 0
  }

  private func count<Engine: WorkdayEngine>(_ engine: Engine, _ work: String, _ limit: Double?, pairs: Int = number)
    -> Row
  {
    let asked = Array(self.pairs.prefix(pairs))
    let taken = Measure.nanoseconds(operations: pairs) {
      var sum = 0
      for pair in asked { sum &+= (try? engine.count(from: pair.from, to: pair.to, bounds: .exclusive)) ?? 0 }
      return sum
    }
    return Row(work: work, figure: .nanoseconds(taken), target: limit.map { .nanoseconds($0) })
  }

  private func add(_ engine: Workdays, _ work: String, _ limit: Double) -> Row {
    let taken = Measure.nanoseconds(operations: Self.number) {
      var sum = 0
      for (pair, number) in zip(pairs, steps) {
        sum &+= (try? engine.add(number, to: pair.from, start: .next)).map { Int($0.number) } ?? 0
      }
      return sum
    }
    return Row(work: work, figure: .nanoseconds(taken), target: .nanoseconds(limit))
  }

  private func single(_ engine: Workdays, _ work: String, _ limit: Double) -> Row {
    let taken = Measure.nanoseconds(operations: Self.number) {
      var sum = 0
      for pair in pairs { sum &+= (try? engine.isBusinessDay(pair.from)) == true ? 1 : 0 }
      return sum
    }
    return Row(work: work, figure: .nanoseconds(taken), target: .nanoseconds(limit))
  }
}
