import TestSupport
import Testing

/// Files that commit f8a34d2 wrote, read by the present program; Tests/Fixtures/f8a34d2/README.md says how they were
/// made.
@Suite("The files of commit f8a34d2") struct CompatibilityTests {
  private static let folder = "Tests/Fixtures/f8a34d2/"
  /// The first step of a journey that begins with that commit's store.
  private static let copying = "cp -r ../fixtures/f8a34d2/data ../data"
  private static let restoring = "fasti backup restore ../fixtures/f8a34d2/backup.zip >/dev/null"

  @Test(
    "the store opens, and the files are read: every answer is the same", arguments: ["answers", "history", "imports"])
  func answers(_ name: String) throws { try compare(Self.journey(name)) }

  @Test("the backup restores, and every answer is the same")
  func backup() throws {
    var journey = try Self.journey("answers")
    let place = try #require(
      journey.parts.firstIndex { part in
        if case .step(Self.copying, _) = part { true } else { false }
      })
    journey.parts[place] = .step(command: Self.restoring, expected: .init())
    try compare(journey)
  }

  @Test(
    "the feed has the same entries, with the same UIDs",
    arguments: [
      "feed.ics": "--only holidays,events,countdowns,reminders,notes,used,accrued,adjustments,payday",
      "busy.ics": "--only events,countdowns,used --hide details",
    ])
  func feed(_ name: String, _ options: String) throws {
    let world = try World()
    _ = try world.run(Self.copying)
    let run = try world.run("fasti feed write ../\(name) \(options)")
    try #require(run.status == 0, "\(run.errors)")
    let expected = FeedEntry.all(try world.bytes("fixtures/f8a34d2/" + name))
    let real = FeedEntry.all(try world.bytes(name))
    #expect(expected.count > 300)
    for change in real.difference(from: expected) { Issue.record("\(name): \(change)") }
  }

  private static func journey(_ name: String) throws -> Journey {
    let path = folder + name + ".journey"
    return try Journey(path: path, text: try #require(try PackageFolder.text(path)))
  }

  /// Compares output and status; standard error is for people and may differ.
  private func compare(_ journey: Journey) throws {
    for (step, real) in zip(journey.steps, try journey.travel()) {
      let expected = Journey.Answer(output: step.expected.output.map(Self.lasting), status: step.expected.status)
      let codes = Set(step.expected.output.compactMap(Self.region))
      let output = real.output.filter { line in
        !Self.added.contains { line.hasPrefix("{\"key\":\"\($0)") }
          && Self.region(line).map { codes.contains($0) } ?? true
      }
      let answer = Journey.Answer(output: output.map(Self.lasting), status: real.status)
      if answer != expected {
        Issue.record("\(journey.path)\n$ \(step.command)\n\(expected.difference(to: answer))\n\(real.errors)")
      }
    }
  }

  /// Settings that programs of that time did not have.
  private static let added = [
    "holidays.communities", "currency.refresh", "currency.home", "weather.", "alarms.", "week.", "hours.", "calendar.",
  ]

  /// The code of the region in a line of a list of regions; programs of that time had fewer.
  private static func region(_ line: String) -> Substring? {
    line.firstMatch(of: /^\{"code":"([^"]+)","name"/)?.1
  }

  /// A line of JSON without the parts that may change: sentences for people, and the action of a change, which changes
  /// of that time do not have. The last region of a list has no comma.
  private static func lasting(_ line: String) -> String {
    let line = region(line) != nil && line.hasSuffix(",") ? String(line.dropLast()) : line
    return line.replacing(/"(message|note|hint|why|summary)":"(?:[^"\\]|\\.)*"/) { "\"\($0.1)\":\"…\"" }
      .replacing(",\"action\":null", with: "")
      // A rule, and a hit of a search, say more than at that time.
      .replacing(/,"confidence":"(?:law|peers|one)"/, with: "")
      .replacing(/,"law":[0-9]+,"peers":[0-9]+,"one":[0-9]+/, with: "")
      .replacing(/,"last":"[0-9-]{10}"/, with: "").replacing(/,"regions":"[^"]*"/, with: "")
      .replacing(/,"device":"[0-9a-f]{16}","own":(?:true|false)/, with: "")
  }
}

/// The lines of an entry of a calendar file, except the times of writing.
struct FeedEntry: Equatable, CustomStringConvertible {
  let lines: [String]

  var description: String { lines.joined(separator: " | ") }

  /// The entries of a file, in order. The sequence number of a holiday of the program depends on its rules, so it is
  /// left out.
  static func all(_ bytes: [UInt8]) -> [FeedEntry] {
    var entries: [FeedEntry] = []
    var lines: [String]?
    for line in unfolded(bytes) {
      if line == "BEGIN:VEVENT" {
        lines = []
      } else if line == "END:VEVENT" {
        let all = lines ?? []
        let isShipped = all.contains("CATEGORIES:Holiday") || all.contains("CATEGORIES:Observance")
        let moving = ["DTSTAMP:"] + (isShipped ? ["LAST-MODIFIED:", "SEQUENCE:"] : [])
        entries.append(FeedEntry(lines: all.filter { line in !moving.contains { line.hasPrefix($0) } }))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return entries
  }

  /// The unfolded lines: a line feed and a space may be within a character.
  private static func unfolded(_ bytes: [UInt8]) -> [String] {
    var text: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: " "), text.last == UInt8(ascii: "\n") {
        text.removeLast()
      } else if byte != UInt8(ascii: "\r") {
        text.append(byte)
      }
    }
    return text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
