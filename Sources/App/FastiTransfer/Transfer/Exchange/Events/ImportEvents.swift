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
    let known = try Planner.read(from: store).events
    let events = Dictionary(known.map { ($0.id, $0.event) }, uniquingKeysWith: { $1 })
    return try EventsImport(file, into: events, preference, named: name)
  }

  /// Imports a file, as one change. The planner is read in the same transaction.
  /// - Throws: as ``preview(_:_:named:)``; nothing is written then.
  public func callAsFunction(
    _ file: ForeignCalendar, _ preference: ImportPreference?, named name: String, progress: Progress = .none
  ) throws(Failure) -> EventsImport {
    try store.decide(ChangeAction(.import, .calendar)) { writer throws(StoreError) in
      var known: [RecordID: Event] = [:]
      for version in try writer.all(Event.self) { known[version.id] = version.record }
      let plan: EventsImport
      do throws(Failure) {
        plan = try EventsImport(file, into: known, preference, named: name)
      } catch { return .failure(error) }
      let parts = plan.items.flatMap(\.parts)
      for (index, part) in parts.enumerated() where part.outcome == .new || part.outcome == .replaced {
        _ = try writer.put(part.event, id: part.id)
        progress(index + 1, of: parts.count)
      }
      for id in plan.gone { _ = try writer.delete(Event.self, id: id) }
      return .success(plan)
    }
  }
}

extension EventsImport {
  /// Compares a file with the planner.
  /// - Parameters:
  ///   - known: The events of the planner.
  ///   - preference: Which side wins where they differ; nil refuses.
  /// - Throws: `.refused` with every disagreement.
  init(
    _ file: ForeignCalendar, into known: [RecordID: Event], _ preference: ImportPreference?, named name: String
  ) throws(Failure) {
    var items: [Item] = []
    var gone: [RecordID] = []
    var failures: [Failure] = []
    for item in file.items {
      if let series = item.series, known[series] != nil {
        items.append(Item(uid: item.uid, title: item.title, parts: [], remarks: [], reason: .partOfAnother))
        continue
      }
      let parts = item.events.enumerated().map { index, event in
        Part(id: item.id(index), event: event, into: known, preference)
      }
      if parts.contains(where: { $0.outcome == .kept }), preference == nil { failures.append(item.conflict(name)) }
      // What an earlier, longer version of the series left behind.
      if preference == .replace, item.reason != .repeated, item.reason != .noEvent {
        gone += Self.left(of: item, after: parts.count, in: known)
      }
      items.append(
        Item(uid: item.uid, title: item.title, parts: parts, remarks: item.remarks, reason: item.reason))
    }
    if let failure = Failure.joined(Array(failures.prefix(Failure.mistakesShown))) { throw failure }
    self.init(items: items, gone: gone, others: file.others, broken: file.broken, brokenLines: file.brokenLines)
  }

  /// The events that an earlier import of an item made beyond those it has now.
  private static func left(
    of item: ForeignCalendar.Item, after count: Int, in known: [RecordID: Event]
  ) -> [RecordID] {
    var left: [RecordID] = []
    while known[item.id(count + left.count)] != nil { left.append(item.id(count + left.count)) }
    return left
  }
}

extension EventsImport.Part {
  fileprivate init(id: RecordID, event: Event, into known: [RecordID: Event], _ preference: ImportPreference?) {
    // A calendar cannot say a budget, so it does not take one away.
    let event = known[id].map { event.keepingBudget(of: $0) } ?? event
    let outcome: ImportOutcome
    switch known[id] {
    case nil: outcome = .new
    case event?: outcome = .duplicate
    default: outcome = preference == .replace ? .replaced : .kept
    }
    self.init(id: id, event: event, outcome: outcome)
  }
}

extension ForeignCalendar.Item {
  fileprivate func conflict(_ name: String) -> Failure {
    Failure(.within(.bringing(.otherEvent(title: title)), FileLocation(name)), field: .uid, value: uid)
  }
}
