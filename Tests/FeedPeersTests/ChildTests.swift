import FastiCivil
import FastiFormats
import FastiHost
import FastiICal
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiWords
import Foundation
import TestSupport
import Testing

/// A child reads and plans a file. Its answer must be what this process would have planned; everything else is refused.
@Suite("The child process that reads foreign files") struct ChildTests {
  private static let zones = SystemZones()
  private static let today = Day(year: 2026, month: 2, day: 5)

  /// A file of a kind that can be imported.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    var format: String?
    var testDescription: String { "\(name): \(text.prefix(60))" }
  }

  private static func calendar(_ events: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(events.replacing("\n", with: "\r\n"))\r\nEND:VCALENDAR\r\n"
  }

  private static func event(_ lines: String, uid: String = "one") -> String {
    calendar("BEGIN:VEVENT\nUID:\(uid)\nSUMMARY:x\n\(lines)\nEND:VEVENT")
  }

  private static let head = "date,type,action,hours\n"

  private static func ledger(kinds: Int) -> String {
    let types = (0..<kinds).map { #""k\#($0)":{"start":"0.00","rates":[{"rate":"1.00"}]}"# }.joined(separator: ",")
    let profile = #"{"anchor":"2026-02-06","schedule":{"kind":"every","days":14},"lag":7,"baseline":"additive""#
    return #"{"format":"fasti-leave/1","profile":\#(profile),"types":{\#(types)}},"entries":[]}"#
  }

  static let samples: [Sample] = {
    let recorded = ["feed.ics", "busy.ics", "leave.json", "leave.journal"].map { name in
      Sample(name: name, text: (try? PackageFolder.text("Tests/Fixtures/f8a34d2/\(name)")) ?? "")
    }
    let calendars = [
      "DTSTART:20260302T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=9",
      "DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=DAILY",
      "DTSTART;TZID=America/New_York:20260302T200000\nDTEND;TZID=America/New_York:20260303T010000",
      "DTSTART;TZID=Nowhere/Land:20260302T200000", "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:99991231",
      "DTSTART:20260113T230000Z\nRRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=5\nDESCRIPTION:a\\nb", "STATUS:CANCELLED",
    ].map { Sample(name: "a.ics", text: event($0, uid: "0191a8f0-0000-7000-8000-000000000001")) }
    return recorded + calendars + [
      Sample(
        name: "two.ics",
        text: calendar(
          "BEGIN:VEVENT\nUID:a\nSUMMARY:\u{1}x\nDTSTART:20260302T080000\nEND:VEVENT\n"
            + "BEGIN:VEVENT\nUID:a\nSUMMARY:y\nDTSTART:20260302T080000\nEND:VEVENT\nBEGIN:VTODO\nEND:VTODO\nnonsense")),
      Sample(
        name: "p.json",
        text:
          #"[{"title":"Choir","type":"event","date":"2026-02-05","every":"week","at":"18:30"},{"date":"2026-02-06","text":"a\nb"},{"title":"Rom","date":"2026-12-24","daysLeft":3,"every":"year","id":"0191a8f0-0000-7000-8000-000000000002"}]"#
      ),
      Sample(name: "l.csv", text: head + "2026-02-02,vacation,used,8.00\n2026-02-03,sick,accrued,1.25\n"),
      Sample(name: "e.ics", text: ""), Sample(name: "cut.ics", text: "BEGIN:VCALENDAR\r\n"),
      Sample(name: "zero.ics", text: "BEGIN:VCALENDAR\0"), Sample(name: "bad.json", text: "[{\"title\":1}]"),
      Sample(name: "two.json", text: #"[{"title":"","type":"x","date":"2026-02-30"},{"text":"","date":"2026-02-03"}]"#),
      Sample(name: "l.csv", text: head + "2026-02-30,vacation,used,8\n2026-02-03,nothing,used,x\n"),
      Sample(name: "l.csv", text: head + String(repeating: "2026-02-30,vacation,used,8\n", count: 60)),
      Sample(name: "x.journal", text: "2026-02-02 x\n  a  1 h\n"), Sample(name: "y.csv", text: "date,type\n"),
      Sample(
        name: "no.rules",
        text: "region NO\nname no Norge\nlanguages no\nrule no.a\n  name no A\n  public on 17 May; not on Sunday\n",
        format: "rules"),
      Sample(name: "bad.rules", text: "region NO\nname no\nrule no.a\n  public on 32 May\n", format: "rules"),
      Sample(name: "zero.rules", text: "region NO\0", format: "rules"),
      Sample(name: "kinds.json", text: ledger(kinds: 1_000), format: "json"),
      Sample(name: "more.json", text: ledger(kinds: 1_001), format: "json"),
    ]
  }()

  private func question(_ sample: Sample) throws -> ForeignQuestion {
    let bytes = Array(sample.text.utf8)
    return ForeignQuestion(
      bytes, as: try .init(of: bytes, named: sample.name, as: sample.format), named: sample.name,
      here: try Self.zones.zone(named: "Europe/Stockholm"), today: Self.today)
  }

  private static func languages() throws -> [any Wording] { try PageWords.allShipped() }

  @Test("the plan and the mistakes are those that this process would make", arguments: samples)
  func same(sample: Sample) throws {
    let question = try question(sample)
    let own = ForeignReading.answer(to: question, zones: Self.zones) { ICalendarReader.file($0) }
    let handed = try ForeignAnswer(wire: try FastidClient().plan(question: question.wire, .none), to: question)
    switch (own, handed) {
    case (.content, .content), (.regions, .regions): #expect(own.wire([]) == handed.wire([]))
    case (.refused(let failure, let kinds), .refused(let told, let toldKinds)):
      #expect(kinds.map { $0.type } == toldKinds.map { $0.type } && kinds.map { $0.line } == toldKinds.map { $0.line })
      #expect(failure.all.count == told.all.count)
      for (one, other) in zip(failure.all, told.all) {
        for words in try Self.languages() {
          #expect(words.message(of: one) == words.message(of: other))
          #expect(words.hint(of: one) == words.hint(of: other))
        }
        #expect(one.code == other.code && one.kind == other.kind && one.value == other.value)
        #expect(one.field?.name == other.field?.name)
      }
    default: Issue.record("\(own) and \(handed)")
    }
  }

  @Test(
    "the child uses the same time zones as this process",
    arguments: [
      "Europe/Stockholm", "Asia/Ho_Chi_Minh", "America/New_York", "Africa/Casablanca", "UTC", "EST5EDT,J60,300/3",
    ])
  func clocks(name: String) throws {
    let zone = try Self.zones.zone(named: name)
    #expect(Zone(numbers: zone.numbers) == zone)
    for length in stride(from: 0, to: zone.numbers.count, by: 7) {
      _ = Zone(numbers: Array(zone.numbers.prefix(length)))
    }
  }

  @Test("the child is ended if a file needs too many resources, and nothing is written")
  func tooMuch() throws {
    // Each recurs daily until the year 2100: more occurrences than the memory holds.
    let events = (0..<6_000).map {
      "BEGIN:VEVENT\nUID:\($0)\nSUMMARY:x\nDTSTART:19000101T080000Z\nRRULE:FREQ=DAILY\nEND:VEVENT"
    }
    let world = try World()
    try world.write("a.ics", Self.calendar(events.joined(separator: "\n")))
    let run = try world.run("fasti import a.ics --yes; echo $?; fasti event list --json | wc -l")
    #expect(run.output == "4\n1\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("too much time or memory"), "\(run.errors)")
  }

  @Test("the child leaves no file when it is killed, and ends with its parent")
  func killed() throws {
    let world = try World()
    let events = (0..<400).map {
      "BEGIN:VEVENT\nUID:\($0)\nSUMMARY:x\nDTSTART:19000101T080000Z\nRRULE:FREQ=DAILY\nEND:VEVENT"
    }
    try world.write("a.ics", Self.calendar(events.joined(separator: "\n")))
    for victim in ["$child", "$parent"] {
      // The process of a child is named `fastid` after it has started.
      let run = try world.run(
        """
        fasti import a.ics --yes 2>errors & parent=$!
        until child=$(cat /proc/$parent/task/*/children 2>/dev/null | tr -d ' ') && [ -n "$child" ] \
          && grep -q fastid /proc/$child/comm; do kill -0 $parent || break; done
        until grep -q '^NoNewPrivs:.1' /proc/$child/status; do kill -0 $child || break; done
        kill -9 \(victim); wait $parent 2>/dev/null; echo $?
        for try in 1 2 3 4 5 6 7 8 9 10; do kill -0 $child 2>/dev/null || break; sleep 1; done
        kill -0 $child 2>/dev/null && ! grep -q '^State:.Z' /proc/$child/status && echo alive
        fasti event list --json | wc -l
        """)
      #expect(run.output == (victim == "$child" ? "4\n1\n" : "137\n1\n"), "\(victim): \(run.output)\(run.errors)")
    }
  }

  /// A folder with a store, and the programs.
  private struct World {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }

    func run(_ script: String) throws -> ChildProcess {
      let path = folder.url.path
      return try ChildProcess(
        ["bash", "-c", script], in: folder.url,
        environment: [
          "PATH": "\(PackageFolder.program.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": path,
          "FASTI_DATA": path + "/data", "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8",
          "SWIFT_BACKTRACE": "enable=no",
        ])
    }
  }
}
