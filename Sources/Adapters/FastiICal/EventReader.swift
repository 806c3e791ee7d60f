internal import CICal
import FastiCivil
import FastiFormats

/// Reads one VEVENT.
struct EventReader {
  private let component: OpaquePointer
  private let lines: EventLines
  /// The last year for which occurrences are listed.
  private static let lastYear = 2100
  /// The greatest number of listed occurrences of one series.
  private static let most = 10_000

  /// - Parameter lines: Its lines in the file.
  init(_ component: OpaquePointer, _ lines: EventLines) {
    self.component = component
    self.lines = lines
  }

  var event: ICalendarFile.Event {
    var event = ICalendarFile.Event()
    event.uid = text(ICAL_UID_PROPERTY)
    event.title = text(ICAL_SUMMARY_PROPERTY)
    event.notes = text(ICAL_DESCRIPTION_PROPERTY)
    event.place = text(ICAL_LOCATION_PROPERTY)
    event.url = text(ICAL_URL_PROPERTY)
    event.color = text(ICAL_COLOR_PROPERTY)
    event.isCancelled = text(ICAL_STATUS_PROPERTY) == "CANCELLED"
    event.categories = ICalendarReader.properties(component, ICAL_CATEGORIES_PROPERTY)
      .flatMap { ICalendarReader.text($0).split(separator: ",").map { String($0) } }
    (event.kept, event.lost) = (lines.kept, lines.lost)
    guard let property = ICalendarReader.property(component, ICAL_DTSTART_PROPERTY) else {
      event.lines = lines.all
      return event
    }
    let start = time(property)
    event.start = moment(start)
    event.zone = zone(property)
    event.end = end(start)
    event.hasImpossibleEnd =
      event.end == nil
      && [ICAL_DTEND_PROPERTY, ICAL_DURATION_PROPERTY].contains { ICalendarReader.property(component, $0) != nil }
    event.replaces = ICalendarReader.property(component, ICAL_RECURRENCEID_PROPERTY).flatMap { moment(time($0)) }
    event.excluded = ICalendarReader.properties(component, ICAL_EXDATE_PROPERTY).compactMap { moment(time($0)) }
    readSeries(start, &event)
    event.alarms = alarms(event.title)
    let isOften = ["SECONDLY", "MINUTELY", "HOURLY"].contains { event.rule.contains($0) }
    if event.isCancelled || event.replaces != nil || !event.excluded.isEmpty || event.start == nil || isOften {
      event.lines = lines.all
    }
    return event
  }

  private func alarms(_ title: String) -> [ICalendarFile.Alarm] {
    let read = ICalendarReader.components(component, ICAL_VALARM_COMPONENT)
    let isSame = read.count == lines.alarms.count
    return read.enumerated().map { place, alarm in
      let said = isSame ? lines.alarms[place] : ICalendarReader.written(alarm)
      return ICalendarFile.Alarm(before: lead(alarm), said, title: title)
    }
  }

  /// How long before the start an alarm is due; nil for an alarm that neither shows nor plays anything, or is not
  /// before the start.
  private func lead(_ component: OpaquePointer) -> ICalendarFile.Alarm.Lead? {
    let told = [ICAL_ACTION_DISPLAY, ICAL_ACTION_AUDIO]
    guard let action = ICalendarReader.property(component, ICAL_ACTION_PROPERTY),
      told.contains(icalproperty_get_action(action)),
      let property = ICalendarReader.property(component, ICAL_TRIGGER_PROPERTY), !isAtEnd(property)
    else { return nil }
    let trigger = icalproperty_get_trigger(property)
    guard icaltime_is_null_time(trigger.time) != 0 else { return nil }
    let length = trigger.duration
    let sign = length.is_neg == 0 ? -1 : 1
    let days = Int(length.weeks) * 7 + Int(length.days)
    let seconds = (Int(length.hours) * 60 + Int(length.minutes)) * 60 + Int(length.seconds)
    return .init(days: sign * days, seconds: sign * seconds)
  }

  private func isAtEnd(_ trigger: OpaquePointer) -> Bool {
    guard let related = icalproperty_get_first_parameter(trigger, ICAL_RELATED_PARAMETER) else { return false }
    return icalparameter_get_related(related) == ICAL_RELATED_END
  }

  private func text(_ kind: icalproperty_kind) -> String {
    ICalendarReader.property(component, kind).map(ICalendarReader.text) ?? ""
  }

  private func time(_ property: OpaquePointer) -> icaltimetype {
    icalproperty_get_datetime_with_component(property, component)
  }

