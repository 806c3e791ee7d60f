import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords

extension WireWriter {
  mutating func write(_ file: PlannerFile) {
    write(list: file.items) { item, writer in
      writer.write(item.id.text)
      writer.write(item.line)
      writer.write(item.isOneOfItsDays)
      switch item.thing {
      case .note(let note):
        writer.write(0)
        writer.write(record: note)
      case .event(let event):
        writer.write(1)
        writer.write(record: event)
        writer.write(optional: item.object) { $1.write(record: $0) }
      case .countdown(let countdown):
        writer.write(2)
        writer.write(record: countdown)
      }
    }
  }

  mutating func write(_ file: LeaveFile) {
    write(optional: file.profile) { profile, writer in
      let rows = LeaveRows(of: LeaveSetup(profile: profile.profile, rounding: profile.rounding, isSaved: true))
      if let record = rows.profile { writer.write(record: record) }
      writer.write(list: rows.terms) { $1.write(record: $0) }
      writer.write(list: rows.rates) { $1.write(record: $0) }
    }
    write(list: file.rows) { row, writer in
      writer.write(optional: row.id) { $1.write($0.string) }
      writer.write(optional: row.line) { $1.write($0) }
      writer.write(row.source != nil)
      writer.write(row.created != nil)
      let source = row.source.map { String(decoding: $0, as: UTF8.self) } ?? ""
      writer.write(
        record: LeaveEntryRecord(entry: row.entry, source: source, created: row.created ?? 0, span: row.spanID))
    }
  }
}

extension WireReader {
  mutating func planner(most: Int) throws(WireError) -> PlannerFile {
    var file = PlannerFile()
    var known: Set<RecordID> = []
    file.items = try list(most: most) { reader throws(WireError) in
      let item = try reader.plannerItem()
      guard known.insert(item.id).inserted else { throw WireError() }
      return item
    }
    return file
  }

  private mutating func plannerItem() throws(WireError) -> PlannerFile.Item {
    let id = try id()
    let (line, isDay) = (try integer(in: 0...Int.max), try flag())
    let thing: PlannerFile.Thing
    var object: CalendarObject?
    switch try integer(in: 0...2) {
    case 0:
      let note = try record(Note.self)
      try Self.checkLines(note.text)
      guard id == Note.id(for: note.day.iso), !note.text.allSatisfy(\.isWhitespace) else { throw WireError() }
      thing = .note(note)
    case 1:
      thing = .event(try event())
      object = try optional { reader throws(WireError) in try reader.object(isOwn: false) }
    default:
      let countdown = try record(Countdown.self)
      _ = try Self.checkedTitle(countdown.title)
      thing = .countdown(countdown)
    }
    return PlannerFile.Item(id: id, thing: thing, object: object, line: line, isOneOfItsDays: isDay)
  }

  mutating func ledger(most: Int) throws(WireError) -> LeaveFile {
    let profile = try optional { reader throws(WireError) in try reader.profile() }
    var known: Set<EntryID> = []
    let rows = try list(most: most) { reader throws(WireError) in
      let row = try reader.row()
      if let id = row.id, !known.insert(id).inserted { throw WireError() }
      return row
    }
    return LeaveFile(profile: profile, rows: rows)
  }

  private mutating func profile() throws(WireError) -> LeaveFile.Profile {
    var rows = LeaveRows(profile: try record(LeaveProfileRecord.self))
    rows.terms = try list(most: LeaveFile.Profile.mostTypes) { reader throws(WireError) in
      try reader.record(LeaveTermsRecord.self)
    }
    rows.rates = try list(most: LeaveFile.Profile.mostRates) { reader throws(WireError) in
      try reader.record(LeaveRateRecord.self)
    }
    do throws(LeaveError) {
      let setup = try rows.setup()
      let profile = try LeaveProfile(
        schedule: setup.profile.schedule, baseline: setup.profile.baseline,
        terms: rows.terms.isEmpty ? [] : setup.profile.terms)
      return LeaveFile.Profile(profile, rounding: setup.rounding)
    } catch { throw WireError() }
  }

  private mutating func row() throws(WireError) -> LeaveRow {
    let id = try optional { reader throws(WireError) in EntryID(try reader.id().text) }
    let line = try optional { reader throws(WireError) in try reader.integer(in: 0...Int.max) }
    let (hasSource, hasTime) = (try flag(), try flag())
    let record = try record(LeaveEntryRecord.self)
    let notes = TypedText(
      text: record.entry.notes, field: .input(.notes), limit: LeaveEntryRecord.longestNotes, hasLines: true)
    let source = TypedText(text: record.source, field: .input(.source), limit: 200, hasLines: true)
    guard notes.failures.isEmpty, source.failures.isEmpty else { throw WireError() }
    return LeaveRow(
      id: id, entry: record.entry, source: hasSource ? Array(record.source.utf8) : nil,
      created: hasTime ? record.created : nil,
      span: record.span.map { EntryID($0.text) }, line: line)
  }
}
