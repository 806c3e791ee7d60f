import FastiPerson
public import FastiRecords

/// Imports calendar files of other programs as events: first a preview, then, all of it or nothing, as one change.
public struct ImportEvents {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// The preview of an import. Writes nothing.
  /// - Parameter preference: Which side wins where file and planner differ; nil refuses.
  /// - Throws: `.refused` with every disagreement.
  public func preview(
    _ file: ForeignCalendar, _ preference: ImportPreference?, named name: String
  ) throws(Failure) -> EventsImport {
    let known: KnownEvents
    do throws(StoreError) {
      known = try store.read { reader throws(StoreError) in try KnownEvents(reader, for: file) }
    } catch { throw Failure(error) }
    return try EventsImport(file, into: known, preference, named: name)
  }

  /// Imports a file, as one change. The planner is read in the same transaction.
  /// - Throws: as ``preview(_:_:named:)``; nothing is written then.
  public func callAsFunction(
    _ file: ForeignCalendar, _ preference: ImportPreference?, named name: String, progress: Progress = .none
  ) throws(Failure) -> EventsImport {
    try store.decide(ChangeAction(.import, .calendar)) { writer throws(StoreError) in
      let known = try KnownEvents(writer, for: file)
      let plan: EventsImport
      do throws(Failure) {
        plan = try EventsImport(file, into: known, preference, named: name)
      } catch { return .failure(error) }
      let parts = plan.items.flatMap(\.parts)
      for (index, part) in parts.enumerated() where part.outcome == .new || part.outcome == .replaced {
        _ = try writer.put(part.event, id: part.id)
        progress(index + 1, of: parts.count)
      }
      try Self.write(plan, known, to: writer)
      return .success(plan)
    }
  }

  /// Writes what is kept of the file, and deletes what an earlier import made of it and it has no more.
  private static func write(_ plan: EventsImport, _ known: KnownEvents, to writer: any StoreWriter) throws(StoreError) {
    for item in plan.items {
      for part in item.parts where part.outcome == .new || part.outcome == .replaced {
        if let object = part.object {
          _ = try writer.put(object, id: part.id)
        } else if !item.isOwn, known.objects[part.id] != nil {
          _ = try writer.delete(CalendarObject.self, id: part.id)
        }
      }
    }
    for id in plan.gone {
      _ = try writer.delete(Event.self, id: id)
      _ = try writer.delete(CalendarObject.self, id: id)
    }
    for kept in plan.kept where kept.outcome != .duplicate { _ = try writer.put(kept.object, id: kept.object.ownID) }
    for id in plan.keptGone { _ = try writer.delete(CalendarObject.self, id: id) }
  }
}

extension EventsImport {
  /// Compares a file with the planner.
  ///
  /// What an import wrote and nothing has changed since is replaced by what the file says now. Where the user changed it, or
  /// made it, both sides say something, and `preference` decides.
  /// - Parameters:
  ///   - known: What the store has.
  ///   - preference: Which side wins where they differ; nil refuses.
  /// - Throws: `.refused` with every disagreement.
  init(
    _ file: ForeignCalendar, into known: KnownEvents, _ preference: ImportPreference?, named name: String
  ) throws(Failure) {
    var items: [Item] = []
    var gone: [RecordID] = []
    var keptGone: [RecordID] = []
    var failures: [Failure] = []
    let ownIDs = Set(file.objects.map(\.ownID))
    for item in file.items {
      if let series = item.series, known.events[series] != nil {
        items.append(
          Item(uid: item.uid, title: item.title, parts: [], remarks: [], reason: .partOfAnother, isOwn: item.isOwn))
        continue
      }
      let parts = item.events.enumerated().map { index, event in
        Part(id: item.id(index), event, isOwn: item.isOwn, into: known, preference)
      }
      if parts.contains(where: { $0.outcome == .kept }), preference == nil { failures.append(item.conflict(name)) }
      // What an earlier, longer version of the series left behind.
      gone += known.left(of: item).filter { preference == .replace || known.imported.contains($0) }
      // A file may have both under one UID: an event, and an answer to it without a date.
      let isKept = ownIDs.contains(item.keptID)
      if !parts.isEmpty, !isKept, known.objects[item.keptID] != nil { keptGone.append(item.keptID) }
      items.append(
        Item(
          uid: item.uid, title: item.title, parts: parts, remarks: item.remarks, reason: item.reason, isOwn: item.isOwn)
      )
    }
    if let failure = Failure.joined(Array(failures.prefix(Failure.mistakesShown))) { throw failure }
    let written = Set(items.flatMap(\.parts).map(\.id))
    gone = gone.filter { !written.contains($0) }
    // What stays as an event is not kept beside it.
    let staying = Set(file.items.filter { known.events[$0.id(0)] != nil }.map(\.keptID)).subtracting(
      file.items.filter { gone.contains($0.id(0)) }.map(\.keptID))
    let kept = file.objects.filter { !staying.contains($0.ownID) }.map { Kept($0, into: known) }
    self.init(
      items: items, gone: gone, kept: kept, keptGone: keptGone, others: file.others, properties: file.properties,
      broken: file.broken, brokenLines: file.brokenLines)
  }
}

extension EventsImport.Kept {
  fileprivate init(_ object: CalendarObject, into known: KnownEvents) {
    let old = known.objects[object.ownID]
    self.init(object: object, outcome: old == nil ? .new : old == object ? .duplicate : .replaced)
  }
}

extension EventsImport.Part {
  fileprivate init(
    id: RecordID, _ read: ForeignEvent, isOwn: Bool, into known: KnownEvents, _ preference: ImportPreference?
  ) {
    // A calendar cannot say a budget or a symbol, so it does not take one away.
    let event = known.events[id].map { read.event.keepingUnsaid(of: $0) } ?? read.event
    let isSameObject = read.object == known.objects[id] || read.object == nil && isOwn
    let outcome: ImportOutcome
    switch known.events[id] {
    case nil: outcome = .new
    case event?: outcome = isSameObject ? .duplicate : .replaced
    default: outcome = preference == .replace || known.imported.contains(id) ? .replaced : .kept
    }
    self.init(id: id, event: event, outcome: outcome, object: read.object)
  }
}

extension ForeignCalendar.Item {
  /// The id under which it would be kept as it is.
  fileprivate var keptID: RecordID { CalendarObject.id(of: "VEVENT", uid: uid, lines: "") }

  fileprivate func conflict(_ name: String) -> Failure {
    Failure(.within(.bringing(.otherEvent(title: title)), FileLocation(name)), field: .uid, value: uid)
  }
}
