import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson

/// One event of a calendar file, with its overridden occurrences, as events of the planner.
struct ForeignSeries {
  private(set) var events: [ForeignEvent] = []
  private(set) var remarks: [EventsImport.Remark] = []
  private(set) var reason: EventsImport.Reason?

  /// What is kept of each event.
  private var lines: [ForeignLines] = []
  /// Whether the file has the event itself, and not only occurrences that take the place of some of its own.
  private let hasSeries: Bool
  private var noted: Set<EventsImport.Remark> = []
  private let reader: ClockReader
  private let today: Day

  /// - Parameter versions: The event, and the occurrences that override some of its own.
  init(_ versions: [ICalendarFile.Event], _ reader: ClockReader, today: Day) {
    self.reader = reader
    self.today = today
    var replaced = versions.filter { $0.replaces != nil }
    hasSeries = replaced.count < versions.count
    if let series = versions.first(where: { $0.replaces == nil }) {
      read(series, &replaced)
      if reason != nil { return }
    }
    let own = events.count
    for version in replaced {
      if version.isCancelled { keep(version) } else { add(version) }
    }
    if hasSeries, events.count > own { remarks.append(.occurrencesApart(events.count - own)) }
    for place in events.indices { events[place].object = object(place) }
    if events.isEmpty { reason = reason ?? .nothingLeft }
  }

  /// Reads the event itself. Occurrences that override some of its own and are only on another day are taken out of the list:
  /// the event has them as moved.
  private mutating func read(_ series: ICalendarFile.Event, _ replaced: inout [ICalendarFile.Event]) {
    guard !series.isCancelled else { return reason = .cancelled }
    guard let start = series.start, let span = span(series) else { return reason = .noDate }
    if series.occurrences.count <= 1, ["SECONDLY", "MINUTELY", "HOURLY"].contains(where: { series.rule.contains($0) }) {
      return reason = .tooOften
    }
    let clocks = reader.clocks(of: series)
    note(clocks, of: series)
    if let one = ForeignRule(series, span, clocks, reader).recurrence(&replaced, span: self.span) {
      return append(series, one, span, at: span.time)
    }
    writeOut(series, replaced.compactMap(\.replaces), from: start, span, clocks)
  }

  /// The series by the days it has, where its rule is more than one event can say.
  private mutating func writeOut(
    _ series: ICalendarFile.Event, _ replaced: [ICalendarFile.Moment], from start: ICalendarFile.Moment, _ span: Span,
    _ clocks: ClockReader.Clocks
  ) {
    let moments = (series.occurrences.isEmpty ? [start] : series.occurrences).map { reader.here($0, clocks) }
    let left = Set((series.excluded + replaced).map { reader.here($0, clocks).day })
    // An event of the planner has one occurrence a day; of two occurrences on one day the earlier one is used.
    var hours: [Day: TimeOfDay?] = [:]
    for moment in moments.reversed() where moment.day.isWithinLimits { hours[moment.day] = moment.time }
    // A rule that ends after the days that were read is not endless.
    let isEndless = series.goesOn && !series.rule.contains("UNTIL=") && !series.rule.contains("COUNT=")
    let parts = SeriesParts(
      hours.keys.sorted(), without: left, goesOn: isEndless, length: span.length, today: today)
    if parts.isWrittenOut { remarks.append(.writtenOut(until: parts.end)) }
    if !parts.isWrittenOut && Set(hours.values).count > 1 || Set(moments.map(\.time)).count > Set(hours.values).count {
      remarks.append(.hoursDiffer)
    }
    if series.goesOn, !isEndless, !parts.isWrittenOut { remarks.append(.writtenOut(until: hours.keys.max())) }
    for part in parts.parts {
      // What is written out has its own hour each time.
      let hour = part.repetition == nil ? hours[part.first] ?? span.time : span.time
      append(series, part, span, at: hour)
    }
  }

  /// An overridden occurrence.
  private mutating func add(_ version: ICalendarFile.Event) {
    guard let span = span(version), let only = try? Recurrence(first: span.first) else { return }
    note(reader.clocks(of: version), of: version)
    append(version, only, span, at: span.time)
  }

  private mutating func note(_ clocks: ClockReader.Clocks, of event: ICalendarFile.Event) {
    let remark: EventsImport.Remark
    switch clocks {
    case .unknown: remark = .unknownClocks(event.zone)
    case .other where !reader.agrees(event, clocks): remark = .otherClocks(event.zone.isEmpty ? "UTC" : event.zone)
    default: return
    }
    add(remark)
  }

  /// Adds a remark once; each occurrence may have its own time zone.
  private mutating func add(_ remark: EventsImport.Remark) {
    if noted.insert(remark).inserted { remarks.append(remark) }
  }

  // MARK: One event

  /// From when to when an event lasts, by the clocks it keeps.
  struct Span: Equatable {
    let first: Day
    let time: TimeOfDay?
    let length: Int
    /// When it ends on its last day; nil where the file does not say that.
    var end: EndTime?
    /// The zone it keeps; nil for the user's clocks.
    var zone: NamedZone?
    /// Whether it cannot last as long as the file says: it would end before it begins, never, or too far away.
    var isCut = false

