import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer

/// A scheduler with a clock that advances while it waits, and the events of that time. It runs in one thread.
final class SchedulerScene: Alarm, @unchecked Sendable {
  let store = MemoryStore()
  let log = SchedulerMemory()
  var now: Instant
  var zone = "UTC0"
  var isHeld = false
  /// Whether events end a wait, as the kernel can do; otherwise the scheduler has to check.
  let watches: Bool
  private(set) var sleeps: [Int64] = []
  private(set) var told: [String] = []
  private(set) var said: [String] = []
  private let finish: Instant
  private var events: [(at: Instant, happen: () -> Void)] = []
  private var isOver = false

  init(_ start: String, hours: Int64, watches: Bool = true) throws {
    self.watches = watches
    now = try Instant(iso: start)
    finish = Instant(seconds: now.seconds + hours * 3_600)
    store.time = { [unowned self] in now.seconds * 1_000 }
  }

  func at(_ moment: String, _ happen: @escaping () -> Void) {
    guard let moment = try? Instant(iso: moment) else { return }
    events.append((moment, happen))
  }

  var longestSleep: Int { watches ? 600 : 15 }

  func watchingStore(in folder: String) -> any Alarm { self }

  func wait(until moment: Instant, atMost seconds: Int) -> Bool {
    var sleep = min(max(0, moment.seconds - now.seconds), Int64(seconds))
    if watches, let first = events.first { sleep = min(sleep, max(0, first.at.seconds - now.seconds)) }
    sleeps.append(sleep)
    now = Instant(seconds: now.seconds + sleep)
    while let first = events.first, first.at <= now {
      events.removeFirst()
      first.happen()
    }
    return !isOver && now < finish
  }

  func wake() {}
  func end() { isOver = true }

  @discardableResult
  func add(_ title: String, at hour: Int) throws -> RecordID {
    let record = try ReminderRecord(
      title: title, month: 9, day: 1, time: TimeOfDay(hour: hour, minute: 0), created: 0, updated: now.seconds * 1_000)
    let id = store.newID()
    _ = try store.write(store.newChange("reminder add")) { writer throws(StoreError) in try writer.put(record, id: id) }
    return id
  }

  func override(_ ramadan: Day) throws {
    guard let month = HijriMonth(year: 1447, month: 9) else { return }
    _ = try store.write(store.newChange("hijri override")) { writer throws(StoreError) in
      try writer.put(MonthOverrideRecord(MonthStart(month, ramadan)))
    }
  }

  func set(_ key: SettingKey, _ value: String) throws {
    _ = try store.write(store.newChange("config set")) { writer throws(StoreError) in
      try writer.put(Setting(key: key.rawValue, value: value))
    }
  }

  func run(retriesFailures: Bool = false) throws { try scheduler().deliver(retriesFailures: retriesFailures) }

  func scheduler() -> Scheduler {
    Scheduler(
      folder: "data", language: "en", clock: WallClock { [self] in now.seconds * 1_000 }, zones: TestZones(),
      ports: Scheduler.Ports(
        openStore: { [self] in store }, openLog: { [self] in log },
        here: { [self] () throws(Failure) in try TestZones().zone(named: zone) }, alarm: self,
        lock: { [self] path, held throws(Failure) in
          if isHeld { throw Failure(.machine(held)) }
          return log
        },
        notifier: { [self] names in names.isEmpty ? nil : Ear(scene: self) }, documents: NoDocumentReader(),
        fetcher: NoFetcher(), files: TestFiles(), version: "0"), say: { [self] text in said.append(text) })
  }

  private struct Ear: Notifier {
    let scene: SchedulerScene
    var channel: String { "ear" }

    func deliver(_ message: NotificationMessage) -> String {
      scene.told.append("\(scene.now.iso) \(message.title)" + (message.notice.isLate ? ", late" : ""))
      return channel
    }
    func deliver(_ message: AlarmMessage) -> String {
      scene.told.append("\(scene.now.iso) \(message.title)" + (message.notice.isLate ? ", late" : ""))
      return channel
    }
    func deliver(_ news: MonthNews) {}
  }
}

/// A log in memory.
final class SchedulerMemory: DeliveryLog, MemoryAlarms, RefreshLog {
  var alarmLines: [AlarmName: AlarmLine] = [:]
  var lines: [OccurrenceKey: DeliveryLine] = [:]
  var looked: DeliveryBook.Look?
  private(set) var looks = 0
  private var attempt: RefreshAttempt?
  private var latest: MonthNews?

  func book() -> DeliveryBook {
    looks += 1
    return DeliveryBook(deliveries: lines.values.map { $0.delivery }, looked: looked)
  }
  func settled(limit: Int) -> [DeliveryLine] { lines.values.filter { $0.delivery.state.isSettled } }
  func write(_ new: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?) {
    for key in keys { lines[key] = nil }
    for line in new { lines[line.delivery.key] = line }
    self.looked = looked ?? self.looked
  }
  func dismiss(_ key: OccurrenceKey, told: Instant) {}
  func waiting() -> [DeliveryLine] { lines.values.filter { $0.isWaiting } }
  func shown(_ key: OccurrenceKey, told: Instant) {}
  func lastRefresh() -> RefreshAttempt? { attempt }
  func note(_ attempt: RefreshAttempt) { self.attempt = attempt }
  func news() -> MonthNews? { latest }
  func note(news: MonthNews) { latest = news }
  func dismissNews(told: Instant) { if latest?.at == told { latest = nil } }
}
