import FastiAgenda
import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

/// A store may contain texts that this version does not accept. No output writes them unchanged to a terminal, a page,
/// a calendar or a table.
@Suite("Forbidden texts that a store already contains") struct ExitTests {
  /// A text that controls a terminal, ends a C string, and reverses the direction of writing.
  static let hostile = "=e\u{1B}[31mvil\u{1B}]0;x\u{7}\u{1}\u{9B}2J\u{85}\u{7F}\r\u{202E}txt\u{2066}z\u{2069}\u{202C}"

  private static let today = Day(year: 2026, month: 2, day: 5)

  private static func id(_ name: String) -> RecordID { .version8(kind: "exit", key: name) }

  /// A desk with such texts in every text of its store.
  private static func desk() throws -> Desk {
    let desk = try Desk()
    let text = hostile
    let once = try Recurrence(first: today)
    let reminder = try ReminderRecord(title: text, month: 8, day: 17, notes: text, created: 0, updated: 0)
    try desk.write { writer throws(StoreError) in
      let event = Event(
        title: text, recurrence: once, time: .noon, place: text, url: "https://example.org/" + text, notes: text)
      try writer.put(event, id: id("event"))
      try writer.put(Note(day: today, text: text))
      try writer.put(Countdown(title: text, recurrence: once), id: id("countdown"))
      try writer.put(reminder, id: id("reminder"))
      let link = AttachmentRecord(
        reminder: id("reminder"), name: text, content: .link("https://example.org/" + text), created: 0)
      try writer.put(link, id: id("link"))
    }
    return desk
  }

  /// Adds such texts of the kinds that are not in the planner: leave, a rule, a layer, a feed, a kept task.
  private static func addOthers(to desk: Desk) throws {
    let text = hostile
    // A rule is stored as lines.
    let line = text.replacing("\r\n", with: " ")
    let type = try LeaveType("vacation")
    let schedule = try PaySchedule(anchor: today, pattern: .every(days: 14))
    let leave = try LeaveEntry(
      day: today, type: type, action: .used, hours: Hours(ticks: 800), note: Array(text.utf8))
    try desk.write { writer throws(StoreError) in
      try writer.put(LeaveProfileRecord(schedule: schedule, baseline: .statement, rounding: .quarterHour))
      let terms = LeaveTermsRecord(
        type: type, position: 1, start: Hours(ticks: 80_000), policies: LeavePolicies(cap: nil, carry: nil),
        floor: Hours(ticks: 0))
      try writer.put(terms)
      try writer.put(LeaveEntryRecord(entry: leave, created: 1), id: id("leave"))
      let rule = "rule user.x\n  name en \(line)\n  observance on 5 February\n  source \(line)\n"
      try writer.put(UserRule(ruleID: "user.x", region: "SE", text: rule, userModifiedAt: 1), id: id("rule"))
      try writer.put(RuleLayer(ruleID: "se.julafton", titleOverride: text, notes: text, userModifiedAt: 1))
      let feed = FeedRecord(
        name: text, parts: [.events], hiding: [], tokenHash: FeedToken(presented: "1").hash, created: 1)
      try writer.put(feed)
      let task = CalendarObject(title: text, component: "VTODO", uid: "one", lines: "BEGIN:VTODO\nUID:one\nEND:VTODO")
      try writer.put(task, id: task.ownID)
    }
  }

  /// The forbidden characters in an output; escape sequences of styles are removed before.
  private static func refused(in text: String) -> [String] {
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    return plain.unicodeScalars
      .filter { scalar in
        let isControl = scalar.value < 0x20 && !["\n", "\t"].contains(scalar) || (0x7F...0x9F).contains(scalar.value)
        return isControl || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      }
      .map { "U+" + String($0.value, radix: 16) }
  }

  private static func run(_ script: String, _ desk: Desk) throws -> String {
    let run = try ChildProcess(
      ["sh", "-c", script], in: FileManager.default.temporaryDirectory,
      environment: [
        "PATH": "\(PackageFolder.program.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": "/nowhere",
        "FASTI_DATA": desk.data, "FASTI_TODAY": today.iso, "TZ": "UTC", "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
      ])
    #expect(run.status <= 1, "\(script): \(run.errors)")
    return run.output
  }

  private static let commands = [
    "event list", "note list", "countdown list", "reminder list", "reminder upcoming", "today", "day 2026-02-05",
    "week", "month",
    "search evil", "history", "leave list", "rules list SE", "holidays SE 2026", "feed list",
  ]

