import FastiCivil
import FastiFormats
import FastiLeave
@testable import FastiPerson
import FastiRecords
@testable import FastiTransfer

extension Reader {
  /// Files of the ledger and of the planner.
  static let leave: [Reader] = [
    Reader("leave-csv", longest: 2_048) { bytes throws(BrokenLaw) in
      guard let file = read({ () throws(FileProblems) in try LeaveCSV.read(bytes) }) else { return }
      let written = LeaveCSV.write(file.rows)
      guard let again = read({ () throws(FileProblems) in try LeaveCSV.read(written) }) else {
        throw BrokenLaw(description: "what was written is refused:\n\(written.text)")
      }
      try law(LeaveCSV.write(again.rows) == written, "rows differ:\n\(written.text)")
      try law(again.rows.count == file.rows.count, "rows are missing")
    },
    Reader("leave-json") { bytes throws(BrokenLaw) in
      guard let file = read({ () throws(FileProblems) in try LeaveJSON.read(bytes) }) else { return }
      let written = LeaveJSON.write(file)
      guard let again = read({ () throws(FileProblems) in try LeaveJSON.read(written) }) else {
        throw BrokenLaw(description: "what was written is refused:\n\(written.text)")
      }
      try law(LeaveJSON.write(again) == written, "ledgers differ:\n\(written.text)")
      try law(again.profile == file.profile, "profiles differ")
    },
    Reader("leave-journal", longest: 12_288) { bytes throws(BrokenLaw) in
      guard let file = read({ () throws(FileProblems) in try LeaveHledger.read(bytes) }) else { return }
      let written = LeaveJSON.write(file)
      guard let again = read({ () throws(FileProblems) in try LeaveJSON.read(written) }) else {
        throw BrokenLaw(description: "as JSON it is refused:\n\(written.text)")
      }
      try law(LeaveJSON.write(again) == written, "ledgers differ:\n\(written.text)")
      try checkJournal(file)
    },
    Reader("planner") { bytes throws(BrokenLaw) in
      guard let file = read({ () throws(Failure) in try PlannerJSON.read(bytes, named: "a") }) else { return }
      let written = PlannerJSON.write(file.planner, lines: file.objects)
      guard let again = read({ () throws(Failure) in try PlannerJSON.read(written, named: "a") }) else {
        throw BrokenLaw(description: "what was written is refused:\n\(written.text)")
      }
      try law(PlannerJSON.write(again.planner, lines: again.objects) == written, "planners differ:\n\(written.text)")
    },
  ]

  /// A complete journal that was read is written, and read again as the same.
  private static func checkJournal(_ file: LeaveFile) throws(BrokenLaw) {
    guard let profile = file.profile else { return }
    let schedule = profile.profile.schedule
    let last = file.rows.map { schedule.payday(of: $0.entry.day) }.reduce(schedule.anchor + 40, max)
    let journal = read { () throws(LeaveError) in
      let versions = file.rows.map {
        EntryVersion(id: $0.id ?? EntryID(""), stamp: EntryStamp("1"), entry: $0.entry)
      }
      let ledger = try LeaveLedger(profile: profile.profile, versions: versions)
      return try LeaveHledger.write(
        ledger, rounding: profile.rounding, rows: file.rows, over: LeaveSpan(first: nil, last: last))
    }
    guard let journal else { return }
    guard let again = read({ () throws(FileProblems) in try LeaveHledger.read(journal) }) else {
      throw BrokenLaw(description: "the journal that was written is refused:\n\(journal.text)")
    }
    try law(again.profile == file.profile, "profiles differ:\n\(journal.text)")
    try law(LeaveJSON.write(again) == LeaveJSON.write(file), "entries differ:\n\(journal.text)")
  }
}

extension PlannerFile {
  /// The lines that are kept of its events.
  fileprivate var objects: [RecordID: CalendarObject] {
    var objects: [RecordID: CalendarObject] = [:]
    for item in items { objects[item.id] = item.object }
    return objects
  }

  /// The things of the file as those of a planner.
  fileprivate var planner: Planner {
    var (notes, events, countdowns): ([Note], [(id: RecordID, event: Event)], [(id: RecordID, countdown: Countdown)])
    (notes, events, countdowns) = ([], [], [])
    for item in items {
      switch item.thing {
      case .note(let note): notes.append(note)
      case .event(let event): events.append((item.id, event))
      case .countdown(let countdown): countdowns.append((item.id, countdown))
      }
    }
    return Planner(notes: notes, events: events, countdowns: countdowns)
  }
}
