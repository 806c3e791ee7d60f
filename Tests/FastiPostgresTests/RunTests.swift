import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import FastiReminders
import Foundation
import PeopleHomes
import StoreContract
import Synchronization
import TestSupport
import Testing

/// The months of Ramadan and their days with 24 reminders each: 48 reminders in every run, 10,440 in `make soak`.
private let (years, days) = Soak.isOn ? (15, 29) : (1, 2)

@Suite(
  "Schedulers of several machines on one database",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct RunTests {
  @Test("a run begins while no other one lasts") func one() throws {
    let place = try #require(ScratchServer.shared).place()
    let (first, second) = (store(place), store(place))
    #expect(try first.beginRun())
    #expect(try !second.beginRun())
    #expect(try first.beginRun(), "a run that lasts is begun again by the same machine")
    try second.endRun()
    #expect(try !second.beginRun())
    try first.endRun()
    #expect(try second.beginRun())
    let stranger = store(try #require(ScratchServer.shared).place())
    #expect(try stranger.beginRun(), "another space has runs of its own")
  }

  @Test("a run that lasted too long writes nothing after another one has begun", arguments: [false, true])
  func late(otherHasEnded: Bool) throws {
    let server = try #require(ScratchServer.shared)
    let place = try server.place()
    let (first, second) = (store(place), store(place))
    #expect(try first.beginRun())
    let look = DeliveryBook.Look(at: Instant(seconds: 1_770_292_800), deferred: 0)
    try first.write([], dropping: [], looked: look)
    try server.psql(
      "UPDATE fasti.fact SET value = split_part(value, ' ', 1) || ' 1' WHERE key = 'run' AND space_id = '\(place.spaceText)'"
    )
    #expect(try second.beginRun())
    if otherHasEnded { try second.endRun() }
    #expect(throws: StoreError.locked(path: first.path, seconds: 0)) {
      try first.write([], dropping: [], looked: DeliveryBook.Look(at: Instant(seconds: 1_770_292_900), deferred: 0))
    }
    #expect(throws: StoreError.locked(path: first.path, seconds: 0)) { try first.write(alarms: [], dropping: []) }
    #expect(try first.book().looked == look)
    #expect(try first.beginRun() == otherHasEnded)
  }

  @Test("four machines deliver every reminder once") func together() throws {
    let place = try #require(ScratchServer.shared).place()
    var titles: Set<String> = []
    for hour in 0..<24 {
      let record = try ReminderRecord(
        title: "hour \(hour)", month: 9, day: 1, time: TimeOfDay(hour: hour, minute: 0), duration: .days(days),
        created: 0, updated: 0)
      titles.insert(record.title)
      let store = store(place)
      try store.write(store.newChange("reminder add")) { writer throws(StoreError) in
        _ = try writer.put(record, id: store.newID())
      }
    }
    let told = Mutex<[String: Int]>([:])
    // From the evening before 1 Ramadan 1447 to the days after the last reminder; a Hijri year has 354.4 days.
    let start = Int64(Day(year: 2026, month: 2, day: 17).number) * 86_400
    let finish = start + Int64((years - 1) * 3_544 / 10 + days + 3) * 86_400
    let clock = Atomic<Int64>(start)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      do {
        let own = store(place)
        while case let now = clock.load(ordering: .acquiring), now < finish {
          let deliver = DeliverReminders(
            own, own, zones: OneZone(), notifier: Ear { title in told.withLock { $0[title, default: 0] += 1 } },
            language: "en")
          guard let outcome = try deliver.look(here: .utc, now: { Instant(seconds: now) }) else { continue }
          // Another machine may have advanced the clock already.
          clock.max(max(now + 60, outcome.next.seconds), ordering: .acquiringAndReleasing)
        }
      } catch { Issue.record(error) }
    }
    let counts = told.withLock { $0 }
    #expect(counts.count == 24 * days * years)
    #expect(counts.filter { $0.value != 1 }.isEmpty)
    Soak.note("reminders told by four machines with one database", counts.count)
  }

  private func store(_ place: PostgresPlace) -> PostgresStore {
    PostgresStore(place, clock: .system, entropy: .system)
  }

  /// Counts what it is given.
  private struct Ear: Notifier {
    let channel = "ear"
    let heard: @Sendable (String) -> Void

    func deliver(_ message: NotificationMessage) -> String {
      heard("\(message.title) \(message.notice.occurrence.day.iso)")
      return channel
    }
    func deliver(_ message: AlarmMessage) -> String { channel }
    func deliver(_ news: MonthNews) {}
  }

  private struct OneZone: Zones {
    func zone(named name: String) throws(Failure) -> Zone { .utc }
    func local() throws(Failure) -> Zone { .utc }
  }
}
