import FastiAgenda
import FastiCivil
import FastiFormats
import FastiHost
import FastiICal
import Foundation
import TestSupport
import Testing

extension OneAtATime {
  @Suite("Feeds in other readers") struct ReaderLaws {
    /// Calendars of any Unicode: 40, or 3,000 with FASTI_SOAK=1.
    static let rounds = isSoaking ? 3_000 : 40

    private static let riyadh = named("Asia/Riyadh")
    private static let stockholm = named("Europe/Stockholm")

    private static func named(_ name: String) -> NamedZone? {
      (try? SystemZones(environment: SystemEnvironment()).zone(named: name)).flatMap { NamedZone(name, $0) }
    }

    private static func calendar(_ chance: inout Chance) throws -> (bytes: [UInt8], entries: [Entry]) {
      var entries: [Entry] = []
      for number in 0..<chance.number(0...12) {
        let first = Day(year: 2024, month: 1, day: 1) + chance.number(0...2_500)
        var entry = Entry(
          name: .text("019a9f3c-2b7e-7000-8f0c-9a7e21d44b10/\(number)"),
          kind: EntryKind.allCases[chance.number(0...14)],
          title: chance.text(1...200), days: DayRange(first).widened(before: 0, after: chance.number(0...9)),
          notes: chance.text(0...600, lines: true), isTentative: chance.number(0...1) == 1,
          changed: Int64(chance.number(0...2_000_000_000)) * 1_000, sequence: chance.number(0...99))
        if chance.number(0...1) == 1 {
          entry.start = Instant(seconds: Int64(first.number) * 86_400 + Int64(chance.number(0...86_399)))
          entry.clocks = [nil, riyadh, stockholm][chance.number(0...2)]
          entry.sounds = chance.number(0...1) == 1
        }
        if chance.number(0...3) == 0 { entry.link = "leaveLedger://entry/\(number)" }
        entries.append(entry)
      }
      // As they are written.
      entries.sort { left, right in
        (left.days.first, left.kind.rawValue, left.name) < (right.days.first, right.kind.rawValue, right.name)
      }
      return (ICalendarWriter.calendar(entries, name: chance.text(1...80), minutes: chance.number(1...9_999)), entries)
    }

    @Test("libical finds no mistake in calendars with any Unicode, and reads every text unchanged")
    func libical() throws {
      var chance = Chance(seed: 7)
      for round in 0..<Self.rounds * 5 {
        let (bytes, entries) = try Self.calendar(&chance)
        let findings = Libical.findings(bytes)
        #expect(findings.isEmpty, "calendar \(round): \(findings)")
        let file = try #require(ICalendarReader.file(bytes), "calendar \(round)")
        #expect(file.events.count == entries.count && file.broken == 0 && file.components.isEmpty)
        for (event, entry) in zip(file.events, entries) {
          #expect(event.uid == entry.name.text && Self.kept(event.title) == Self.kept(entry.title), "calendar \(round)")
          let (read, written) = (Self.kept(event.notes), Self.kept(entry.notes))
          let place = zip(read, written).prefix { $0 == $1 }.count
          #expect(read == written, "calendar \(round): \(written.dropFirst(max(0, place - 8)).prefix(16)) at \(place)")
          if let start = entry.start { #expect(event.start?.instant == start, "calendar \(round): \(entry)") }
        }
      }
    }

    /// A text as it is written: without control characters except line feeds, and without characters that change the
    /// direction.
    private static func written(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { scalar in
            let turns = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            return !turns && !(0x7F...0x9F).contains(scalar.value) && (scalar.value >= 0x20 || scalar == "\n")
          }))
    }

    /// The same as libical reads it. libical removes spaces at both ends of a value.
    private static func kept(_ text: String) -> [UInt8] {
      var kept = Array(written(text).utf8)
      while kept.last == 0x20 { kept.removeLast() }
      return Array(kept.drop { $0 == 0x20 })
    }

    @Test(
      "icalendar, vobject and ics find no mistake in calendars of any Unicode",
      .enabled(if: Readers.areThere, "\(Readers.missing)"))
    func python() throws {
      let folder = try TemporaryFolder()
      var chance = Chance(seed: 11)
      for round in 0..<Self.rounds {
        let (bytes, entries) = try Self.calendar(&chance)
        let name = "calendar-\(round)"
        try Data(bytes).write(to: folder.url.appending(path: "\(name).ics"))
        let expected: [String: Any] = [
          "count": entries.count,
          "titles": entries.map { Self.written($0.title).replacing("\n", with: "") },
        ]
        try JSONSerialization.data(withJSONObject: expected).write(to: folder.url.appending(path: "\(name).json"))
      }
      let script = PackageFolder.root.appending(path: "Tests/FeedPeersTests/read_feeds.py").path
      let run = try Readers.run([script, folder.url.path], in: folder.url, seconds: isSoaking ? 3_600 : 120)
      #expect(run.output == "findings: 0\n", "\(run.output.prefix(4_000))\(run.errors.suffix(2_000))")
    }
  }
}
