import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

@Suite("Leave in feeds") struct LeaveFeedTests {
  private func room() throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      var edit = LeaveProfileEdit()
      edit.anchor = try DateReader(today: Day(0)).day("2026-02-06")
      _ = try SetupLeave(store, today: Day(20_489))(edit)
    }
    return room
  }

  private func add(_ draft: LeaveDraft, on day: String, _ room: Room) throws -> RecordID {
    try room.write { store throws(Failure) in
      let book = try LoadLedger(store)()
      let days = ChargedDays(try DateReader(today: Day(0)).day(day))
      let entries = try AddEntry.entries(draft, on: days, isSpan: false, book.setup)
      let items = try AddEntry(store, book, now: 0)(entries, today: Day(20_489))
      return items[0].id ?? RecordID(high: 0, low: 0)
    }
  }

  /// The lines of the event with a UID, unfolded.
  private func event(_ uid: String, in text: String) -> [String] {
    let lines = text.replacing("\r\n ", with: "").components("\r\n")
    guard let start = lines.firstIndex(of: "UID:\(uid)"), let end = lines[start...].firstIndex(of: "END:VEVENT") else {
      return []
    }
    return Array(lines[start..<end])
  }

  @Test("pending leave is tentative and busy, posted leave confirmed from its payday on")
  func posting() throws {
    let room = try room()
    let pending = try add(
      LeaveDraft(type: "vacation", action: "used", hours: "8", notes: "Rom"), on: "2026-02-12", room)
    let posted = try add(LeaveDraft(type: "comp", action: "accrued", hours: "2"), on: "2026-01-12", room)
    let text = room.ask(try room.feed("leave", [.used, .accrued]).token.path).text
    let first = event(pending.text, in: text)
    #expect(first.contains("STATUS:TENTATIVE") && first.contains("TRANSP:OPAQUE") && first.contains("COLOR:red"))
    #expect(first.contains("SUMMARY:Vacation used 8.00 h"))
    #expect(first.contains { $0.hasPrefix("DESCRIPTION:Rom\\n") && $0.contains("/open?url=leaveLedger://entry/") })
    #expect(first.contains("URL:leaveLedger://entry/\(pending.text)"))
    let second = event(posted.text, in: text)
    #expect(
      second.contains("STATUS:CONFIRMED") && second.contains("TRANSP:TRANSPARENT"))
    // The schedule was saved once, which may move paydays; posting is a separate change.
    #expect(first.contains("SEQUENCE:1") && second.contains("SEQUENCE:2"))
    #expect(!text.contains("Payday"))
    let swedish = room.ask("/export/calendar.ics", .get, [("Cookie", "lang=sv")]).text
    #expect(swedish.contains("SUMMARY:Semester uttagen 8,00 tim\r\n".replacing(",", with: "\\,")))
    #expect(swedish.contains("SUMMARY:Lönedag\r\n"))
  }

  @Test("the title of an adjustment has its sign")
  func adjustments() throws {
    let room = try room()
    for sign in ["positive", "negative"] {
      _ = try add(LeaveDraft(type: "vacation", action: "adjustment", sign: sign, hours: "2"), on: "2026-02-12", room)
    }
    let text = room.ask(try room.feed("leave", [.adjustments]).token.path).text
    #expect(text.contains("SUMMARY:Vacation adjusted up 2.00 h\r\n"))
    #expect(text.contains("SUMMARY:Vacation adjusted down 2.00 h\r\n"))
  }

  @Test("paydays contain the accruals, and have constant names")
  func paydays() throws {
    let room = try room()
    let text = room.ask(try room.feed("pay", [.payday]).token.path).text
    let ledger = LeaveProfileRecord.id(for: LeaveProfileRecord.key).text
    let payday = event("payday/2026-02-06@\(ledger)", in: text)
    #expect(payday.contains("DESCRIPTION:Vacation +6.46 h\\nSick leave +7.88 h") && payday.contains("COLOR:teal"))
  }

  @Test("hours, notes and everything can be hidden")
  func hiding() throws {
    let room = try room()
    _ = try add(LeaveDraft(type: "vacation", action: "used", hours: "8", notes: "secret"), on: "2026-02-12", room)
    func text(_ name: String, _ hiding: Set<FeedHiding>) throws -> String {
      let token = try room.write { store throws(Failure) in
        try EditFeeds(store, entropy: .system, now: 0).add(name, [.used, .payday], hiding: hiding)
          .token
      }
      return room.ask(token.path).text.replacing("\r\n ", with: "")
    }
    let hours = try text("a", [.hours])
    #expect(hours.contains("SUMMARY:Vacation used\r\n") && hours.contains("secret") && !hours.contains(" h\\n"))
    #expect(try !text("b", [.notes]).contains("secret"))
    let busy = try text("c", [.details])
    #expect(busy.contains("SUMMARY:Busy") && !busy.contains("vacation") && !busy.contains("leaveLedger"))
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
