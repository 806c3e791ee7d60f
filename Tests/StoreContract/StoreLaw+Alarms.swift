import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiReminders

extension StoreLaw {
  static let alarms = [
    StoreLaw("every line of an alarm comes back as it was, is replaced by its name, and dropped by it") { bench in
      let log = try bench.store()
      try holds(try log.alarms(since: Instant(seconds: 0)).isEmpty)
      var lines = try DeliveryState.allCases.enumerated().map { try line($0, $1) }
      lines += try ["start", "10m", "3d"].map { try line(0, .delivered, $0) }
      try log.write(alarms: lines, dropping: [])
      try holds(Set(try log.alarms(since: now)) == Set(lines))
      try holds(Set(try log.settledAlarms(limit: 99)) == Set(lines.filter { $0.delivery.state.isSettled }))
      try holds(try log.settledAlarms(limit: 2).count == 2)
      let other = AlarmLine(lines[0].delivery.becoming(.missed), detail: "late", recorded: now)
      try log.write(alarms: [other], dropping: [lines[1].delivery.name])
      try holds(Set(try log.alarms(since: now)) == Set([other] + lines.dropFirst(2)))
      // More than a year later they do not matter any more.
      let later = try line(99, .delivered, at: Instant(seconds: now.seconds + 401 * 86_400))
      try log.write(alarms: [later], dropping: [])
      try holds(try log.settledAlarms(limit: 99) == [later])
    },
    StoreLaw("an alarm that waits is marked as shown and as dismissed, only as it was delivered") { bench in
      let log = try bench.store()
      let waiting = try line(1, .delivered, detail: DeliveryLine.waiting)
      try log.write(alarms: [waiting], dropping: [])
      try log.mark(waiting.delivery.name, told: Instant(seconds: now.seconds + 1), nil)
      try holds(try log.settledAlarms(limit: 9) == [waiting] && waiting.isWaiting && waiting.delivered == ["desktop"])
      try log.mark(waiting.delivery.name, told: now, nil)
      try holds(try log.settledAlarms(limit: 9).map(\.detail) == [nil])
      try log.mark(waiting.delivery.name, told: now, DeliveryLine.dismissed)
      try log.mark(waiting.delivery.name, told: now, nil)
      try holds(try log.settledAlarms(limit: 9).map(\.detail) == [DeliveryLine.dismissed])
    },
  ]

  private static func line(
    _ number: Int, _ state: DeliveryState, _ lead: String = "1d 18:00", at instant: Instant = now,
    detail: String? = nil
  ) throws -> AlarmLine {
    let day = Day(year: 2026, month: 2, day: 6)
    let name = AlarmName(
      source: number == 3 ? .reminder : .event, thing: ReminderID(high: 1, low: UInt64(number)),
      occurrence: number == 3 ? .hijri(year: 1447, index: 30) : .day(day), lead: try AlarmLead(text: lead))
    let start = WallTime(day, .noon)
    return AlarmLine(
      AlarmDelivery(
        name: name, start: start, instant: instant, state: state,
        settled: number % 2 == 0 ? WallTime(start.day - 1, .noon) : nil), channel: "desktop,web", detail: detail,
      recorded: instant)
  }
}
