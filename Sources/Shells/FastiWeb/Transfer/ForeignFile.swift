import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords

/// A file of another program: a calendar, or a leave ledger.
struct ForeignFile {
  private let upload: PendingUploads.Upload
  private let call: Call

  init(_ upload: PendingUploads.Upload, _ call: Call) {
    self.upload = upload
    self.call = call
  }

  /// How many lines a page lists.
  private static let shown = 50

  func preview() throws(Failure) -> ImportPage.Preview {
    if isPlanner {
      return preview(try ImportPlanner(call.store).preview(try planner(), .keep, named: upload.name))
    }
    guard isCalendar else {
      let (file, _) = try ledger()
      return preview(try ImportLeave(call.store, now: call.server.clock.now).preview(file, .keep, named: upload.name))
    }
    return preview(try importing(call.store).preview(try calendar(), .keep, named: upload.name))
  }

  /// Imports it.
  /// - Returns: How many entries or events were written.
  func bringIn(_ preference: ImportPreference, _ store: any Store) throws(Failure) -> Int {
    if isPlanner {
      return try ImportPlanner(store)(try planner(), preference, named: upload.name).written
    }
    guard isCalendar else {
      let (file, format) = try ledger()
      return try ImportLeave(store, now: call.server.clock.now)(
        file, preference, format, named: upload.name
      ).written
    }
    return try importing(store)(try calendar(), preference, named: upload.name).written
  }

  // MARK: Reading

  private var isCalendar: Bool { upload.name.lowercased().hasSuffix(".ics") || ImportEvents.isMeant(upload.bytes) }

  private var isPlanner: Bool { !isCalendar && PlannerJSON.isMeant(upload.bytes) }

  private func planner() throws(Failure) -> PlannerFile { try PlannerJSON.read(upload.bytes, named: upload.name) }

  private func calendar() throws(Failure) -> ICalendarFile {
    try ImportEvents.read(upload.bytes, named: upload.name, with: call.server.ports.documents)
  }

  private func ledger() throws(Failure) -> (LeaveFile, LeaveFormat) {
    let format = try LeaveFormat(of: upload.bytes, named: upload.name)
    let setup = try LoadLedger(call.store).setup()
    return (try ImportLeave.read(upload.bytes, as: format, named: upload.name, into: setup), format)
  }

  private func importing(_ store: any Store) -> ImportEvents {
    ImportEvents(store, zones: call.server.zones, here: call.server.settings.zone, today: call.today)
  }

  // MARK: Showing

  private func counts(_ plan: some ImportPlan) -> [ImportPage.Count] {
    [.init(plan.count(.new), .new), .init(plan.count(.duplicate), .duplicate), .init(plan.count(.kept), .differs)]
  }

  private func preview(_ plan: EventsImport) -> ImportPage.Preview {
    let new = plan.items.flatMap(\.parts).filter { $0.outcome == .new }
    let remarks = plan.items.flatMap { item in item.remarks.map { ImportPage.Remark($0, item.title) } }
    var counts = counts(plan)
    for reason in EventsImport.Reason.allCases { counts.append(.init(plan.count(reason), .init(reason))) }
    counts += [.init(plan.others, .other), .init(plan.broken, .broken, lines: plan.brokenLines)]
    return ImportPage.Preview(
      upload: upload.id, name: upload.name, counts: counts, rows: new.prefix(Self.shown).map { row($0.event) },
      more: max(0, new.count - Self.shown), remarks: Array(remarks.prefix(Self.shown)),
      hasConflicts: plan.count(.kept) > 0, isWorthIt: !plan.isEmpty || plan.count(.kept) > 0)
  }

  private func preview(_ plan: PlannerImport) -> ImportPage.Preview {
    let new = plan.items.filter { $0.outcome == .new }
    return ImportPage.Preview(
      upload: upload.id, name: upload.name,
      counts: counts(plan),
      rows: new.prefix(Self.shown).map { item in
        if case .event(let event) = item.thing { return row(event) }
        return ImportPage.Row(
          day: item.thing.day, title: item.thing.title, detail: call.pageWords(item.thing.isNote ? .note : .countdowns))
      }, more: max(0, new.count - Self.shown), hasConflicts: plan.count(.kept) > 0,
      isWorthIt: !plan.isEmpty || plan.count(.kept) > 0)
  }

  private func row(_ event: Event) -> ImportPage.Row {
    let every: ImportPage.Every? =
      switch event.recurrence.repetition {
      case nil: nil
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    let first = event.recurrence.first
    return ImportPage.Row(
      day: first, last: event.length > 1 ? first + (event.length - 1) : nil, title: event.title,
      detail: event.time.map { String($0.iso.prefix(5)) } ?? "", every: every, until: event.recurrence.last)
  }

  private func preview(_ plan: LeaveImport) -> ImportPage.Preview {
    let new = plan.items.filter { $0.outcome == .new }
    return ImportPage.Preview(
      upload: upload.id, name: upload.name,
      counts: counts(plan),
      rows: new.prefix(Self.shown).map { item in
        let entry = item.row.entry
        return ImportPage.Row(day: entry.day, title: entry.type.string, detail: entry.signedHours.text)
      }, more: max(0, new.count - Self.shown), hasConflicts: plan.count(.kept) > 0 || plan.profile == .kept,
      isWorthIt: !plan.isEmpty || plan.count(.kept) > 0 || plan.profile == .kept)
  }
}

extension ImportPage.Sort {
  fileprivate init(_ reason: EventsImport.Reason) {
    switch reason {
    case .cancelled: self = .cancelled
    case .noDate: self = .noDate
    case .tooOften: self = .tooOften
    case .nothingLeft: self = .nothingLeft
    case .noEvent: self = .noEvent
    case .partOfAnother: self = .partOfAnother
    case .repeated: self = .repeated
    }
  }
}

extension ImportPage.Remark {
  fileprivate init(_ remark: EventsImport.Remark, _ title: String) {
    switch remark {
    case .otherClocks(let zone): self = .otherClocks(title: title, zone: zone)
    case .unknownClocks(let zone): self = .unknownClocks(title: title, zone: zone)
    case .hoursDiffer: self = .hoursDiffer(title: title)
    case .writtenOut(let until): self = .writtenOut(title: title, until: until)
    case .shortened: self = .shortened(title: title)
    case .endCut(let days): self = .endCut(title: title, days: days)
    case .sharesUID: self = .sharesUID(title: title)
    }
  }
}

extension PlannerFile.Thing {
  fileprivate var isNote: Bool { if case .note = self { true } else { false } }
}
