import FastiCivil
import FastiLeave
import Foundation

/// Leave balances over a hundred years with 10,000 entries of three kinds; hledger answers from the same ledger.
struct LeaveRows {
  private static let entries = 10_000
  private static let century = DayRange(years: 1990...2089)

  private let profile: LeaveProfile
  private let versions: [EntryVersion]
  private let ledger: LeaveLedger
  private let days: [Day]

  /// Makes the ledger.
  init() throws {
    let types: [LeaveType] = [.vacation, .sick, .comp]
    let rates = try [RateTable(Hours(exact: "6.46")), RateTable(Hours(exact: "7.88")), RateTable()]
    profile = try LeaveProfile(
      schedule: PaySchedule(anchor: Day(year: 2026, month: 2, day: 6), pattern: .every(days: 14)),
      terms: zip(types, rates).map { LeaveTerms(type: $0, start: .zero, rates: $1) })
    versions = try (0..<Self.entries).map { index in
      let hours = Hours(ticks: Int64(index * 7_919 % 32 + 1) * 2_500)
      let day = Self.century.first + index * 7_919 % Self.century.count
      return EntryVersion(
        id: EntryID("entry-\(index)"), stamp: EntryStamp("019a9f3c2b7e.\(index).5f0c9a7e21d44b10"),
        entry: try LeaveEntry(
          day: day, type: types[index % 3], action: index % 4 == 0 ? .accrued : .used, hours: hours))
    }
    ledger = try LeaveLedger(profile: profile, versions: versions)
    days = (0..<1_000).map { Self.century.first + $0 * 104_729 % Self.century.count }
  }

  func rows() -> [Row] {
    let vacation = ledger.accounts[0]
    return [
      row("leave: both balances of a day", limit: 20e3) { sum(try vacation.balance(on: $0)) },
      row("leave: headroom of a day", limit: 20e3) { Int(try vacation.headroom(on: $0).ticks) },
      row("leave: earliest day for 40 hours", limit: 20e3) {
        Int(try vacation.earliest(Hours(whole: 40), from: $0)?.number ?? 0)
      },
      Row(
        work: "leave: 100 years, every day, three kinds", figure: .nanoseconds(Measure.nanoseconds { chart() }),
        target: .nanoseconds(10e6)),
      Row(
        work: "leave: 10,000 versions to a balance",
        figure: .nanoseconds(Measure.nanoseconds(rounds: 5) { fromVersions() }), target: nil, beside: hledger()),
    ]
  }

  private func row(_ work: String, limit: Double, _ answer: (Day) throws -> Int) -> Row {
    let figure = Measure.nanoseconds(operations: days.count) {
      days.reduce(0) { $0 &+ ((try? answer($1)) ?? 0) }
    }
    return Row(work: work, figure: .nanoseconds(figure), target: .nanoseconds(limit))
  }

  private func sum(_ balance: LeaveBalance) -> Int { Int(balance.official.ticks &+ balance.forecast.ticks) }

  private func chart() -> Int {
    ledger.accounts.reduce(0) { sum, account in
      sum &+ Int((try? account.chart(.forecast, over: Self.century))?.last?.ticks ?? 0)
    }
  }

  private func fromVersions() -> Int {
    let ledger = try? LeaveLedger(profile: profile, versions: versions)
    return (try? ledger?.accounts[0].balance(on: Self.century.last)).map(sum) ?? 0
  }

  /// What hledger takes from start to end for the same balance, once it has given the same answer.
  private func hledger() -> [(name: String, figure: Row.Figure)] {
    guard Shell.has("hledger"), let expected = try? ledger.accounts[0].forecast(on: Self.century.last) else {
      return []
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "fasti-bench-\(UUID().uuidString).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? journal().write(to: file, atomically: true, encoding: .utf8)) != nil else { return [] }
    let line = [
      "hledger", "-f", file.path, "balance", "leave:vacation", "--end", (Self.century.last + 1).iso, "-O", "csv",
    ]
    var least = Double.infinity
    for _ in 0..<3 {
      let start = ContinuousClock.now
      guard let answer = Shell.run(line), answer.contains("\"\(expected.text)\"") else {
        return [("hledger", .missing("another answer"))]
      }
      least = min(least, (ContinuousClock.now - start) / .nanoseconds(1))
    }
    return [("hledger, start to end", .nanoseconds(least))]
  }

  /// Everything that sums to the balances, a transaction each.
  private func journal() throws -> String {
    try ledger.accounts.map { account in
      try account.explain(.forecast, on: Self.century.last).map { event in
        "\(event.day.iso) *\n  leave:\(account.terms.type.string)  \(event.hours.text)\n  from\n\n"
      }.joined()
    }.joined()
  }
}
