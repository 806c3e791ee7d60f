import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// Writes the planner into a calendar: row by row, without making strings of the texts.
struct PlannerFeedSource {
  /// The days of the feed.
  private let range: DayRange
  private let hiding: Set<FeedHiding>
  private let hidesNotes: Bool
  /// The clocks for times.
  private var clocks: ZoneReadings
  private let here: Zone
  private var places: PlacesOfFeed
  /// Whether an event that recurs is one entry with its rule, and not one entry for each day.
  private let asSeries: Bool
  /// Whether events have their alarms.
  private let hasAlarms: Bool
  /// The standing alarms; nil if entries have none.
  var standing: FeedAlarms?
  /// The text that replaces titles, if they are hidden.
  private let busy: [UInt8]
  /// The events on Hijri dates, until the active months are known.
  private var hijri: [RevisionedLine<EventLine>] = []
  /// The lines of files that the columns do not contain, by the ids of the events.
  private var kept: [RecordID: KeptLines] = [:]
  private var months: HijriMonths?

  /// The planner's entries in a range, with the clocks of a zone.
  init(
    range: DayRange, zone: Zone, zones: any Zones, hiding: Set<FeedHiding>, busy: String, asSeries: Bool,
    hasAlarms: Bool
  ) {
    (self.range, self.hiding, clocks) = (range, hiding, ZoneReadings(zone))
    (here, self.asSeries, self.hasAlarms) = (zone, asSeries, hasAlarms)
    places = PlacesOfFeed(zones: zones)
    self.busy = Array(busy.utf8)
    hidesNotes = hiding.hidesNotes
  }

  /// Writes the entries of some parts of a store, in one snapshot.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n*) in the number of versions.
  mutating func write(
    _ parts: Set<FeedPart>, from store: some Store, to writer: inout ICalendarWriter
  ) throws(Failure) {
    do throws(StoreError) {
      try store.read { reader throws(StoreError) in
        if parts.contains(.notes) { try reader.forEachLine(as: NoteLine.self) { write($0, &writer) } }
        if parts.contains(.events), asSeries, !hidesNotes { try writeKept(reader, &writer) }
        if parts.contains(.events) { try reader.forEachLine(as: EventLine.self) { write($0, &writer) } }
        if parts.contains(.countdowns) { try reader.forEachLine(as: CountdownLine.self) { write($0, &writer) } }
      }
    } catch { throw Failure(error) }
    guard !hijri.isEmpty else { return }
    months = try MonthBook.read(from: store).table()
    for event in hijri { write(event, &writer) }
  }

  /// The note if its day is in the range: its first line is the title.
  private func write(_ note: RevisionedLine<NoteLine>, _ writer: inout ICalendarWriter) {
    guard range.contains(note.line.day), let kind = hiding.left(of: .note) else { return }
    let text = note.line.text.span
    let end = note.line.endOfLine
    writer.add(
      note.outline(kind, on: nil, days: DayRange(note.line.day)), title: text.extracting(first: end),
      notes: text.extracting(droppingFirst: hidesNotes ? text.count : min(end + 1, text.count)))
  }

  /// Reads the kept lines of events, and writes the components that are not events, with the time zones that both name.
  private mutating func writeKept(_ reader: any StoreReader, _ writer: inout ICalendarWriter) throws(StoreError) {
    for version in try reader.all(CalendarObject.self) {
      let (object, changed) = (version.record, version.stamp.milliseconds)
      let lines = KeptLines(object)
      if object.component == nil {
        kept[version.id] = lines
      } else {
        guard object.first.map({ $0 <= range.last }) ?? true else { continue }
        for component in ContentLines(object.lines).components { writer.add(component.stamped(changed)) }
      }
      let first = min(object.first ?? range.first, range.first)
      let days = DayRange(first).widened(before: 0, after: range.last - first)
      for name in lines.zones { if let place = places[name] { writer.add(place, in: days) } }
    }
  }

  /// The occurrences that touch the range. Each occurrence of an event that recurs has a name of its own.
  private mutating func write(_ event: RevisionedLine<EventLine>, _ writer: inout ICalendarWriter) {
    guard let plan = event.line.plan, let kind = hiding.left(of: plan.type.entryKind) else { return }
    guard months != nil || !plan.recurrence.isHijri else { return hijri.append(event) }
    let title = kind == .busy ? busy : event.line.fullTitle(plan)
    let notes = hidesNotes ? [] : event.line.notes
    let isMore = plan.end != nil || plan.zone != nil || !plan.recurrence.changes.isEmpty || event.line.hasExtras
    if asSeries || isMore || hasAlarms && !event.line.leads.isEmpty {
      var entry = FeedEvent(
        event, plan, kind, hiding: hiding, clocks: plan.zone.flatMap { places[$0] }, hasAlarms: hasAlarms,
        kept: kept[event.id])
      (entry.title, entry.notes) = (title, notes)
      entry.write(in: range, here: here, months: months, asSeries: asSeries, to: &writer)
      return
    }
    plan.recurrence.forEachStart(in: range.widened(before: plan.length - 1, after: 0), months: months) { day in
      var outline = event.outline(
        kind, on: plan.recurrence.isOnce ? nil : day,
        days: DayRange(day).widened(before: 0, after: plan.length - 1))
      if plan.length == 1, let time = plan.time { outline.start = clocks.instant(day, time) }
      if kind != .busy { outline.color = event.line.color }
      writer.add(outline, title: title.span, notes: notes.span)
    }
  }

  /// The days to which it counts, within the range.
  private func write(_ countdown: RevisionedLine<CountdownLine>, _ writer: inout ICalendarWriter) {
    guard let recurrence = countdown.line.recurrence, let kind = hiding.left(of: .countdown) else { return }
    recurrence.forEachStart(in: range) { day in
      let outline = countdown.outline(kind, on: recurrence.repetition == nil ? nil : day, days: DayRange(day))
      let title = countdown.line.title.span
      guard let standing else { return writer.add(outline, title: title, notes: Self.nothing.span) }
      writer.add(
        outline, clocks: .utc, title: title, notes: Self.nothing.span,
        extras: standing.extras(ofCountdown: countdown.id, on: day, title))
    }
  }

  private static let nothing: [UInt8] = []
}

extension RevisionedLine {
  /// The outline of its entry; with a day, of the occurrence on that day.
  @inline(__always)
  func outline(_ kind: EntryKind, on day: Day?, days: DayRange) -> EntryOutline {
    let name: EntryName =
      if let day { .day(day, high: id.high, low: id.low) } else { .id(high: id.high, low: id.low) }
    return EntryOutline(name: name, kind: kind, days: days, changed: changed, sequence: earlier)
  }
}

/// The clocks of the zones that events name, each read once; none for a zone that is not on this machine.
struct PlacesOfFeed {
  private let zones: any Zones
  private var known: [String: NamedZone?] = [:]

  init(zones: any Zones) { self.zones = zones }

  subscript(name: String) -> NamedZone? {
    mutating get {
      if let known = known[name] { return known }
      let place = (try? zones.zone(named: name)).flatMap { NamedZone(name, $0) }
      known[name] = .some(place)
      return place
    }
  }
}