  @Test("commands do not write them as text, in colour, in tables or in JSON")
  func commands() throws {
    let desk = try Self.desk()
    try Self.addOthers(to: desk)
    for command in Self.commands {
      for style in ["", "--color always", "--format csv", "--json"] {
        let text = try Self.run("fasti \(command) \(style)", desk)
        // JSON contains characters above U+007F unchanged when it is not written to a terminal, because it is data.
        let found = Self.refused(in: text).filter {
          style != "--json" || !["U+9b", "U+85"].contains($0) && $0.count < 6
        }
        #expect(found.isEmpty, "\(command) \(style): \(found)")
        #expect(style == "--color always" || !text.contains("\u{1B}"), "\(command) \(style)")
        // The colours of another text are not used.
        #expect(!text.contains("\u{1B}[31mvil"), "\(command) \(style)")
        if style == "--format csv" { #expect(!text.contains(",=e") && !text.hasPrefix("=e"), "\(command)") }
      }
    }
    #expect(try Self.run("fasti event list --format csv", desk).contains("'=e"))
    #expect(try Self.run("fasti event list", desk).contains("=e\u{FFFD}[31mvil"))
  }

  @Test("a calendar does not contain them")
  func feed() throws {
    let desk = try Self.desk()
    let text = try Self.run(
      "fasti feed write - --only events,notes,countdowns,reminders", desk
    ).replacing("\r\n", with: "\n")
    #expect(text.contains("SUMMARY:=e[31mvil]0\\;x2Jtxtz"))
    #expect(Self.refused(in: text).isEmpty, "\(Self.refused(in: text))")
  }

  @Test("pages and served calendars do not contain them")
  func pages() throws {
    let desk = try Self.desk()
    let paths = [
      "/today", "/day/2026-02-05", "/week/6/2026", "/month/2026-02", "/reminders", "/search?q=evil", "/history",
      "/notes", "/events", "/countdowns", "/widget/large.svg",
    ]
    let script = """
      token=$(fasti feed add phone --only events,notes 2>/dev/null | sed 's,.*8080,,')
      log=$(mktemp); fasti serve --listen 127.0.0.1:0 2>$log & server=$!
      while ! grep -q http $log; do sleep 0.05; done
      at=$(sed 's/.*\\(http[^;]*\\);.*/\\1/' $log)
      for path in \(paths.map { "'\($0)'" }.joined(separator: " ")) $token; do curl -sL "$at$path" | tr -d '\\r'; done
      kill $server; wait $server; rm $log
      """
    let text = try Self.run(script, desk)
    #expect(text.contains("=e\u{FFFD}[31mvil") && text.contains("BEGIN:VEVENT"))
    #expect(Self.refused(in: text).isEmpty, "\(Set(Self.refused(in: text)))")
  }

  // MARK: Restores

  @Test("a backup with such texts is restored without them, and each text is reported with its path")
  func restored() throws {
    let desk = try Self.desk()
    try desk.create("a.zip")
    let other = try Desk()
    let backup = try other.look(desk.path("a.zip"))
    let codes = Set(backup.warnings.map(\.code))
    for path in ["reminders[0].title", "reminders[0].notesText", "versions.event[0].title", "versions.event[0].notes"] {
      #expect(codes.contains("textCleaned:\(path)"), "\(path): \(codes)")
    }
    try other.restore(desk.path("a.zip"))
    let texts = try other.store.read { reader throws(StoreError) -> [String] in
      var texts: [String] = []
      for event in try reader.all(Event.self) { texts += [event.record.title, event.record.notes] }
      for one in try reader.all(ReminderRecord.self) { texts += [one.record.title, one.record.notes] }
      for one in try reader.all(Countdown.self) { texts.append(one.record.title) }
      for one in try reader.all(Note.self) { texts.append(one.record.text) }
      for one in try reader.all(AttachmentRecord.self) {
        texts.append(one.record.name)
        if case .link(let address) = one.record.content { texts.append(address) }
      }
      return texts
    }
    #expect(texts.count == 8 && texts.contains("https://example.org/=e[31mvil]0;x2Jtxtz"))
    for text in texts {
      #expect(text.hasPrefix("=e[31mvil") || text.hasPrefix("https:"), "\(text.debugDescription)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
  }

  /// Texts that cannot be typed, by their kind.
  private static let wrong = [
    "", " ", "\u{200B}", "\u{1B}", "\u{9B}\u{85}", String(repeating: "å", count: 1_001), "a\u{7F}b\u{0}",
    String(repeating: "y", count: 65_537), "\u{1B}" + String(repeating: "z", count: 70_000),
  ]

  /// A `backup.json` with texts replaced by another, and without the sums, which cover only what this program wrote.
  private static func replacing(_ mark: String, _ text: String, in backup: String) -> String {
    func replaced(_ value: Any) -> Any {
      switch value {
      case let list as [Any]: list.map(replaced)
      case let object as [String: Any]: object.filter { $0.key != "sums" }.mapValues(replaced)
      case let string as String: string == mark ? text : string
      default: value
      }
    }
    guard let root = try? JSONSerialization.jsonObject(with: Data(backup.utf8)),
      let data = try? JSONSerialization.data(withJSONObject: replaced(root))
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test("no text makes a backup invalid: forbidden parts are removed, and reported with their path", arguments: wrong)
  func everyText(text: String) throws {
    let marks = ["title": "MARK-T", "notes": "MARK-N", "text": "MARK-X", "name": "MARK-A"]
    let desk = try Desk()
    let once = try Recurrence(first: Self.today)
    try desk.write { writer throws(StoreError) in
      try writer.put(Event(title: "MARK-T", recurrence: once, notes: "MARK-N"), id: Self.id("event"))
      try writer.put(Note(day: Self.today, text: "MARK-X"))
      try writer.put(Countdown(title: "MARK-T", recurrence: once), id: Self.id("countdown"))
      let reminder = try? ReminderRecord(title: "MARK-T", month: 8, day: 17, notes: "MARK-N", created: 0, updated: 0)
      if let reminder { try writer.put(reminder, id: Self.id("reminder")) }
      let link = AttachmentRecord(
        reminder: Self.id("reminder"), name: "MARK-A", content: .link("https://example.org"), created: 0)
      try writer.put(link, id: Self.id("link"))
    }
    try desk.create("a.zip")
    for (kind, mark) in marks {
      let edited = try HandMade.editingText(of: desk.path("a.zip"), in: desk) { Self.replacing(mark, text, in: $0) }
      let other = try Desk()
      let codes = Set(try other.look(edited).warnings.map(\.code))
      let isTooLong = text.unicodeScalars.count > (["title", "name"].contains(kind) ? 1_000 : 65_536)
      let isUnseen = kind != "notes" && !VisibleText.isVisible(text)
      if isTooLong || isUnseen || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        #expect(codes.contains { $0.hasPrefix("textCleaned:") }, "\(kind): \(codes)")
      }
      try other.restore(edited)
      let events = try other.store.read { reader throws(StoreError) in try reader.all(Event.self).map(\.record) }
      #expect(events.count == 1)
      for event in events {
        #expect(throws: Never.self) { try TypedText.title(event.title, .input(.title)) }
        #expect(TypedText(text: event.notes, field: .input(.notes), limit: 65_536, hasLines: true).failures.isEmpty)
      }
      let notes = try other.store.read { reader throws(StoreError) in try reader.all(Note.self).map(\.record.text) }
      #expect(notes.count == 1 && notes.allSatisfy { VisibleText.isVisible($0) && $0.unicodeScalars.count <= 65_536 })
    }
  }

  @Test("it is also restored into the store from which it was made")
  func again() throws {
    let desk = try Self.desk()
    try desk.create("a.zip")
    try desk.restore(desk.path("a.zip"))
    let titles = try desk.store.read { reader throws(StoreError) in try reader.all(Event.self).map { $0.record.title } }
    #expect(titles.count == 1 && titles[0].hasPrefix("=e[31mvil"))
  }

  @Test("the label of a link is its address, and nothing is reported as removed from it")
  func links() throws {
    let desk = try Desk()
    let reminder = try ReminderRecord(title: "Zakat", month: 9, day: 1, created: 0, updated: 0)
    let address = "https://example.org/a/b?c=d"
    try desk.write { writer throws(StoreError) in
      let id = RecordID.version8(kind: "exit", key: "reminder")
      try writer.put(reminder, id: id)
      let link = AttachmentRecord(reminder: id, name: address, content: .link(address), created: 0)
      try writer.put(link, id: .version8(kind: "exit", key: "link"))
    }
    try desk.create("a.zip")
    #expect(try desk.look(desk.path("a.zip")).warnings.isEmpty)
  }

  @Test(
    "an address with reversed or invisible letters is removed",
    arguments: ["\u{202E}", "\u{2066}", "\u{200F}", "\u{85}", "\u{A0}", "\u{3000}"])
  func addresses(_ mark: String) {
    #expect(throws: Failure.self) { try LinkAddress("https://example.org/\(mark)evil") }
    #expect(throws: Failure.self) { try LinkAddress("https://\(mark)evil") }
    #expect((try? LinkAddress("https://example.org/å/年?q=é"))?.text == "https://example.org/å/年?q=é")
  }
}
