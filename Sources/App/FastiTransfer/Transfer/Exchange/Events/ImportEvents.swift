import FastiAgenda
public import FastiCivil
public import FastiFormats
import FastiPerson
public import FastiRecords

/// Imports calendar files of other programs as events: first a preview, then, all of it or nothing, as one change.
public struct ImportEvents {
  private let store: any Store
  private let zones: any Zones
  private let here: Zone
  private let today: Day

  /// Imports into a store.
  /// - Parameters:
  ///   - zones: The source of the time zones of other places.
  ///   - here: The user's time zone, in which the planner has its hours.
  public init(_ store: any Store, zones: any Zones, here: Zone, today: Day) {
    self.store = store
    self.zones = zones
    self.here = here
    self.today = today
  }

  /// The longest file read, in bytes: 16 MiB.
  public static let longestFile = 16 << 20
  /// The most events of the planner that a file may become.
  public static let most = 20_000

  /// The content of a file.
  /// - Parameter reader: Reads it in a process of its own, under limits.
  /// - Throws: `.invalid` for what is not a calendar.
  public static func read(
    _ bytes: [UInt8], named name: String, with reader: any DocumentReader
  ) throws(Failure) -> ICalendarFile {
    guard !bytes.contains(0) else {
      throw Failure(.bringing(.zeroByte), field: .file, value: name)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.bringing(.notUTF8), field: .file, value: name)
    }
    guard let file = try reader.calendar(ics: bytes) else {
      throw Failure(.bringing(isMeant(bytes) ? .cutCalendar : .noCalendar), field: .file, value: name)
    }
    return file
  }

  /// Whether a text begins as a calendar does.
  public static func isMeant(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop {
      [0xEF, 0xBB, 0xBF, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    return String(decoding: start.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  /// The preview of an import. Writes nothing.
  /// - Parameter preference: Which side wins where file and planner differ; nil refuses.
  /// - Throws: `.refused` with every disagreement; `.invalid` for more events than a planner is for.
  public func preview(
    _ file: ICalendarFile, _ preference: ImportPreference?, named name: String
  ) throws(Failure) -> EventsImport {
    let known = try Planner.read(from: store).events
    return try plan(file, Dictionary(known.map { ($0.id, $0.event) }, uniquingKeysWith: { $1 }), preference, name)
  }

  /// Imports a file, as one change. The planner is read in the same transaction.
  /// - Throws: as ``preview(_:_:named:)``; nothing is written then.
  public func callAsFunction(
    _ file: ICalendarFile, _ preference: ImportPreference?, named name: String
  ) throws(Failure) -> EventsImport {
    try store.decide(ChangeAction(.import, .calendar)) { writer throws(StoreError) in
      var known: [RecordID: Event] = [:]
      for version in try writer.all(Event.self) { known[version.id] = version.record }
      let plan: EventsImport
      do throws(Failure) { plan = try self.plan(file, known, preference, name) } catch { return .failure(error) }
      for part in plan.items.flatMap(\.parts) where part.outcome == .new || part.outcome == .replaced {
        _ = try writer.put(part.event, id: part.id)
      }
      for id in plan.gone { _ = try writer.delete(Event.self, id: id) }
      return .success(plan)
    }
  }

  // MARK: Planning

  private func plan(
    _ file: ICalendarFile, _ known: [RecordID: Event], _ preference: ImportPreference?, _ name: String
  ) throws(Failure) -> EventsImport {
    let clocks = ClockReader(zones, here: here)
    var items: [EventsImport.Item] = []
    var gone: [RecordID] = []
    var failures: [Failure] = []
    var count = 0
    for group in ForeignGroup.groups(file.events) {
      let said = group.versions[0]
      if group.isRepeated {
        items.append(EventsImport.Item(uid: said.uid, title: said.title, parts: [], remarks: [], reason: .repeated))
        continue
      }
      if let reason = Self.foreign(said, file, known) {
        items.append(EventsImport.Item(uid: said.uid, title: said.title, parts: [], remarks: [], reason: reason))
        continue
      }
      let series = ForeignSeries(group.versions, clocks, today: today)
      count += series.events.count
      guard count <= Self.most else { throw Self.tooMany(name) }
      let parts = series.events.enumerated().map { index, event in
        part(group.id(index), event, known, preference)
      }
      if parts.contains(where: { $0.outcome == .kept }), preference == nil {
        failures.append(Self.conflict(said, name))
      }
      // What an earlier, longer version of the series left behind.
      if preference == .replace {
        var index = parts.count
        while known[group.id(index)] != nil {
          gone.append(group.id(index))
          index += 1
        }
      }
      let title = series.events.first?.title ?? ForeignText(title: said.title).text
      items.append(
        EventsImport.Item(
          uid: said.uid, title: title, parts: parts, remarks: series.remarks + group.remarks, reason: series.reason))
    }
    if let failure = Failure.joined(Array(failures.prefix(Failure.mistakesShown))) { throw failure }
    return EventsImport(
      items: items, gone: gone, others: file.others, broken: file.broken, brokenLines: file.brokenLines)
  }

  private func part(
    _ id: RecordID, _ event: Event, _ known: [RecordID: Event], _ preference: ImportPreference?
  ) -> EventsImport.Part {
    let outcome: ImportOutcome
    switch known[id] {
    case nil: outcome = .new
    case event?: outcome = .duplicate
    default: outcome = preference == .replace ? .replaced : .kept
    }
    return EventsImport.Part(id: id, event: event, outcome: outcome)
  }

  /// Why an event is not imported; nil for one that may be.
  private static func foreign(
    _ event: ICalendarFile.Event, _ file: ICalendarFile, _ known: [RecordID: Event]
  ) -> EventsImport.Reason? {
    guard file.producer.contains("//Fasti//") else { return nil }
    let planned = ["Event", "Trip", "Birthday", "Money"]
    if let word = event.categories.first, !planned.contains(word) { return .noEvent }
    let parts = event.uid.split(separator: "/")
    if parts.count == 2, let id = RecordID(text: String(parts[0])), known[id] != nil { return .partOfAnother }
    return nil
  }

  private static func conflict(_ event: ICalendarFile.Event, _ name: String) -> Failure {
    let title = ForeignText(title: event.title).text
    return Failure(.within(.bringing(.otherEvent(title: title)), FilePlace(name)), field: .uid, value: event.uid)
  }

  private static func tooMany(_ name: String) -> Failure {
    Failure(.bringing(.tooManyEvents(most: most)), field: .file, value: name)
  }
}