    /// The hours of its occurrences.
    var hours: EventTime { EventTime(length: length, time, end, zone) }
  }

  private func span(_ event: ICalendarFile.Event) -> Span? {
    guard let start = event.start else { return nil }
    let clocks = reader.clocks(of: event)
    let (first, time) = reader.here(start, clocks)
    guard first.isWithinLimits else { return nil }
    var span = span(event, first, time, clocks)
    if case .named(let zone) = clocks, time != nil { span.zone = zone }
    return span
  }

  private func span(
    _ event: ICalendarFile.Event, _ first: Day, _ time: TimeOfDay?, _ clocks: ClockReader.Clocks
  ) -> Span {
    let told = event.end.map { reader.here($0, clocks) }
    guard let end = told, end.day >= first else {
      return Span(first: first, time: time, length: 1, isCut: told != nil || event.hasImpossibleEnd)
    }
    let days = end.day - first
    guard let time, let over = end.time else {
      return Span(first: first, time: time, length: clamp(days), isCut: days > Self.longest)
    }
    let isSameDay = days == 0
    guard !isSameDay || over >= time else { return Span(first: first, time: time, length: 1, isCut: true) }
    // An event that ends at midnight does not include the day that begins then.
    let isMidnight = over == .midnight && days > 0
    let length = days + (isMidnight ? 0 : 1)
    guard length <= Self.longest else { return Span(first: first, time: time, length: Self.longest, isCut: true) }
    // An end equal to the beginning has no meaning.
    let ending: EndTime? = isSameDay && over == time ? nil : isMidnight ? .midnight : EndTime(over)
    return Span(first: first, time: time, length: length, end: ending)
  }

  /// The most days that an event lasts here: ten years.
  private static let longest = 3_660

  private func clamp(_ length: Int) -> Int { min(max(1, length), Self.longest) }

  private mutating func append(
    _ said: ICalendarFile.Event, _ part: Recurrence, _ span: Span, at hour: TimeOfDay?
  ) {
    let place = said.place.isEmpty ? nil : ForeignText(title: said.place)
    let address = try? LinkAddress(said.url)
    // A text that is not an address for a link is added to the notes.
    let other = address == nil ? said.url : ""
    let notes = ForeignText(lines: [other, said.notes].filter { !$0.isEmpty }.joined(separator: "\n"))
    let title = ForeignText(title: said.title)
    if span.isCut { add(.endCut(days: span.length)) }
    if notes.isShortened || title.isShortened || place?.isShortened == true { add(.shortened) }
    let alarms = ForeignAlarms(said.alarms, isWholeDay: hour == nil)
    if alarms.left > 0 { add(.alarmsLeft(alarms.left)) }
    if !said.lost.isEmpty { add(.propertiesLeft(said.lost.map { ForeignText(property: $0).text })) }
    // A colour without a counterpart in Fasti is kept as a line.
    let color = EventColor(chosen: said.color)
    let event = Event(
      title: title.text, type: EventType(categories: said.categories), recurrence: part, length: span.length,
      time: hour, end: hour == span.time ? span.end : nil, zone: hour == nil ? nil : span.zone?.name,
      place: place?.text ?? "", url: address?.text ?? "", notes: notes.text, alarms: alarms.leads,
      look: EventLook(color: color))
    // Of a series that is written out day by day the first has the lines.
    let isRest = !events.isEmpty && said.replaces == nil
    lines.append(isRest ? ForeignLines() : kept(of: said, event, alarms))
    events.append(ForeignEvent(event: event))
  }

  // MARK: What is kept

  private func kept(of said: ICalendarFile.Event, _ event: Event, _ alarms: ForeignAlarms) -> ForeignLines {
    var lines = ForeignLines()
    let usual = KeptLines.usual(
      event.type.entryKind, event.look.color, isBusy: event.time != nil && (event.length == 1 || event.end != nil))
    let parts = ContentLines(said.kept)
    // In one order: an export writes some of them elsewhere than the file had them.
    let properties = parts.properties.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }
    for (_, line) in properties where !usual.contains(line) { lines.keep([line]) }
    // An occurrence of an event that the file does not have goes out as that.
    if !hasSeries, let line = said.lines.first(where: { $0.name == "RECURRENCE-ID" }) { lines.keep([line]) }
    for block in alarms.kept.sorted(by: { $0.map(\.line).joined() < $1.map(\.line).joined() }) { lines.keep(block) }
    for component in parts.components { lines.keep(component.lines) }
    return lines
  }

  /// Keeps an occurrence that was called off, without the name that it shares with its series.
  private mutating func keep(_ version: ICalendarFile.Event) {
    if !lines.isEmpty { lines[0].keep(version.lines.filter { $0.name != "UID" }) }
  }

  /// The object of an event, with remarks on what is kept and what is left out.
  private mutating func object(_ place: Int) -> CalendarObject? {
    if !lines[place].kept.isEmpty { add(.propertiesKept(lines[place].kept)) }
    if !lines[place].left.isEmpty { add(.propertiesLeft(lines[place].left)) }
    let text = lines[place].text
    return text.isEmpty ? nil : CalendarObject(title: events[place].event.title, lines: text)
  }
}
