import FastiCivil
import FastiDays
public import FastiRecords

extension Scheduler {
  /// Takes the lock for delivering the reminders of the folder.
  /// - Throws: `already-running` while another program has it.
  public func hold() throws(Failure) -> AnyObject {
    try ports.lock(folder + "/notify.lock", .deliveringElsewhere(folder: folder))
  }

  /// Delivers due notifications once, and those for which they make room; for timers such as cron.
  /// - Throws: `already-running`, `.storage`, and an error when no channel is on.
  public func deliverOnce() throws(Failure) {
    let held = try hold()
    try withExtendedLifetime(held) { () throws(Failure) in
      let store = try ports.openStore()
      let log = ports.openLog()
      while true {
        let next = try look(store, log).next
        if next > now { return }
      }
    }
  }

  /// Delivers reminders until it is stopped; while another process delivers them, it waits to take over.
  ///
  /// A store that another program holds too long, and a database that cannot be reached, are reported and tried again.
  ///
  /// - Parameter retriesFailures: Whether the other failures are reported and tried again too, instead of thrown.
  /// - Throws: `.storage`, and an error when no channel is on, unless failures are tried again.
  public func deliver(retriesFailures: Bool) throws(Failure) {
    let store = try ports.openStore()
    let log = ports.openLog()
    var last: LastLook?
    var remarks = RepeatFilter(say)
    let loop = LeaderLoop(ports.alarm.watchingStore(in: folder), now: { now }, lock: hold)
    try loop { waiting in
      remarks("\(waiting.message); waiting to take over")
    } _: { () throws(Failure) in
      do throws(Failure) {
        let here = try ports.here()
        let stamp = try stamp(store)
        if let last, last.stands(at: now, here, stamp) { return last.next }
        let outcome = try look(store, log, here)
        last = LastLook(at: now, next: outcome.next, here: here, stamp: stamp)
        remarks.forget()
        return outcome.next
      } catch {
        // Another machine delivers the reminders of the same database at this moment.
        if error.isAlreadyRunning { return Instant(seconds: now.seconds + Int64(LeaderLoop.betweenTries)) }
        guard retriesFailures || error.isPassing else { throw error }
        remarks("fasti: reminders are not delivered: \(error.message)")
        return Instant(seconds: now.seconds + 60)
      }
    }
  }

  /// Delivers reminders in a server until it is stopped: failures are reported and tried again.
  public func serve() {
    while true {
      do throws(Failure) { return try deliver(retriesFailures: true) } catch {
        say("fasti: reminders are not delivered: \(error.message)")
        guard ports.alarm.wait(until: Instant(seconds: now.seconds + 60), atMost: 60) else { return }
      }
    }
  }

  /// Runs once and reports the messages.
  private func look(
    _ store: any Store, _ log: any SchedulerLog, _ here: Zone? = nil
  ) throws(Failure) -> DeliverReminders.Outcome {
    guard let notifier = ports.notifier(try channels(store)) else { throw Self.noChannel }
    let deliver = DeliverReminders(store, log, zones: zones, notifier: notifier, language: language)
    let zone: Zone
    if let here { zone = here } else { zone = try ports.here() }
    guard let outcome = try deliver.look(here: zone, now: { now }) else {
      throw Failure(.machine(.deliveringElsewhere(folder: folder)))
    }
    for remark in outcome.remarks { say(remark) }
    return outcome
  }

  private func stamp(_ store: any Store) throws(Failure) -> Stamp {
    do { return try store.read { reader throws(StoreError) in try reader.latestStamp() } } catch {
      throw Failure(error)
    }
  }

  private static let noChannel = Failure(.channel(.noChannel), field: Field(SettingKey.notifyChannels.rawValue))
}

/// The last run, and the values it depended on.
private struct LastLook {
  let at: Instant
  let next: Instant
  let here: Zone
  let stamp: Stamp

  /// Seconds after which a run is repeated even if nothing happened, so that the log records it.
  private static let longest: Int64 = 600

  /// Whether the result of the last run is still valid.
  func stands(at now: Instant, _ here: Zone, _ stamp: Stamp) -> Bool {
    now >= at && now < next && now.seconds - at.seconds < Self.longest && here == self.here && stamp == self.stamp
  }
}

/// Writes messages, except repetitions of the last one.
struct RepeatFilter {
  private let say: (String) -> Void
  private var last = ""

  init(_ say: @escaping (String) -> Void) { self.say = say }

  /// Writes a sentence unless it was the last one; an empty one is remembered but not written.
  mutating func callAsFunction(_ text: String) {
    if text != last, !text.isEmpty { say(text) }
    last = text
  }

  /// After this the next sentence is written even if it was the last one.
  mutating func forget() { last = "" }
}
