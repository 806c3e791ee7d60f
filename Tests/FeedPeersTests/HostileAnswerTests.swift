import FastiAgenda
import FastiCivil
import FastiPerson
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

/// A child that a file has taken over may answer anything, so its answer is read as foreign bytes.
@Suite("Answers of a compromised child") struct HostileAnswerTests {
  private static let day = Day(year: 2026, month: 2, day: 5)

  private func question(_ word: String) throws -> ForeignQuestion {
    ForeignQuestion(
      [UInt8](repeating: 32, count: 4_000), as: try .init(of: [], named: "a", as: word), named: "a", here: .utc,
      today: Self.day)
  }

  private func isTaken(_ bytes: [UInt8], _ word: String) throws -> Bool {
    let question = try question(word)
    do throws(WireError) {
      _ = try ForeignAnswer(wire: bytes, to: question)
      return true
    } catch { return false }
  }

  private func event(_ title: String = "x", notes: String = "") throws -> Event {
    Event(title: title, recurrence: try Recurrence(first: Self.day), notes: notes)
  }

  /// A calendar with one item that has these events.
  private func calendar(_ title: String, _ events: [Event], _ object: CalendarObject? = nil) -> [UInt8] {
    var writer = WireWriter()
    // The counts of left-out components and calendar properties, the kept components, and the unreadable lines.
    for number in [1, 0, 0, 0, 0, 0, 1] as [Int64] { writer.write(number) }
    writer.write(Array("uid".utf8))
    writer.write(Array(title.utf8))
    writer.write(Array("name".utf8))
    for number in [0, 0, 0, Int64(events.count)] { writer.write(number) }
    for event in events {
      writer.write(record: event)
      writer.write(object == nil ? 0 : 1)
      if let object { writer.write(record: object) }
    }
    writer.write(0)
    writer.write([UInt8]())
    return writer.bytes
  }

  @Test("a calendar that follows the rules of typed texts is accepted") func right() throws {
    #expect(try isTaken(calendar("x", [event(), event("y", notes: "a\nb")]), "ics"))
  }

  @Test(
    "a calendar with a text that may not be typed is refused",
    arguments: ["", " ", "a\u{1B}[2J", "a\nb", String(repeating: "x", count: 1_001)])
  func titles(title: String) throws {
    #expect(try !isTaken(calendar(title, [event()]), "ics"))
    #expect(try !isTaken(calendar("x", [event(title)]), "ics"))
  }

  @Test("invalid notes are refused", arguments: ["\u{1B}", "\u{9B}", String(repeating: "å", count: 40_000)])
  func notes(notes: String) throws { #expect(try !isTaken(calendar("x", [event(notes: notes)]), "ics")) }

  @Test("kept lines with control characters, of another kind or with a day are refused")
  func objects() throws {
    func isTaken(_ object: CalendarObject) throws -> Bool { try self.isTaken(calendar("x", [event()], object), "ics") }
    #expect(try isTaken(CalendarObject(title: "x", uid: "a", lines: "X-A:\tå\nX-B:b")))
    #expect(try !isTaken(CalendarObject(title: "x", lines: "X-A:\u{1B}[2J")))
    #expect(try !isTaken(CalendarObject(title: "x", uid: "a\nb", lines: "")))
    #expect(try !isTaken(CalendarObject(title: "", lines: "X-A:b")))
    #expect(try !isTaken(CalendarObject(title: "x", component: "VTODO", lines: "X-A:b")))
    #expect(try !isTaken(CalendarObject(title: "x", first: Self.day, lines: "X-A:b")))
    #expect(try !isTaken(CalendarObject(title: "x", lines: String(repeating: "x", count: 65_537))))
  }

  @Test("too many events, an answer to another question, and bytes after the end are refused")
  func others() throws {
    let one = try event()
    #expect(try isTaken(calendar("x", Array(repeating: one, count: 20_000)), "ics"))
    #expect(try !isTaken(calendar("x", Array(repeating: one, count: 20_001)), "ics"))
    for word in ["planner", "csv", "json", "hledger"] { #expect(try !isTaken(calendar("x", [one]), word)) }
    #expect(try !isTaken(calendar("x", [one]) + [0], "ics"))
    #expect(try !isTaken([], "ics") && !isTaken([4], "ics") && !isTaken([UInt8](repeating: 0xFF, count: 40), "ics"))
  }

  @Test("a note with the id of another day, and a repeated item, are refused")
  func ids() throws {
    func planner(_ items: [(RecordID, Note)]) -> [UInt8] {
      var writer = WireWriter()
      writer.write(2)
      writer.write(Int64(items.count))
      for (id, note) in items {
        writer.write(Array(id.text.utf8))
        for number in [1, 0, 0] as [Int64] { writer.write(number) }
        writer.write(record: note)
      }
      return writer.bytes
    }
    let (note, other) = (Note(day: Self.day, text: "x"), Note(day: Self.day + 1, text: "x"))
    let (id, wrong) = (Note.id(for: note.key), Note.id(for: other.key))
    #expect(try isTaken(planner([(id, note)]), "planner"))
    #expect(try !isTaken(planner([(wrong, note)]), "planner"))
    #expect(try !isTaken(planner([(id, note), (id, note)]), "planner"))
  }

  @Test("an answer cannot report an error of the store or of the network")
  func failures() throws {
    for kind in Failure.Kind.allCases {
      let failure = Failure(.received(ReceivedCause("x", kind, ReceivedText(english: "x", others: [:]))))
      var writer = WireWriter()
      writer.write(0)
      writer.write(failure, [])
      writer.write(0)
      #expect(try isTaken(writer.bytes, "ics") == (kind != .storage && kind != .network))
    }
  }

  @Test("damaged answers are refused or follow all rules, and none ends this process")
  func damaged() throws {
    let whole = calendar("x", [try event(), try event("y", notes: "a\nb")])
    var chance = Chance(seed: 17)
    for _ in 0..<Soak.rounds(short: 3_000, long: 1_000_000) {
      var bytes = whole
      for _ in 0...chance.number(0...4) {
        switch chance.number(0...2) {
        case 0: bytes[chance.number(0...bytes.count - 1)] = UInt8(chance.number(0...255))
        case 1 where bytes.count > 2: bytes.remove(at: chance.number(0...bytes.count - 1))
        default: bytes.insert(UInt8(chance.number(0...255)), at: chance.number(0...bytes.count - 1))
        }
      }
      let question = try question("ics")
      guard case .content(.calendar(let calendar)) = try? ForeignAnswer(wire: bytes, to: question) else { continue }
      // Ids are derived from the content of the file; the answer cannot choose them.
      #expect(calendar.items.allSatisfy { !$0.title.isEmpty })
    }
  }
}
