import FastiAgenda
import FastiCivil
import FastiFormats
import TestSupport
import Testing

/// Compares the fast writer with a simple one, over entries of every kind and any text.
@Suite("Laws of iCalendar") struct ICalendarLaws {
  static let rounds = Soak.rounds(short: 300, long: 20_000)

  private static let zones = ["CET-1CEST,M3.5.0,M10.5.0/3", "<+0330>-3:30", "LMT-0:50:20"].enumerated().map {
    place, rule in
    (try? Zone(posix: rule)).flatMap { NamedZone("Test/Zone_\(place)", $0) }
  }

  private static func text(_ chance: inout Chance, _ most: Int) -> String {
    let letters: [Unicode.Scalar] = [
      "a", "b", " ", ",", ";", "\\", "\n", "\t", "\r", "\u{7F}", "\u{1}", "å", "ế", "한", "🌙", "\u{301}", "\u{80}", "z",
    ]
    // Some texts repeat one letter, so that every length meets the end of a line.
    let only = chance.one(in: 3) ? letters[chance.number(0...letters.count - 1)] : nil
    var text = String.UnicodeScalarView()
    for _ in 0..<chance.number(0...most) { text.append(only ?? letters[chance.number(0...letters.count - 1)]) }
    return String(text)
  }

  private static func entry(_ chance: inout Chance) -> Entry {
    let first = Day(year: 2024, month: 1, day: 1) + chance.number(0...9)
    let (high, low) = (UInt64(chance.number(0...2)) << 40, chance.one(in: 2) ? 7 : chance.next())
    let names: [EntryName] = [.id(high: high, low: low), .day(first, high: high, low: low), .text(text(&chance, 90))]
    var entry = Entry(
      name: names[chance.number(0...2)], kind: EntryKind.allCases[chance.number(0...14)], title: text(&chance, 100),
      days: DayRange(first).widened(before: 0, after: chance.number(0...9)), sounds: chance.one(in: 3),
      notes: text(&chance, chance.one(in: 2) ? 3 : 400), isTentative: chance.one(in: 2),
      changed: Int64(chance.number(0...4_000_000_000)) * 997, sequence: chance.number(0...1_000_000_000_000))
    if chance.one(in: 2) {
      entry.start = Instant(seconds: Int64(first.number) * 86_400 + Int64(chance.number(0...86_399)))
      entry.clocks = chance.one(in: 2) ? zones[chance.number(0...2)] : nil
    }
    if chance.one(in: 4) { entry.link = "https://x/" + text(&chance, 90) }
    return entry
  }

  @Test("events are those of the simple writer, to the byte, in any order of the entries")
  func plain() throws {
    var chance = Chance(seed: 2_026)
    for round in 0..<Self.rounds {
      let entries = (0..<chance.number(1...30)).map { _ in Self.entry(&chance) }
      let bytes = ICalendarWriter.calendar(entries, name: "x", minutes: 60)
      let start = try #require(Self.place(of: "BEGIN:VEVENT", in: bytes))
      let events = Array(bytes[start...].dropLast("END:VCALENDAR\r\n".utf8.count))
      #expect(events == PlainCalendar.events(entries), "round \(round)")
      // Entries of one day, kind and name are not ordered.
      let names = Set(entries.map { "\($0.days.first.number) \($0.kind) \($0.name.text)" })
      if names.count == entries.count {
        #expect(ICalendarWriter.calendar(chance.shuffled(entries), name: "x", minutes: 60) == bytes, "round \(round)")
      }
    }
  }

  @Test("many events are sorted like few")
  func many() {
    var chance = Chance(seed: 9)
    let entries = (0..<5_000).map { number in
      Entry(
        name: .id(high: chance.next(), low: UInt64(number)), kind: .event, title: "Event \(number)",
        days: DayRange(Day(20_000) + chance.number(0...300)), changed: 0)
    }
    let bytes = ICalendarWriter.calendar(entries, name: "x", minutes: 60)
    let events = PlainCalendar.events(entries)
    #expect(Array(bytes.dropLast(15).suffix(events.count)) == events)
  }

  @Test("texts given as bytes are written like strings")
  func outlines() {
    var chance = Chance(seed: 11)
    for round in 0..<Self.rounds {
      var (whole, parts) = (ICalendarWriter(), ICalendarWriter())
      for _ in 0..<chance.number(1...30) {
        var entry = Self.entry(&chance)
        (entry.clocks, entry.sounds, entry.isTentative, entry.link) = (nil, false, false, nil)
        if case .text = entry.name { entry.name = .id(high: chance.next(), low: chance.next()) }
        var outline = EntryOutline(
          name: entry.name, kind: entry.kind, days: entry.days, changed: entry.changed, sequence: entry.sequence)
        outline.start = entry.start
        whole.add(entry)
        parts.add(outline, title: entry.title.utf8.span, notes: entry.notes.utf8.span)
      }
      let head = ICalendarHead(name: "x", minutes: 60)
      #expect(whole.calendar(head) == parts.calendar(head), "round \(round)")
    }
  }

  @Test("pieces removed during writing add up to the whole")
  func pieces() {
    var chance = Chance(seed: 12)
    var writer = ICalendarWriter()
    for _ in 0..<2_000 { writer.add(Self.entry(&chance)) }
    let head = ICalendarHead(name: "x", minutes: 60)
    var pieces: [[UInt8]] = []
    var text = UTF8Writer()
    writer.write(head, to: &text) { text in
      pieces.append(text.bytes)
      text.bytes = []
    }
    #expect(pieces.count > 5 && Array(pieces.joined()) + text.bytes == writer.calendar(head))
  }

  private static func place(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }
}
