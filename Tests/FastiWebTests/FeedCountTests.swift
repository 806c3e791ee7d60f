import FastiAgenda
import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer
import Testing

@testable import FastiWeb

@Suite("The sequence numbers of a feed") struct FeedCountTests {
  private let today = Day(20_489)

  /// A room with a feed of everything, whose records were changed several times.
  private func room() throws -> (room: Room, path: String) {
    let room = try Room()
    let today = today
    try room.write { store throws(Failure) in
      func write(_ body: (any StoreWriter) throws(StoreError) -> Void) throws(Failure) {
        do throws(StoreError) { try store.write(store.newChange("test"), body) } catch { throw Failure(error) }
      }
      for number in 1...3 {
        var edit = LeaveProfileEdit()
        edit.anchor = Day(20_490)
        edit.lag = number
        _ = try SetupLeave(store, today: today)(edit)
        _ = try EditMonthOverride(store).set(
          try EditMonthOverride.month("1447-09"), Day(20_501 + Int32(number % 2)))
        guard
          let entry = try? LeaveEntry(
            day: today - 30, type: .vacation, action: .used, hours: Hours(whole: Int32(number))),
          let once = try? Recurrence(first: today, repetition: nil),
          let reminder = try? ReminderRecord(title: "Zakat \(number)", month: 9, day: 1, created: 0, updated: 0)
        else { continue }
        try write { writer throws(StoreError) in
          try writer.put(LeaveEntryRecord(entry: entry, created: 0), id: RecordID(high: 1, low: 1))
          try writer.put(Note(day: today, text: "\(number)"))
          try writer.put(Event(title: "\(number)", recurrence: once), id: RecordID(high: 1, low: 2))
          try writer.put(Countdown(title: "\(number)", recurrence: once), id: RecordID(high: 1, low: 3))
          try writer.put(reminder, id: RecordID(high: 1, low: 4))
          try writer.put(
            RuleLayer(ruleID: "se.midsommarafton", notes: "\(number)", hidden: false, userModifiedAt: 1))
        }
      }
    }
    return (room, try room.feed("all", Set(FeedPart.allCases)).token.path)
  }

  /// The events of a feed by UID: their SEQUENCE and LAST-MODIFIED.
  private func events(_ text: String) -> [String: (sequence: Int, modified: String)] {
    var found: [String: (Int, String)] = [:]
    var (uid, sequence) = ("", -1)
    for line in text.split(separator: "\r\n") {
      if line.hasPrefix("UID:") { uid = String(line.dropFirst(4)) }
      if line.hasPrefix("SEQUENCE:") { sequence = Int(line.dropFirst(9)) ?? -1 }
      if line.hasPrefix("LAST-MODIFIED:") { found[uid] = (sequence, String(line.dropFirst(14))) }
      if line == "END:VEVENT", let event = found[uid] { found[uid] = (sequence, event.1) }
    }
    return found
  }

  @Test("a compaction changes none of its bytes")
  func compaction() throws {
    let (room, path) = try room()
    let before = room.ask(path).text
    #expect(events(before).values.filter { $0.sequence > 0 }.count > 100)
    #expect(events(before)["se.midsommarafton/2026-06-19@SE"]?.sequence == 3)
    let dropped = try room.write { store throws(Failure) in
      do throws(StoreError) {
        return try store.compact(before: .last(atMilliseconds: 4_000_000_000_000)).dropped.map(\.kind)
      } catch { throw Failure(error) }
    }
    #expect(
      Set(dropped) == [
        "layer", "leave_profile", "leave_entry", "note", "event", "countdown", "reminder", "month_override",
      ])
    #expect(try Room(restarting: room).ask(path).text == before)
  }

  @Test("regions of a newer program change every holiday, and nothing else")
  func editions() throws {
    let (room, path) = try room()
    let before = events(room.ask(path).text)
    try room.write { store throws(Failure) in
      do throws(StoreError) { _ = try store.seed([RegionText(code: "SE", text: [])]) } catch { throw Failure(error) }
      _ = try Almanac.read(from: store, named: nil, zones: room.server.zones)
    }
    let after = events(try Room(restarting: room).ask(path).text)
    #expect(Set(before.keys) == Set(after.keys))
    for (uid, old) in before {
      let new = try #require(after[uid])
      let isHoliday = uid.hasSuffix("@SE")
      #expect(new.sequence == old.sequence + (isHoliday ? 1 : 0) && new.modified >= old.modified, "\(uid)")
      if isHoliday { #expect(new.modified > "20260101T000000Z") }
    }
  }

  @Test("leave whose payday moves ahead again is a change, and continues the sequence")
  func unposted() throws {
    let (room, path) = try room()
    let id = RecordID(high: 1, low: 1).text
    let posted = try #require(events(room.ask(path).text)[id])
    for step in 1...2 {
      try room.write { store throws(Failure) in
        var edit = LeaveProfileEdit()
        edit.anchor = Day(20_490 + Int32(step) * 3)
        edit.lag = 300
        _ = try SetupLeave(store, today: Day(20_489))(edit)
      }
    }
    let text = room.ask(path).text
    let pending = try #require(events(text)[id])
    #expect(text.contains("STATUS:TENTATIVE"))
    #expect(pending.sequence > posted.sequence && pending.modified >= posted.modified)
  }
}
