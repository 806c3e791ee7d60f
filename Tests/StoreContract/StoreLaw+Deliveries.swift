import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiReminders

extension StoreLaw {
  static let deliveries = [
    StoreLaw("every line of a delivery comes back as it was") { bench in
      let log = try bench.store()
      try holds(try log.book() == DeliveryBook(deliveries: [], looked: nil))
      let earlier = WallTime(now.day() - 1, .noon)
      let lines = DeliveryState.allCases.enumerated().map { number, state in
        line(number, state, settled: number % 2 == 0 ? earlier : nil, detail: number == 3 ? "no such program" : nil)
      }
      let look = DeliveryBook.Look(at: now, deferred: 23)
      try log.write(lines, dropping: [], looked: look)
      try holds(try log.book().looked == look)
      try holds(Set(try log.book().deliveries) == Set(lines.map { $0.delivery }))
      try holds(Set(try log.settled(limit: 99)) == Set(lines.filter { $0.delivery.state.isSettled }))
      try holds(try log.settled(limit: 1).count == 1)
    },
    StoreLaw("what waits for a page is found, shown once, and only as it was delivered") { bench in
      let log = try bench.store()
      let lines = [line(1, .delivered, detail: "waiting"), line(2, .delivered), line(3, .failed, detail: "waiting")]
      try holds(try log.waiting().isEmpty)
      try log.write(lines, dropping: [], looked: nil)
      try holds(try log.waiting() == [lines[0]])
      try log.shown(lines[0].delivery.key, told: Instant(seconds: now.seconds + 1))
      try log.shown(lines[1].delivery.key, told: now)
      try holds(try log.waiting() == [lines[0]])
      try log.shown(lines[0].delivery.key, told: now)
      try holds(try log.waiting().isEmpty && log.settled(limit: 9).filter { $0.detail == nil }.count == 2)
    },
    StoreLaw("a line of a reminder moved far into the past is known while it was written lately") { bench in
      let log = try bench.store()
      let far = line(1, .missed, at: Instant(seconds: now.seconds - 200 * 86_400))
      let old = DeliveryLine(line(2, .missed, at: far.delivery.instant).delivery, recorded: far.delivery.instant)
      let known = DeliveryLine(far.delivery, recorded: now)
      try log.write([known, old], dropping: [], looked: DeliveryBook.Look(at: now, deferred: 0))
      try holds(try log.book().deliveries == [known.delivery])
    },
    StoreLaw("a line is replaced by its key, and dropped by it") { bench in
      let log = try bench.store()
      try log.write([line(1, .planned), line(2, .planned)], dropping: [], looked: nil)
      try log.write([line(1, .delivered)], dropping: [line(2, .planned).delivery.key], looked: nil)
      try holds(try log.book().deliveries == [line(1, .delivered).delivery])
    },
    StoreLaw("a book holds what still matters, and old settled lines go in the end") { bench in
      let log = try bench.store()
      let old = Instant(seconds: now.seconds - 100 * 86_400)
      try log.write(
        [line(1, .delivered, at: old), line(2, .started, at: old), line(3, .planned)], dropping: [],
        looked: DeliveryBook.Look(at: now, deferred: 0))
      try holds(Set(try log.book().deliveries.map { $0.state }) == [.started, .planned])
      try holds(try log.settled(limit: 9).count == 1)
      let later = Instant(seconds: now.seconds + 301 * 86_400)
      try log.write([], dropping: [], looked: DeliveryBook.Look(at: later, deferred: 0))
      try holds(try log.settled(limit: 9).isEmpty)
    },
    StoreLaw("what was delivered is not part of undo and history") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      try store.write([line(1, .delivered)], dropping: [], looked: nil)
      try store.undo()
      try holds(try store.setting("a") == nil)
      try holds(try store.book().deliveries.count == 1)
      try holds(try store.history(limit: 9).count == 2)
      try holds(try store.check().findings == [])
    },
    StoreLaw("what was delivered can be dismissed once; nothing else can") { bench in
      let log = try bench.store()
      func dismiss(_ line: DeliveryLine, told: Instant = now) throws {
        try log.dismiss(line.delivery.key, told: told)
      }
      try dismiss(line(1, .delivered))
      let lines = [line(1, .delivered), line(2, .failed, detail: "no"), line(3, .planned)]
      try log.write(lines, dropping: [], looked: nil)
      // An old page knows an earlier delivery; a newer delivery stays.
      try dismiss(line(1, .delivered), told: Instant(seconds: now.seconds - 60))
      try holds(try log.settled(limit: 9).allSatisfy { $0.detail != DeliveryLine.dismissed })
      for line in lines { try dismiss(line) }
      try dismiss(line(9, .delivered))
      let details = try log.settled(limit: 9).map { $0.detail }
      try holds(Set(details) == [DeliveryLine.dismissed, "no"] && details.count == 2)
      try holds(try log.book().deliveries.count == 3)
    },
  ]

  /// Noon of 2026-02-05.
  static let now = Instant(seconds: 1_770_292_800)

  private static func line(
    _ number: Int, _ state: DeliveryState, at instant: Instant = now, settled: WallTime? = nil, detail: String? = nil
  ) -> DeliveryLine {
    let key = OccurrenceKey(reminder: ReminderID(high: 1, low: UInt64(number)), year: 1447, index: 60)
    let wall = WallTime(instant.day(), instant.time())
    return DeliveryLine(
      Delivery(key: key, wall: wall, instant: instant, state: state, settled: settled), channel: "desktop",
      detail: detail, recorded: instant)
  }
}
