import FastiAgenda
import FastiCivil
import FastiPerson
public import FastiRecords

/// Imports a file of the planner: first a preview, then all of it or nothing, as one change.
public struct ImportPlanner {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// The preview of an import. Writes nothing.
  /// - Parameter preference: Which side wins if file and planner differ; nil refuses.
  /// - Throws: `.refused` with every difference.
  public func preview(
    _ file: PlannerFile, _ preference: ImportPreference?, named name: String
  ) throws(Failure) -> PlannerImport {
    let plan: Result<PlannerImport, Failure>
    do {
      plan = try store.read { reader throws(StoreError) in try Self.plan(file, reader, preference, name) }
    } catch { throw Failure(error) }
    return try plan.get()
  }

  /// Imports a file, as one change. The planner is read in the same transaction.
  /// - Throws: As ``preview(_:_:named:)``; nothing is written then.
  public func callAsFunction(
    _ file: PlannerFile, _ preference: ImportPreference?, named name: String, progress: Progress = .none
  ) throws(Failure) -> PlannerImport {
    try store.decide(ChangeAction(.import, .planner)) { writer throws(StoreError) in
      let plan = try Self.plan(file, writer, preference, name)
      guard case .success(let done) = plan else { return plan }
      for (index, item) in done.items.enumerated() where item.outcome == .new || item.outcome == .replaced {
        switch item.thing {
        case .note(let note): try writer.put(note, id: item.id)
        case .event(let event):
          try writer.put(event, id: item.id)
          if let object = item.object { try writer.put(object, id: item.id) }
        case .countdown(let countdown): try writer.put(countdown, id: item.id)
        }
        progress(index + 1, of: done.items.count)
      }
      return plan
    }
  }

  private static func plan(
    _ file: PlannerFile, _ reader: any StoreReader, _ preference: ImportPreference?, _ name: String
  ) throws(StoreError) -> Result<PlannerImport, Failure> {
    var items: [PlannerImport.Item] = []
    var failures: [Failure] = []
    for item in file.items {
      let outcome: ImportOutcome
      switch try kept(item, reader) {
      case nil: outcome = .new
      case item.thing?: outcome = try lines(of: item, reader, preference)
      case let kept?: outcome = isDay(of: kept, item) ? .duplicate : preference == .replace ? .replaced : .kept
      }
      if outcome == .kept, preference == nil { failures.append(conflict(item, name)) }
      items.append(PlannerImport.Item(id: item.id, thing: item.thing, object: item.object, outcome: outcome))
    }
    if let failure = Failure.joined(Array(failures.prefix(Failure.mistakesShown))) { return .failure(failure) }
    return .success(PlannerImport(items: items))
  }

  /// What becomes of an event that is there as the file has it: its kept lines may be others, or not there.
  private static func lines(
    of item: PlannerFile.Item, _ reader: any StoreReader, _ preference: ImportPreference?
  ) throws(StoreError) -> ImportOutcome {
    guard let object = item.object else { return .duplicate }
    guard let kept = try reader.record(CalendarObject.self, id: item.id) else { return .replaced }
    if object.keepsSame(as: kept) { return .duplicate }
    // A UID alone says nothing that the file takes away.
    return kept.lines.isEmpty && kept.uid == object.uid || preference == .replace ? .replaced : .kept
  }

  /// The planner's thing of that id.
  private static func kept(
    _ item: PlannerFile.Item, _ reader: any StoreReader
  ) throws(StoreError) -> PlannerFile.Thing? {
    switch item.thing {
    case .note: try reader.record(Note.self, id: item.id).map { .note($0) }
    case .event: try reader.record(Event.self, id: item.id).map { .event($0) }
    case .countdown: try reader.record(Countdown.self, id: item.id).map { .countdown($0) }
    }
  }

  /// Whether a list contains one of the days of an existing countdown.
  private static func isDay(of kept: PlannerFile.Thing, _ item: PlannerFile.Item) -> Bool {
    guard item.isOneOfItsDays, case .countdown(let old) = kept, case .countdown(let new) = item.thing else {
      return false
    }
    let day = new.recurrence.first
    return old.title == new.title && old.recurrence.repetition == .year && old.recurrence.next(onOrAfter: day) == day
  }

  private static func conflict(_ item: PlannerFile.Item, _ name: String) -> Failure {
    return Failure(
      .within(.bringing(.otherThing(item.thing.kind, item.thing.day)), FileLocation(name, line: item.line)),
      field: .idOfFile, value: item.id.text)
  }
}
