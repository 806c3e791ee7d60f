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

  /// Makes the calendar and the questions.
  init() throws {
    plan = try SwedishPlan.read()
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
      count(Workdays(calendar)),
      add(Workdays(calendar), "add business days", 20),
      single(Workdays(calendar), "is it a business day", 2),
    ]
  }

  private func build() -> Int {
    guard let calendar = try? WorkdayCalendar([plan], over: Self.years) else { return 0 }
    return (try? Workdays(calendar).count(from: Self.years.first, to: Self.years.last)) ?? 0
  }

  private func count(_ engine: Workdays) -> Row {
    let taken = Measure.nanoseconds(operations: Self.number) {
      var sum = 0
      for pair in pairs { sum &+= (try? engine.count(from: pair.from, to: pair.to, bounds: .exclusive)) ?? 0 }
      return sum
    }
    return Row(work: "business days between two", figure: .nanoseconds(taken), target: .nanoseconds(3))
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

/// `fasti days between --batch`, from text to text: a million pairs of days, from the program's start to its end.
struct WorkdayBatchRows {
  /// The release build of `fasti`.
  let program: String
  private static let pairs = 1_000_000

  func rows() -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-bench-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard Shell.has("time"), let (time, memory) = try? measured(in: folder) else {
      return [Row(work: "a pair of days, text to text", figure: .missing("time failed"), target: nil)]
    }
    return [
      Row(
        work: "a pair of days, text to text", figure: .nanoseconds(time / Double(Self.pairs)),
        target: .nanoseconds(200)),
      Row(work: "a million pairs of days, memory", figure: .megabytes(memory), target: .megabytes(25)),
    ]
  }

  /// The least CPU time of some runs in nanoseconds, user and system, and the most memory in megabytes.
  private func measured(in folder: URL) throws -> (time: Double, memory: Double)? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, report) = (folder.appending(path: "pairs.csv"), folder.appending(path: "time"))
    try Self.text.write(to: input, atomically: false, encoding: .utf8)
    var least: (time: Double, memory: Double)?
    let line = "time -f '%U %S %M' -o '\(report.path)' '\(program)' days between --batch '\(input.path)' SE > /dev/null"
    for _ in 0..<5 {
      guard Shell.run(["sh", "-c", line], environment: ["FASTI_DATA": folder.appending(path: "data").path]) != nil
      else { return nil }
      let numbers = try String(contentsOf: report, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      let taken = (numbers[0] + numbers[1]) * 1e9
      least = (min(taken, least?.time ?? taken), max(numbers[2] / 1_000, least?.memory ?? 0))
    }
    return least
  }

  private static var text: String {
    let years = DayRange(years: 2000...2049)
    var writer = UTF8Writer(capacity: 22 * pairs)
    var state: UInt64 = 1
    for number in 0..<(2 * pairs) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      writer.write(years.first + Int(state >> 33) % years.count)
      writer.write(number % 2 == 0 ? "," : "\n")
    }
    return writer.string
  }
}
