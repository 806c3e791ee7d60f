import FastiAgenda
import FastiCivil
import FastiFormats
import Foundation
import TestSupport
import Testing

/// dateutil, with which most Python programs expand rules, finds the same days.
@Suite("dateutil") struct RRulePeerTests {
  static let python = PackageFolder.root.appending(path: ".venv-feeds/bin/python")
  static let isThere = FileManager.default.isExecutableFile(atPath: python.path)
  /// The number of days in which each rule is compared: past February of a leap year, for any first day.
  static let reach = 2_200

  @Test(
    "expands random rules to the same days",
    .enabled(if: isThere, "dateutil is not installed: scripts/setup test, which needs the network once"))
  func expands() throws {
    var chance = Chance(seed: 45)
    var lines = ""
    var expected: [(rule: String, days: [Day])] = []
    var refused = 0
    for _ in 0..<Soak.rounds(short: 500, long: 100_000) {
      let text = chance.rule()
      guard let first = chance.first(text) else {
        refused += 1
        continue
      }
      let recurrence = try RRule.read(text, first: first, time: .allDay(.one))
      let range = DayRange(first).widened(before: 0, after: Self.reach)
      expected.append(("\(text) from \(first)", recurrence.starts(in: range)))
      lines += "\(first.iso.replacing("-", with: "")) \(Self.reach) \(text)\n"
    }
    // Most generated rules can be expressed; the others are rules with two limits, or have no day.
    #expect(refused < expected.count / 2)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "rules")
    try Data(lines.utf8).write(to: file)
    let script = PackageFolder.root.appending(path: "Tests/FastiFormatsTests/expand_rules.py").path
    let run = try ChildProcess([Self.python.path, script, file.path], in: folder.url, seconds: 3_600)
    #expect(run.status == 0, "\(run.errors.suffix(2_000))")
    let found = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try #require(found.count == expected.count)
    for (line, (rule, days)) in zip(found, expected) {
      let theirs = line.split(separator: " ").compactMap { Int32($0) }.map { Day($0) }
      if theirs != days { Issue.record("\(rule): \(days.prefix(12)), and of dateutil \(theirs.prefix(12))") }
    }
  }
}