  private func zone(_ property: OpaquePointer) -> String {
    guard let parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER),
      let name = icalparameter_get_tzid(parameter)
    else { return "" }
    return String(cString: name)
  }

  private func end(_ start: icaltimetype) -> ICalendarFile.Moment? {
    if let property = ICalendarReader.property(component, ICAL_DTEND_PROPERTY) {
      return moment(time(property), isEnd: true)
    }
    guard let property = ICalendarReader.property(component, ICAL_DURATION_PROPERTY) else { return nil }
    return moment(icaltime_add(start, icalproperty_get_duration(property)), isEnd: true)
  }

  /// The occurrences of a series: those of its rules, and the dates it lists.
  private func readSeries(_ start: icaltimetype, _ event: inout ICalendarFile.Event) {
    let rules = ICalendarReader.properties(component, ICAL_RRULE_PROPERTY)
    let dates = ICalendarReader.properties(component, ICAL_RDATE_PROPERTY)
    guard !rules.isEmpty || !dates.isEmpty, let first = event.start else { return }
    var moments: Set<ICalendarFile.Moment> = [first]
    for property in rules {
      let rule = icalproperty_get_rrule(property)
      if let text = icalproperty_get_value_as_string_r(property) {
        event.rule += (event.rule.isEmpty ? "" : " ") + String(cString: text)
        icalmemory_free_buffer(text)
      }
      // A rule that is more frequent than daily is not a rule of days.
      guard rule.freq != ICAL_SECONDLY_RECURRENCE, rule.freq != ICAL_MINUTELY_RECURRENCE,
        rule.freq != ICAL_HOURLY_RECURRENCE
      else { continue }
      event.goesOn = add(rule, start, to: &moments) || event.goesOn
    }
    for property in dates {
      let date = icalproperty_get_rdate(property)
      var time = icaltime_is_null_time(date.time) == 0 ? date.time : date.period.start
      if time.zone == nil { time.zone = start.zone }
      if let moment = moment(time) {
        moments.insert(moment)
        event.added.append(moment)
      }
    }
    event.occurrences = moments.sorted {
      ($0.day, $0.time?.seconds ?? -1) < ($1.day, $1.time?.seconds ?? -1)
    }
  }

  /// Adds the occurrences of a rule; returns whether there are more after them.
  private func add(
    _ rule: icalrecurrencetype, _ start: icaltimetype, to moments: inout Set<ICalendarFile.Moment>
  ) -> Bool {
    guard let iterator = icalrecur_iterator_new(rule, start) else { return false }
    defer { icalrecur_iterator_free(iterator) }
    var count = 0
    while true {
      var time = icalrecur_iterator_next(iterator)
      guard icaltime_is_null_time(time) == 0 else { return false }
      guard time.year <= Self.lastYear, count < Self.most else { return true }
      if time.zone == nil { time.zone = start.zone }
      if let moment = moment(time) { moments.insert(moment) }
      count += 1
    }
  }

  /// A time as numbers; nil if it is missing or outside the years 1583 to 2999.
  /// - Parameter isEnd: Whether it is the end of an event, which is not part of the event: it may be the midnight after
  ///   the last day.
  private func moment(_ time: icaltimetype, isEnd: Bool = false) -> ICalendarFile.Moment? {
    guard icaltime_is_null_time(time) == 0, icaltime_is_valid_time(time) != 0, let day = day(time, isEnd: isEnd)
    else { return nil }
    guard time.is_date == 0 else { return ICalendarFile.Moment(day: day) }
    // 60 is a leap second, which clocks show as second 59.
    guard
      let clock = try? TimeOfDay(hour: Int(time.hour), minute: Int(time.minute), second: min(59, Int(time.second)))
    else { return nil }
    return ICalendarFile.Moment(day: day, time: clock, instant: instant(time, day, clock))
  }

  private func day(_ time: icaltimetype, isEnd: Bool) -> Day? {
    if let date = try? CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)) { return date.day }
    let after = CivilDate(Limits.days.last + 1)
    let isAfter = (Int(time.year), Int(time.month), Int(time.day)) == (after.year, after.month, after.dayOfMonth)
    return isEnd && isAfter && time.hour == 0 && time.minute == 0 ? after.day : nil
  }

  /// The moment; nil if the file's own zone is farther from UTC than any zone on Earth, so that it is not a moment.
  /// - Source: RFC 5545, section 3.3.14: an offset has hours below 24.
  private func instant(_ time: icaltimetype, _ day: Day, _ clock: TimeOfDay) -> Instant? {
    guard let zone = time.zone else { return nil }
    let seconds = Int64(icaltime_as_timet_with_zone(time, zone))
    let shown = Int64(day - Day(year: 1970, month: 1, day: 1)) * 86_400 + Int64(clock.seconds)
    return abs(seconds - shown) < 86_400 ? Instant(seconds: seconds) : nil
  }
}
