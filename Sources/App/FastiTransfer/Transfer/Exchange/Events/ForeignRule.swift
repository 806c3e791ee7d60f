import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson

/// The rule of an event of a calendar file, with the changes of single occurrences, as one recurrence.
struct ForeignRule {
  private let series: ICalendarFile.Event
  private let span: ForeignSeries.Span
  private let clocks: ClockReader.Clocks
  private let reader: ClockReader

  init(
    _ series: ICalendarFile.Event, _ span: ForeignSeries.Span, _ clocks: ClockReader.Clocks, _ reader: ClockReader
  ) {
    self.series = series
    self.span = span
    self.clocks = clocks
    self.reader = reader
  }

  /// The most characters of the stored changes of occurrences.
  private static let longestChanges = 200_000

  /// The recurrence; nil if more than one event is needed to express it.
  ///
  /// - Parameters:
  ///   - replaced: The occurrences that override some of the series. Those that are only on another day are removed
  ///     from it.
  ///   - hours: The time of such an occurrence.
  func recurrence(
    _ replaced: inout [ICalendarFile.Event], span hours: (ICalendarFile.Event) -> ForeignSeries.Span?
  ) -> Recurrence? {
    guard var recurrence = ruled() else { return nil }
    for moment in series.added {
      let (day, time) = reader.here(moment, clocks)
      guard time == span.time, day.isWithinLimits else { return nil }
      recurrence.changes.add(day)
    }
    for day in series.excluded.map({ reader.here($0, clocks).day }) where recurrence.isNamed(day) {
      recurrence.changes.set(.dropped, of: day)
    }
    var others: [ICalendarFile.Event] = []
    for version in replaced {
      guard let moment = version.replaces else { continue }
      let day = reader.here(moment, clocks).day
      if recurrence.isNamed(day) {
        let other = version.isCancelled ? nil : hours(version).flatMap { isOnlyMoved(version, $0) ? $0.first : nil }
        recurrence.changes.set(other.map { .moved(to: $0) } ?? .dropped, of: day)
        if other != nil { continue }
      }
      others.append(version)
    }
    guard recurrence.changes.isEmpty || recurrence.changes.text.utf8.count <= Self.longestChanges else { return nil }
    // A series without occurrences is reported, and a single occurrence needs no rule.
    guard recurrence.nextOccurrence(onOrAfter: Limits.days.first) != nil else { return nil }
    replaced = others
    return recurrence
  }

  /// The recurrence of the rule alone.
  private func ruled() -> Recurrence? {
    guard !series.rule.isEmpty else { return try? Recurrence(first: span.first) }
    guard let read = try? RRule.read(series.rule, first: span.first, time: span.hours) else { return nil }
    let rule = read.rule?.plain(first: span.first)
    guard let plain = try? Recurrence(first: span.first, rule: rule, end: read.end) else { return nil }
    // An occurrence that overlaps the next one is reported separately, like a typed one.
    if let repetition = plain.repetition, span.length > repetition.shortestStep { return nil }
    return plain
  }

  /// Whether an occurrence that overrides another has only another day.
  private func isOnlyMoved(_ version: ICalendarFile.Event, _ hours: ForeignSeries.Span) -> Bool {
    (version.title, version.notes, version.place, version.url, version.alarms, version.kept)
      == (series.title, series.notes, series.place, series.url, series.alarms, series.kept)
      && version.categories == series.categories && version.lost == series.lost
      && (hours.time, hours.length, hours.end, hours.zone) == (span.time, span.length, span.end, span.zone)
  }
}
