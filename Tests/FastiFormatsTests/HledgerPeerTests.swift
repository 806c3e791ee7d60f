import FastiCivil
import FastiFormats
import FastiLeave
import Foundation
import TestSupport
import LeaveSamples
import Testing

/// hledger reads the file, confirms every asserted balance, and computes the same balances as Fasti.
@Suite("hledger")
struct HledgerPeerTests {
  static let isInstalled =
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/hledger")
    }

  @Test("agrees with every ledger", .enabled(if: isInstalled), arguments: 0..<UInt64(Soak.rounds(short: 4, long: 60)))
  func agrees(seed: UInt64) throws {
    let sample = try LeaveSample(seed: seed &* 7)
    let anchor = sample.profile.profile.schedule.anchor
    for first in [nil, anchor - 30, anchor + 45] as [Day?] {
      try compare(sample, LeaveSpan(first: first, last: max(first ?? sample.last, sample.last)), seed)
    }
    try compare(sample, LeaveSpan(first: nil, last: anchor - 300), seed)
  }

  private func compare(_ sample: LeaveSample, _ span: LeaveSpan, _ seed: UInt64) throws {
    let ledger = try sample.ledger()
    let folder = try TemporaryFolder()
    let bytes = try LeaveHledger.write(ledger, rounding: sample.profile.rounding, rows: sample.rows, over: span)
    try Data(bytes).write(to: folder.url.appending(path: "leave.journal"))
    let known = ledger.accounts.map(\.terms.type.string)
    let schedule = sample.profile.profile.schedule
    let start = span.first ?? sample.rows.map(\.entry.day).reduce(min(schedule.anchor, span.last), min)
    let days = [schedule.lastPayday(on: start + (span.last - start) / 2), span.last].filter { $0 >= start }
    for day in days {
      #expect(
        try run(folder, known, ["--end", (day + 1).iso]) == expected(ledger) { try $0.forecast(on: day) },
        "\(seed) \(day.iso)")
      #expect(
        try run(folder, known, ["--date2", "--end", (day + 1).iso]) == expected(ledger) { try $0.official(on: day) },
        "\(seed) \(day.iso) official")
    }
  }

  /// The balances that hledger computes for each kind of leave of the profile; it fails if an asserted balance is
  /// wrong.
  private func run(_ folder: TemporaryFolder, _ known: [String], _ options: [String]) throws -> [String: String] {
    let child = try ChildProcess(
      ["hledger", "-f", "leave.journal", "balance", "assets:leave", "--flat", "--empty", "--no-total", "-O", "csv"]
        + options,
      in: folder.url,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C.UTF-8", "HOME": folder.url.path,
      ])
    #expect(child.status == 0, "\(child.errors)")
    var balances: [String: String] = [:]
    for line in child.output.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\"", omittingEmptySubsequences: true).filter { $0 != "," }
      guard cells.count == 2 else { continue }
      let type = cells[0].split(separator: ":").last.map(String.init) ?? ""
      let amount = String(cells[1].replacing(" h", with: ""))
      balances[type] = try Hours(exact: amount).text
    }
    return balances.filter { $0.value != "0.00" && known.contains($0.key) }
  }

  private func expected(_ ledger: LeaveLedger, _ balance: (LeaveAccount) throws -> Hours) throws -> [String: String] {
    var balances: [String: String] = [:]
    for account in ledger.accounts { balances[account.terms.type.string] = try balance(account).text }
    return balances.filter { $0.value != "0.00" }
  }
}
