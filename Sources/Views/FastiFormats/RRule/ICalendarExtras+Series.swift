public import FastiAgenda

extension ICalendarExtras {
  /// How the entry comes again.
  public mutating func series(_ written: RRule.Written, _ time: EventTime) {
    if let rule = written.rule { line("RRULE:", Array(rule.utf8)) }
    if !written.excluded.isEmpty { moments("EXDATE", written.excluded, time) }
    if !written.added.isEmpty { moments("RDATE", written.added, time) }
  }
}
