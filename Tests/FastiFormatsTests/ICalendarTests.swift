import FastiAgenda
import FastiCivil
import FastiFormats
import Testing

@Suite("iCalendar") struct ICalendarTests {
  private func entry(_ title: String, notes: String = "") throws -> Entry {
    Entry(
      name: .text("se.midsommarafton/2026-06-19@SE"), kind: .holiday, title: title,
      days: try DayRange(Day(iso: "2026-06-19"), Day(iso: "2026-06-20")), notes: notes, changed: 1_767_225_600_000)
  }

  private func written(_ entries: [Entry]) -> [UInt8] {
    var writer = ICalendarWriter()
    for entry in entries { writer.add(entry) }
    return writer.calendar(ICalendarHead(name: "a, b", description: "c; d", minutes: 363))
  }

  @Test("an entry of whole days has an exclusive end, as RFC 5545 requires")
  func whole() throws {
    let text = String(decoding: written([try entry("Midsommarafton")]), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
        BEGIN:VEVENT\r
        UID:se.midsommarafton/2026-06-19@SE\r
        DTSTAMP:20260101T000000Z\r
        LAST-MODIFIED:20260101T000000Z\r
        SEQUENCE:0\r
        DTSTART;VALUE=DATE:20260619\r
        DTEND;VALUE=DATE:20260621\r
        SUMMARY:Midsommarafton\r
        CATEGORIES:Holiday\r
        COLOR:pink\r
        STATUS:CONFIRMED\r
        TRANSP:TRANSPARENT\r
        END:VEVENT\r
        END:VCALENDAR\r\n
        """))
    #expect(text.contains("X-WR-CALNAME:a\\, b\r\n") && text.contains("REFRESH-INTERVAL;VALUE=DURATION:PT363M\r\n"))
  }

  @Test("a calendar without entries contains a time zone, because RFC 5545 requires a component")
  func empty() throws {
    let text = String(decoding: written([]), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
        BEGIN:VTIMEZONE\r
        TZID:UTC\r
        BEGIN:STANDARD\r
        DTSTART:19700101T000000\r
        TZOFFSETFROM:+0000\r
        TZOFFSETTO:+0000\r
        END:STANDARD\r
        END:VTIMEZONE\r
        END:VCALENDAR\r\n
        """))
    #expect(!String(decoding: written([try entry("x")]), as: UTF8.self).contains("VTIMEZONE"))
  }

  @Test("a moment is written in UTC, and takes up time")
  func timed() throws {
    var one = try entry("x")
    one.start = Instant(try Day(iso: "2026-06-19"), try TimeOfDay(hour: 9, minute: 5), offset: 7_200)
    let text = String(decoding: written([one]), as: UTF8.self)
    #expect(text.contains("DTSTART:20260619T070500Z\r\n") && text.contains("TRANSP:OPAQUE\r\n"))
    #expect(!text.contains("VALUE=DATE:2026"))
  }

  @Test(
    "no line is longer than 75 octets, none splits a character or an escape, and unfolding gives the text back",
    arguments: [1, 7, 40, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 75, 200])
  func folded(length: Int) throws {
    for pattern in ["a", "å", "한", "🌙", ",", "\\", "a\n", "e\u{301}"] {
      let title = String(repeating: pattern, count: length)
      let bytes = written([try entry(title)])
      for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
        #expect(line.last == 0x0D && line.count <= 76)
        #expect(String(validating: line, as: UTF8.self) != nil)
        #expect(!(line.dropLast().last == 0x5C && line.dropLast(2).last != 0x5C))
      }
      #expect(try summary(bytes) == title)
    }
  }

  @Test("control characters are dropped, tabs become spaces, line breaks stay")
  func control() throws {
    #expect(try summary(written([try entry("a\u{1}b\tc\nd\u{7F}\u{1B}[31m")])) == "ab c\nd[31m")
  }

  @Test(
    "direction changes and control characters beyond ASCII are dropped, at any place of a fold", arguments: 0..<90)
  func turned(_ column: Int) throws {
    let text = String(repeating: "x", count: column) + "\u{202E}a\u{9B}b\u{2066}ç–é\u{2069}\u{A0}"
    #expect(try summary(written([try entry(text)])) == String(repeating: "x", count: column) + "abç–é\u{A0}")
  }

  /// The summary of the only event, read with the rules of RFC 5545.
  private func summary(_ bytes: [UInt8]) throws -> String {
    // Byte by byte, because a space and a combining mark after it are one character of a String.
    var unfolded: [UInt8] = []
    for byte in bytes {
      unfolded.append(byte)
      if unfolded.suffix(3) == [0x0D, 0x0A, 0x20] { unfolded.removeLast(3) }
    }
    let text = String(decoding: unfolded, as: UTF8.self)
    let line = try #require(text.split(separator: "\r\n").first { $0.hasPrefix("SUMMARY:") })
    var value = ""
    var escaped = false
    for character in line.dropFirst("SUMMARY:".count).unicodeScalars {
      if escaped {
        value.unicodeScalars.append(character == "n" ? "\n" : character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        value.unicodeScalars.append(character)
      }
    }
    return value
  }

  @Test("a colon in quotes does not end the parameters of a line, and its zone is named by TZID")
  func parameters() {
    let line = ContentLine(#"ATTENDEE;CN="Room: 4":mailto:a@example.org"#)
    #expect(line.name == "ATTENDEE" && line.value == "mailto:a@example.org" && line.zone == nil)
    #expect(ContentLine("DTSTART;VALUE=DATE-TIME;TZID=Asia/Tokyo:20260619T090000").zone == "Asia/Tokyo")
  }
}
