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
  private let upload: PendingUploads<ReadFile>.Upload
  private let call: Call

  init(_ upload: PendingUploads<ReadFile>.Upload, _ call: Call) {
    self.upload = upload
    self.call = call
  }

  /// The number of listed lines on a page.
  private static let shown = 50

  /// The preview of the file.
  func preview() throws(Failure) -> ImportPage.Preview {
    do throws(Failure) {
      switch try self.plan(.keep) {
      case .events(let plan): return preview(plan, removedToo: try removedToo(plan))
      case .planner(let plan): return preview(plan)
      case .leave(let plan, _): return preview(plan)
      }
    } catch {
      // A ledger with kinds of leave that only its own profile has can be imported with that profile alone.
      guard case .leave(let plan, _)? = try? self.plan(.replace), plan.profile == .replaced else { throw error }
      return preview(plan)
    }
  }

  private func plan(_ preference: ImportPreference) throws(Failure) -> ImportFile.Plan {
    try ImportFile(call.store, now: call.server.clock.now)
      .preview(upload.content.content, preference, named: upload.name)
  }

  /// The number of further events that are removed where the file's version is chosen.
  private func removedToo(_ plan: EventsImport) throws(Failure) -> Int {
    guard plan.count(.kept) > 0, case .events(let other) = try self.plan(.replace) else { return 0 }
    return other.removed - plan.removed
  }

  /// Imports it.
  /// - Returns: The number of written things.
  func bringIn(_ preference: ImportPreference, _ store: any Store) throws(Failure) -> Int {
    let importing = ImportFile(store, now: call.server.clock.now)
    return try importing(upload.content.content, preference, named: upload.name).counts.written
  }

  /// Reads a file with another process.
  static func read(_ bytes: [UInt8], named name: String, _ call: Call) throws(Failure) -> ReadFile {
    let format = try ForeignQuestion.Format(of: bytes, named: name)
    let question = ForeignQuestion(bytes, as: format, named: name, here: call.server.settings.zone, today: call.today)
    return try ImportFile(call.store, now: call.server.clock.now).read(question, with: call.server.ports.documents)
  }

  // MARK: Preview

  private func counts(_ plan: some ImportPlan, replaced: ImportPage.Sort = .overwritten) -> [ImportPage.Count] {
    [
      .init(plan.count(.new), .new), .init(plan.count(.duplicate), .duplicate), .init(plan.count(.kept), .differs),
      .init(plan.count(.replaced), replaced),
    ]
  }

  private func preview(_ plan: EventsImport, removedToo: Int) -> ImportPage.Preview {
    let new = plan.items.flatMap(\.parts).filter { $0.outcome == .new }
    var remarks = plan.items.flatMap { item in item.remarks.map { ImportPage.Remark($0, item.title) } }
    if !plan.properties.isEmpty {
      remarks.append(.propertiesLeft(title: upload.name, names: plan.properties.joined(separator: ", ")))
    }
    var counts = counts(plan, replaced: .replaced)
    counts += [.init(plan.removed, .removed), .init(removedToo, .removedToo)]
    for reason in EventsImport.Reason.allCases { counts.append(.init(plan.count(reason), .init(reason))) }
    counts += [
      .init(plan.keptCount, .kept), .init(plan.others, .other), .init(plan.broken, .broken, lines: plan.brokenLines),
    ]
    var preview = ImportPage.Preview(
      upload: upload.id, name: upload.name, counts: counts, rows: new.prefix(Self.shown).map { row($0.event) },
      more: max(0, new.count - Self.shown), remarks: Array(remarks.prefix(Self.shown)),
      hasConflicts: plan.count(.kept) > 0, isWorthIt: !plan.isEmpty || plan.count(.kept) > 0)
    preview.moreRemarks = max(0, remarks.count - Self.shown)
    return preview
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
    let (first, words) = (event.recurrence.first, call.pageWords.dates)
    return ImportPage.Row(
      day: first, last: event.length > 1 ? first + (event.length - 1) : nil, title: event.title,
      detail: event.time.map { words.text($0) + (event.end.map { "–\($0.text(words))" } ?? "") } ?? "",
      every: event.recurrence.sentence(call.pageWords.dates).map { call.pageWords.text($0) },
      until: event.recurrence.last)
  }

  private func preview(_ plan: LeaveImport) -> ImportPage.Preview {
    let new = plan.items.filter { $0.outcome == .new }
    var preview = ImportPage.Preview(
      upload: upload.id, name: upload.name,
      counts: counts(plan),
      rows: new.prefix(Self.shown).map { item in
        let entry = item.row.entry
        return ImportPage.Row(day: entry.day, title: entry.type.string, detail: entry.signedHours.text)
      }, more: max(0, new.count - Self.shown), hasConflicts: plan.count(.kept) > 0 || plan.profile == .kept,
      isWorthIt: !plan.isEmpty || plan.count(.kept) > 0 || plan.profile == .kept)
    preview.profile = ImportPage.Profile(plan.profile)
    return preview
  }
}

extension ImportPage.Profile {
  fileprivate init?(_ outcome: LeaveImport.ProfileOutcome) {
    switch outcome {
    case .none, .same: return nil
    case .new: self = .new
    case .kept: self = .differs
    case .replaced: self = .needed
    }
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
    case .alarmsLeft(let count): self = .alarmsLeft(title: title, count: count)
    case .propertiesLeft(let names): self = .propertiesLeft(title: title, names: names.joined(separator: ", "))
    case .propertiesKept(let names): self = .propertiesKept(title: title, names: names.joined(separator: ", "))
    case .sharesUID: self = .sharesUID(title: title)
    case .occurrencesApart(let count): self = .occurrencesApart(title: title, count: count)
    }
  }
}

extension PlannerFile.Thing {
  fileprivate var isNote: Bool { if case .note = self { true } else { false } }
}
