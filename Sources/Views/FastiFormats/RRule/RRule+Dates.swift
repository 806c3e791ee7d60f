public import FastiAgenda
public import FastiCivil

extension RRule {
  /// The days of EXDATE or RDATE: the original days of occurrences that are left out or added.
  ///
  /// - Parameters:
  ///   - text: The value: one or more moments, separated by commas.
  ///   - time: The event's time. A value is an occurrence only if it has the same time, or is a day for an event of
  ///     whole days.
  ///   - zone: The clocks of the value's TZID; nil for none, and then those of the event.
  /// - Throws: `.malformed`, or `.cannotSay` for other times and for periods.
  public static func days(_ text: String, time: EventTime, zone: Zone? = nil) throws(RRuleError) -> [Day] {
    var days: [Day] = []
    for item in RRuleParts.split(Array(text.utf8)[...], UInt8(ascii: ",")) {
      if item.contains(UInt8(ascii: "/")) { throw .cannotSay(.periods) }
      guard let moment = RRuleText.moment(item) else { throw .malformed(nil) }
      days.append(try day(moment, time, zone))
    }
    return days
  }

  private static func day(
    _ moment: (day: Day, time: TimeOfDay?, isUTC: Bool), _ time: EventTime, _ zone: Zone?
  ) throws(RRuleError) -> Day {
    switch (time, moment.time) {
    case (.allDay, nil): return moment.day
    case (.timed(let hours), let clock?):
      guard case .zone(let own) = hours.clocks else {
        guard !moment.isUTC, zone == nil, clock == hours.start else { throw .cannotSay(.otherTime) }
        return moment.day
      }
      let instant =
        moment.isUTC ? Instant(moment.day, clock) : (zone ?? own.zone).instant(moment.day, clock)
      // In a gap of the clocks the moment shows a later time, so moments are compared instead of times.
      let day = own.zone.day(at: instant)
      guard own.zone.instant(day, hours.start) == instant else { throw .cannotSay(.otherTime) }
      return day
    case (.allDay, _?), (.timed, nil): throw .cannotSay(.otherTime)
    }
  }
}
