import FastiAgenda
import FastiCivil
import FastiHost
import FastiMoney
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

@Suite("Typed events") struct EventDraftTests {
  private let folder: TemporaryFolder
  private let store: SQLiteStore
  private let monday = Day(year: 2026, month: 2, day: 2)

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
  }

  private func add(_ fill: (inout EventDraft) -> Void) throws -> Event {
    var draft = EventDraft()
    (draft.title, draft.on) = ("x", monday)
    fill(&draft)
    return try EditEvents(store).add(draft).event
  }

  private func edit(_ fill: (inout EventDraft) -> Void, _ change: (inout EventDraft) -> Void) throws -> Event {
    var draft = EventDraft()
    (draft.title, draft.on) = ("x", monday)
    fill(&draft)
    let item = try EditEvents(store).add(draft)
    var changed = EventDraft()
    change(&changed)
    return try EditEvents(store).edit(item.id.text, changed).event
  }

  private func refusal(_ fill: (inout EventDraft) -> Void) -> Failure? {
    do {
      _ = try add(fill)
      return nil
    } catch { return error as? Failure }
  }

  // MARK: Hours

  @Test("the end is by the clock or by a length of time, on the next day where it comes before the beginning")
  func ends() throws {
    let rows: [(at: String, to: String?, lasts: String?, length: Int, end: String)] = [
      ("09:30", "10:15", nil, 1, "10:15"), ("22:00", "02:00", nil, 2, "02:00"), ("22:00", "00:00", nil, 1, "24:00"),
      ("22:00", "24:00", nil, 1, "24:00"), ("09:30", "09:30", nil, 1, "09:30"), ("09:30", nil, "90m", 1, "11:00"),
      ("23:00", nil, "1h30", 2, "00:30"), ("22:00", nil, "2h", 1, "24:00"), ("08:00", nil, "2d", 3, "08:00"),
    ]
    for row in rows {
      let event = try add { ($0.at, $0.to, $0.lasts) = (row.at, row.to, row.lasts) }
      #expect(event.length == row.length && event.end?.text == row.end, "\(row)")
    }
    let days = try add { $0.lasts = "3d" }
    #expect(days.length == 3 && days.time == nil && days.end == nil)
  }

  @Test("an event that is moved lasts as long as before, and one without an hour has no end")
  func moved() throws {
    let later = try edit({ ($0.at, $0.to) = ("09:00", "10:30") }, { $0.at = "23:30" })
    #expect(later.length == 2 && later.end?.text == "01:00")
    let whole = try edit({ ($0.at, $0.to, $0.zone) = ("09:00", "10:30", "Asia/Tokyo") }, { $0.at = "" })
    #expect(whole.time == nil && whole.end == nil && whole.zone == nil)
    let open = try edit({ ($0.at, $0.to) = ("09:00", "10:30") }, { $0.to = "" })
    #expect(open.time != nil && open.end == nil)
    let titled = try edit({ ($0.at, $0.to, $0.place) = ("09:00", "10:30", "here") }, { $0.title = "y" })
    #expect(titled.end?.text == "10:30" && titled.place == "here")
  }

  @Test("hours that contradict each other are refused, with the option")
  func refusedHours() {
    let until = refusal { ($0.at, $0.to, $0.until) = ("10:00", "09:00", monday) }
    #expect(until?.code == "reversed-hours" && until?.field?.name == "--to")
    #expect(refusal { $0.to = "09:00" }?.code == "missing-option")
    #expect(refusal { ($0.at, $0.to, $0.lasts) = ("10:00", "11:00", "1h") }?.code == "two-ends")
    #expect(refusal { ($0.at, $0.lasts) = ("10:00", "soon") }?.field?.name == "--for")
    #expect(refusal { $0.lasts = "90m" }?.code == "missing-option")
    #expect(refusal { $0.zone = "Asia/Tokyo" }?.code == "missing-option")
    #expect(refusal { ($0.at, $0.zone) = ("10:00", "../etc") }?.code == "malformed-zone")
    #expect(refusal { $0.url = "javascript:alert(1)" }?.field?.name == "--url")
    #expect(refusal { $0.place = "a\nb" }?.code == "control-character")
  }

  // MARK: Recurrence

  private func days(_ event: Event, _ count: Int = 4) -> [String] {
    Array(event.recurrence.starts(in: DayRange(year: 2026)).prefix(count).map { String($0.iso.dropFirst(5)) })
  }

  @Test("known recurrences")
  func recurrences() throws {
    let rows: [(every: String?, onDays: String?, nth: String?, days: [String])] = [
      ("2 weeks", nil, nil, ["02-02", "02-16", "03-02", "03-16"]),
      ("every 2 weeks", "mo,we", nil, ["02-02", "02-04", "02-16", "02-18"]),
      (nil, "tue,thursday", nil, ["02-03", "02-05", "02-10", "02-12"]),
      (nil, nil, "last-fri", ["02-27", "03-27", "04-24", "05-29"]),
      ("3 months", nil, "2nd-tue", ["02-10", "05-12", "08-11", "11-10"]),
      (nil, nil, "1st-weekday", ["02-02", "03-02", "04-01", "05-01"]),
      (nil, nil, "last-day", ["02-28", "03-31", "04-30", "05-31"]), ("year", nil, nil, ["02-02"]),
      ("10 days", nil, nil, ["02-02", "02-12", "02-22", "03-04"]),
    ]
    for row in rows {
      let event = try add { ($0.again.every, $0.again.onDays, $0.again.nth) = (row.every, row.onDays, row.nth) }
      #expect(days(event) == row.days, "\(row)")
      // What an event is counted from is its first occurrence.
      #expect(event.recurrence.first.iso.dropFirst(5) == row.days[0])
    }
  }

  @Test("a month without the day has the nearest day before it, unless it is to be left out")
  func nearest() throws {
    let last = Day(year: 2026, month: 1, day: 31)
    let kept = try add { ($0.on, $0.again.every) = (last, "month") }
    #expect(days(kept) == ["01-31", "02-28", "03-31", "04-30"] && kept.recurrence.repetition == .month)
    let left = try add { ($0.on, $0.again.every, $0.again.skips) = (last, "month", true) }
    #expect(days(left) == ["01-31", "03-31", "05-31", "07-31"] && left.recurrence.repetition == nil)
    // Where every month has the day, both are the same, and one word says it.
    let same = try add { ($0.again.every, $0.again.skips) = ("month", true) }
    #expect(same.recurrence.repetition == .month)
  }

  @Test("an end by day or by number, and none")
  func endings() throws {
    let five = try add { ($0.again.every, $0.again.times) = ("week", 5) }
    #expect(days(five, 9).count == 5 && five.recurrence.times == 5)
    let endless = try edit(
      { ($0.again.every, $0.again.times) = ("week", 5) },
      {
        $0.again.isEndless = true; $0.notes = ""
      })
    #expect(endless.recurrence.times == 5)
    let other = try edit({ ($0.again.every, $0.again.times) = ("week", 5) }, { $0.again.last = monday + 14 })
    #expect(days(other, 9).count == 3)
    let both = refusal { ($0.again.every, $0.again.times, $0.again.last) = ("week", 5, monday + 7) }
    #expect(both?.code == "two-ends")
    #expect(refusal { $0.again.times = 5 }?.code == "missing-option")
    #expect(refusal { ($0.again.every, $0.again.times) = ("week", 0) }?.code == "out-of-range")
  }

  @Test("a rule that is kept goes with the first day, and single occurrences stay as they were made")
  func kept() throws {
    let tuesday = monday + 1
    let moved = try edit({ ($0.again.every, $0.again.onDays) = ("2 weeks", "mo") }, { $0.on = tuesday })
    #expect(days(moved, 2) == ["02-03", "02-17"])
    let titled = try edit(
      { ($0.again.every, $0.again.occurrences) = ("week", "-2026-02-09") }, { $0.title = "y" })
    #expect(days(titled, 2) == ["02-02", "02-16"])
    let again = try edit(
      { ($0.again.every, $0.again.occurrences) = ("week", "-2026-02-09") }, { $0.again.every = "day" })
    #expect(days(again, 2) == ["02-02", "02-03"] && again.recurrence.changes.isEmpty)
    let never = try edit({ $0.again.nth = "last-fri" }, { $0.again.every = "never" })
    #expect(never.recurrence.isOnce)
  }

  @Test("recurrences that read wrongly are refused, with the option")
  func refusedRecurrences() {
    #expect(refusal { $0.again.every = "fortnight" }?.field?.name == "--every")
    #expect(refusal { $0.again.every = "0 weeks" }?.code == "out-of-range")
    #expect(refusal { ($0.again.every, $0.again.onDays) = ("month", "mo") }?.code == "two-recurrences")
    #expect(refusal { ($0.again.onDays, $0.again.nth) = ("mo", "last-fri") }?.code == "two-recurrences")
    #expect(refusal { $0.again.onDays = "mo,x" }?.field?.name == "--on-days")
    #expect(refusal { $0.again.onDays = "," }?.code == "no-days")
    #expect(refusal { $0.again.nth = "6th-mon" }?.code == "no-such-ordinal")
    #expect(refusal { $0.again.nth = "last" }?.field?.name == "--nth")
    #expect(refusal { $0.again.skips = true }?.code == "missing-option")
    #expect(refusal { $0.again.rule = "FREQ=HOURLY" }?.code == "unsupported-rule")
    #expect(refusal { ($0.again.nth, $0.again.last) = ("last-fri", monday) }?.code == "reversed-range")
  }

  @Test("a budget is kept in its own currency, through other changes, and removed by an empty one")
  func budget() throws {
    #expect(try add { $0.budget = "EUR 900" }.budget?.text == "900 EUR")
    #expect(try add { $0.budget = "  " }.budget == nil)
    #expect(
      try edit {
        $0.budget = "900 EUR"
      } _: {
        $0.title = "y"
      }.budget?.text == "900 EUR")
    #expect(
      try edit {
        $0.budget = "900 EUR"
      } _: {
        $0.budget = "950.50 SEK"
      }.budget?.text == "950.50 SEK")
    #expect(
      try edit {
        $0.budget = "900 EUR"
      } _: {
        $0.budget = ""
      }.budget == nil)
    #expect(refusal { $0.budget = "nine hundred" }?.cause == .money(.budget))
  }

  @Test(
    "a symbol and a colour are kept through other changes, each is removed by an empty word, and others are refused")
  func look() throws {
    #expect(
      try add { ($0.symbol, $0.color) = ("Cake", "purple") }.look == EventLook(symbol: .cake, color: .purple))
    #expect(
      try edit {
        ($0.symbol, $0.color) = ("cake", "purple")
      } _: {
        $0.title = "y"
      }.look == EventLook(symbol: .cake, color: .purple))
    #expect(
      try edit {
        ($0.symbol, $0.color) = ("cake", "purple")
      } _: {
        $0.symbol = ""
      }.look == EventLook(color: .purple))
    #expect(refusal { $0.symbol = "unicorn" }?.field?.name == "--symbol")
    #expect(refusal { $0.color = "mauve" }?.code == "unknown-value")
  }
}
