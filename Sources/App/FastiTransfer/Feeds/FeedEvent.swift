import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// An event with more than a feed line can contain: an end, a zone, a place, changed occurrences, or its rule.
struct FeedEvent {
  private let line: RevisionedLine<EventLine>
  private let plan: EventPlan
  private let kind: EntryKind
  private let clocks: NamedZone?
  private let time: EventTime
  private let details: ICalendarExtras
  /// The alarms of its entries; none if they are hidden or not requested.
  private let leads: [AlarmLead]
  /// The lines of a file that its columns do not contain, if they are written again.
  private let kept: KeptLines?
  var title: [UInt8] = []
  var notes: [UInt8] = []

  /// - Parameters:
  ///   - clocks: The clocks of its zone; nil if it has none, or one that is not known.
  ///   - hasAlarms: Whether its entries have its alarms.
  init(
    _ line: RevisionedLine<EventLine>, _ plan: EventPlan, _ kind: EntryKind, hiding: Set<FeedHiding>,
    clocks: NamedZone?, hasAlarms: Bool, kept: KeptLines? = nil
  ) {
    (self.line, self.plan, self.kind, self.clocks, self.kept) = (line, plan, kind, clocks, kept)
    time = plan.hours(clocks)
    var details = ICalendarExtras()
    if kind != .busy, !hiding.contains(.details), !line.line.place.isEmpty { details.location(line.line.place) }
    // An address may give access to every reader of the feed, so it is hidden as notes are.
    if kind != .busy, !hiding.hidesNotes, let address = try? LinkAddress(line.line.url) {
      details.url(address.text)
    }
    self.details = details
    leads = hasAlarms && kind != .busy && !hiding.contains(.details) ? line.line.leads.all : []
  }

  /// The colour that was chosen for it, if its details are shown.
  private var color: EventColor? { kind == .busy ? nil : line.line.color }

  /// Writes the alarms after the rest of an entry.
  private func writeAlarms(_ triggers: AlarmTriggers, to extras: inout ICalendarExtras) {
    if let kept { return kept.writeAlarms(leads, triggers, title: title, to: &extras) }
    extras.alarms(leads, triggers, title: title.span)
  }

  /// The content of each of its entries without the times; with kept lines, all of its content.
  private var said: ICalendarExtras {
    guard let kept else { return details }
    var extras = ICalendarExtras()
    let texts: [(StaticString, [UInt8])] = [
      ("SUMMARY", title), ("DESCRIPTION", notes), ("LOCATION", Array(line.line.place.utf8)),
    ]
    kept.write(texts, url: line.line.url, kind, color, isBusy: hasHours, to: &extras)
    return extras
  }

  /// Writes its entries: one for each occurrence on a day of the range, or, as a series, one with its rule and one for each
  /// occurrence that was moved.
  /// - Parameter months: The active Hijri months, if it recurs on a Hijri date.
  func write(in range: DayRange, here: Zone, months: HijriMonths?, asSeries: Bool, to writer: inout ICalendarWriter) {
    let occurrences = time.occurrences(of: plan.recurrence, on: range, in: here, months: months)
    guard asSeries, !occurrences.isEmpty || !plan.recurrence.changes.isEmpty,
      let written = try? RRule.write(plan.recurrence, time: seriesTime)
    else {
      for item in occurrences { write(item, in: here, to: &writer) }
      return
    }
    var extras = said
    extras.end(of: written.first, seriesTime)
    extras.series(written, seriesTime)
    write(on: written.first, extras, until: range.last, to: &writer)
    for item in written.moved {
      var extras = said
      extras.end(of: item.day, seriesTime)
      extras.replaces(item.original, seriesTime)
      write(on: item.day, extras, until: item.day, to: &writer)
    }
    guard let kept else { return }
    for component in kept.beside(kept.uid.isEmpty ? line.id.text : kept.uid, changed: line.changed) {
      writer.add(component)
    }
  }

  /// The times of the series. If it lasts several days without an end, only the days are known.
  private var seriesTime: EventTime { hasHours ? time : .allDay((try? EventDays(plan.length)) ?? .one) }

  /// Whether its entries begin at a time; if it lasts several days without an end, only the days are known.
  private var hasHours: Bool { plan.time != nil && (plan.length == 1 || plan.end != nil) }

  /// An occurrence as an entry of its own, in UTC.
  private func write(_ item: LocalOccurrence, in here: Zone, to writer: inout ICalendarWriter) {
    let name: Day? = plan.recurrence.isOnce && plan.recurrence.changes.isEmpty ? nil : item.occurrence.original
    var outline = line.outline(kind, on: name, days: item.time.days)
    outline.color = color
    var extras = said
    if hasHours {
      outline.start = item.time.begins
      if let end = item.time.ends { extras.end(end) }
    }
    let start = WallTime(item.occurrence.day, plan.time ?? .midnight)
    writeAlarms(
      AlarmTriggers(start, own: clocks?.zone, here: here, begins: outline.start, on: item.time.days.first), to: &extras)
    add(outline, .utc, extras, to: &writer)
  }

  /// The entry of a series or of a moved occurrence, by the event's own clocks.
  private func write(on day: Day, _ details: ICalendarExtras, until last: Day, to writer: inout ICalendarWriter) {
    var outline = line.outline(kind, on: nil, days: DayRange(day).widened(before: 0, after: plan.length - 1))
    outline.color = color
    var told = ICalendarWriter.Clocks.floating
    if hasHours, let start = plan.time {
      if let clocks {
        outline.start = clocks.zone.instant(day, start)
        told = .place(clocks, until: clocks.zone.instant(last, start))
      } else {
        outline.start = Instant(day, start)
      }
    }
    var extras = details
    writeAlarms(AlarmTriggers(series: hasHours ? plan.time : nil), to: &extras)
    if let kept, !kept.uid.isEmpty { outline.name = .text(kept.uid) }
    add(outline, told, extras, to: &writer)
  }

  private func add(
    _ outline: EntryOutline, _ clocks: ICalendarWriter.Clocks, _ extras: ICalendarExtras,
    to writer: inout ICalendarWriter
  ) {
    let isWhole = kept != nil
    let texts = isWhole ? (title: [], notes: []) : (title: title, notes: notes)
    writer.add(
      outline, clocks: clocks, title: texts.title.span, notes: texts.notes.span, extras: extras, isWhole: isWhole)
  }
}
