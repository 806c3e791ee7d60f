import FastiCalendars
import FastiCivil
import FastiReminders
import TestSupport
import Testing

@Suite("Reminders: laws of delivery") struct DeliveryLaws {
  @Test("time passes, months move, users travel and edit: nothing is delivered twice") func never() throws {
    for seed in Soak.seeds(ScheduleLaws.worlds / 3) {
      var world = try World(seed: seed)
      var desk = Desk(try world.reminders(1...8), at: world.moment(), in: world)
      for _ in 0..<40 {
        switch world.chance.number(1...6) {
        case 1: if let months = world.shifted() { (world.months, desk.months) = (months, months) }
        case 2: desk.here = world.zone()
        case 3:
          let number = world.chance.number(0...8)
          desk.write(number, world.chance.one(in: 4) ? nil : try world.reminder(number))
        default: desk.now = Instant(seconds: desk.now.seconds + Int64(world.chance.number(1...(3 * 86_400))))
        }
        desk.settle()
        #expect(desk.isSettled, "world \(seed): the same moment gives more to do")
      }
      for (key, walls) in desk.told {
        #expect(zip(walls, walls.dropFirst()).allSatisfy { $0 < $1 }, "world \(seed): \(key) told \(walls)")
      }
    }
    Soak.note("worlds whose clocks jump", ScheduleLaws.worlds / 3)
  }

  @Test("a future date that is edited into the past is delivered late within a day, or listed as missed") func edits()
    throws
  {
    var seen: Set<DeliveryState> = []
    for seed in Soak.seeds(ScheduleLaws.worlds) {
      var world = try World(seed: seed)
      var desk = Desk([], at: world.moment(), in: world)
      desk.cap = world.chance.one(in: 2) ? 0 : 64
      desk.settle()
      desk.now = Instant(seconds: desk.now.seconds + Int64(world.chance.number(1...80_000)))
      let old = try world.reminder(0)
      desk.write(0, old)
      if world.chance.one(in: 2) { desk.settle() }
      let written = desk.now
      let before = PlanWindow(now: written, months: desk.months, here: desk.here, places: world.zones)
      desk.now = Instant(seconds: desk.now.seconds + Int64(world.chance.number(0...600)))
      let new = try world.reminder(0)
      desk.write(0, new)
      desk.settle()
      let after = PlanWindow(now: desk.now, months: desk.months, here: desk.here, places: world.zones)
      for occurrence in new.movedBehind(in: after, from: old, in: before) {
        let state = desk.stored[occurrence.key]?.state
        let isLate = desk.now.seconds - occurrence.instant.seconds <= 86_400
        #expect(state == (isLate ? .delivered : .missed), "world \(seed): \(occurrence)")
        if let state { seen.insert(state) }
      }
      #expect(desk.isSettled, "world \(seed)")
    }
    #expect(seen == [.missed, .delivered], "the law was tried on both")
  }

  @Test("while only time passes, each occurrence is delivered once, or missed after a day") func once() throws {
    for seed in Soak.seeds(ScheduleLaws.worlds / 3) {
      var world = try World(seed: seed)
      let start = world.moment()
      let reminders = try world.reminders(1...8)
      var desk = Desk(reminders, at: start, in: world)
      desk.cap = world.chance.one(in: 2) ? 3 : 64
      desk.settle()
      var isLong = false
      for _ in 0..<20 {
        let step = world.chance.number(1...(world.chance.one(in: 8) ? 45 : 1) * 86_400)
        isLong = isLong || step > 86_400
        desk.now = Instant(seconds: desk.now.seconds + Int64(step))
        desk.settle()
      }
      let long = PlanWindow(now: start, months: desk.months, here: desk.here, places: world.zones, days: 400)
      let all = Schedule(reminders, in: long).occurrences.filter { $0.instant <= desk.now }
      let settled = desk.stored.values.filter { $0.state.isSettled }
      #expect(Set(settled.map { $0.key }) == Set(all.map { $0.key }), "world \(seed)")
      #expect(desk.told.values.allSatisfy { $0.count == 1 })
      if !isLong { #expect(settled.allSatisfy { $0.state == .delivered }, "world \(seed)") }
    }
  }

  @Test("with travel only, an occurrence is delivered at most once, and not lost to the west") func travel() throws {
    for seed in Soak.seeds(ScheduleLaws.worlds / 3) {
      var world = try World(seed: seed)
      let reminders = try world.reminders(1...8)
      var desk = Desk(reminders, at: world.moment(), in: world)
      desk.here = try Zone.fixed(offset: 14 * 3_600)
      desk.settle()
      for hours in stride(from: 13, through: -12, by: -1) {
        desk.here = try Zone.fixed(offset: hours * 3_600)
        desk.now = Instant(seconds: desk.now.seconds + Int64(world.chance.number(1...40) * 3_600 / 2))
        desk.settle()
      }
      #expect(desk.told.values.allSatisfy { $0.count == 1 }, "world \(seed)")
      #expect(!desk.stored.values.contains { $0.state == .missed }, "world \(seed)")
    }
  }
}
