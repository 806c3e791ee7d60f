import FastiCivil
import FastiReminders
import TestSupport
import Testing

@Suite("Alarms are delivered once") struct AlarmDeliveryLaws {
  static let rounds = Soak.rounds(short: 200, long: 10_000)

  /// A channel, a log, and things with alarms that are written anew.
  private struct Desk {
    var now: Instant
    var alarms: [AlarmName: CurrentAlarm] = [:]
    var stored: [AlarmName: AlarmDelivery] = [:]
    var told: [AlarmName: [WallTime]] = [:]
    var looked: Instant?
    let cap: Int

    func difference() -> AlarmDifference {
      let known = alarms.values.sorted { ($0.instant, $0.name) < ($1.instant, $1.name) }
      let planned = Set(known.filter { $0.instant > now }.prefix(cap).map(\.name))
      return AlarmDifference(of: planned, from: Array(stored.values), alarms: known, passed: looked, now: now)
    }

    mutating func look() {
      let difference = difference()
      for notice in difference.notices {
        told[notice.alarm.name, default: []].append(notice.alarm.start)
        stored[notice.alarm.name] = notice.delivery(.delivered)
      }
      for delivery in difference.changes { stored[delivery.name] = delivery }
      for name in difference.dropped { stored[name] = nil }
      looked = now
    }

    /// Puts an occurrence at a moment; its alarm is delivered so many minutes before.
    mutating func put(_ number: Int, at start: Instant, minutes: Int64) throws {
      let name = AlarmName(
        source: .event, thing: ReminderID(high: 1, low: UInt64(number)),
        occurrence: .day(Day(year: 2026, month: 2, day: 5)), lead: try AlarmLead(.minutes(Int(minutes))))
      alarms[name] = CurrentAlarm(
        name: name, instant: Instant(seconds: start.seconds - minutes * 60), start: WallTime(start.day(), start.time()),
        since: now)
    }
  }

  @Test("each alarm is delivered once, at any times of checks, and a second check finds nothing to do")
  func once() throws {
    var chance = Chance(seed: 7)
    for round in 0..<Self.rounds {
      let begin = try Instant(iso: "2026-02-05T00:00:00Z")
      var desk = Desk(now: begin, cap: chance.number(1...6))
      desk.look()
      let count = chance.number(1...12)
      for number in 0..<count {
        let start = Instant(seconds: begin.seconds + Int64(chance.number(60...2_000)) * 60)
        try desk.put(number, at: start, minutes: Int64(chance.number(0...59)))
      }
      let end = begin.seconds + 3_000 * 60
      while desk.now.seconds < end {
        desk.now = Instant(seconds: desk.now.seconds + Int64(chance.number(1...600)) * 60)
        for _ in 0..<2 { desk.look() }
        let left = desk.difference()
        #expect(left.notices.isEmpty && left.changes.isEmpty && left.dropped.isEmpty, "round \(round)")
      }
      #expect(desk.told.count == count && desk.told.values.allSatisfy { $0.count == 1 }, "round \(round)")
    }
  }

  @Test("an alarm that moves to a later time is delivered again, and never twice for one beginning")
  func moved() throws {
    var chance = Chance(seed: 8)
    for round in 0..<Self.rounds {
      var desk = Desk(now: try Instant(iso: "2026-02-05T00:00:00Z"), cap: 64)
      desk.look()
      for _ in 0..<20 {
        if chance.one(in: 3) {
          let start = Instant(seconds: desk.now.seconds + Int64(chance.number(-300...900)) * 60)
          try desk.put(0, at: start, minutes: 10)
        }
        desk.now = Instant(seconds: desk.now.seconds + Int64(chance.number(1...240)) * 60)
        for _ in 0..<2 { desk.look() }
      }
      for starts in desk.told.values {
        #expect(starts == starts.sorted() && Set(starts).count == starts.count, "round \(round)")
      }
    }
  }

  @Test("known: added too late, deleted, interrupted, a day late")
  func known() throws {
    var desk = Desk(now: try Instant(iso: "2026-02-05T12:00:00Z"), cap: 64)
    desk.look()
    // Its alarm was due before it was written.
    try desk.put(1, at: try Instant(iso: "2026-02-05T12:05:00Z"), minutes: 10)
    try desk.put(2, at: try Instant(iso: "2026-02-05T13:00:00Z"), minutes: 10)
    desk.look()
    #expect(desk.told.isEmpty && desk.stored.count == 1)
    let name = try #require(desk.stored.keys.first)
    // Deleted before it was delivered.
    let alarm = desk.alarms.removeValue(forKey: name)
    desk.look()
    #expect(desk.stored.isEmpty)
    // Cut off while it was told: neither lost in silence nor told again.
    desk.alarms[name] = alarm
    desk.look()
    desk.stored[name] = desk.stored[name]?.becoming(.started)
    desk.look()
    #expect(desk.stored[name]?.state == .interrupted && desk.told.isEmpty)
    // More than a day late.
    desk.stored[name] = nil
    desk.now = try Instant(iso: "2026-02-07T00:00:00Z")
    desk.looked = try Instant(iso: "2026-02-05T12:01:00Z")
    desk.look()
    #expect(desk.stored[name]?.state == .missed && desk.told.isEmpty)
  }
}
