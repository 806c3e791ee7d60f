public import FastiCivil
public import FastiRecords
import Glibc

/// Sleeps by the machine's clock of civil time, until it is stopped.
///
/// It sleeps on a kernel timer that expires at the moment itself, when the clock is set, and when the machine wakes
/// from sleep. An alarm made by ``watchingStore(in:)`` also wakes when the store is written.
public final class SystemAlarm: Alarm, Sendable {
  private let wakePipe: WakePipe
  /// Ends one wait.
  private let nudge: WakePipe
  private let watcher: StoreWatcher?
  private let readTimer: @Sendable (AlarmTimer) -> AlarmTimer.Ending

  /// The alarm of this machine.
  public convenience init() { self.init(WakePipe(), nil) }

  /// An alarm from its parts.
  /// - Parameter readTimer: Reads from a timer why it woke.
  init(
    _ wakePipe: WakePipe, _ watcher: StoreWatcher?, nudge: WakePipe = WakePipe(),
    readTimer: @escaping @Sendable (AlarmTimer) -> AlarmTimer.Ending = { $0.ending() }
  ) {
    self.wakePipe = wakePipe
    self.nudge = nudge
    self.watcher = watcher
    self.readTimer = readTimer
  }

  /// Ten minutes if the store is watched, otherwise fifteen seconds.
  public var longestSleep: Int { watcher?.isWatching ?? false ? Self.longestSleepWatching : 15 }
  /// The longest sleep of an alarm that watches the store, in seconds.
  static let longestSleepWatching = 600

  /// An alarm for one loop that also watches the store of a folder; if the kernel has no watch left, it wakes more
  /// often. Ending one of the two alarms ends both.
  public func watchingStore(in folder: String) -> any Alarm {
    SystemAlarm(wakePipe, StoreWatcher(folder, zoneFile: "/etc/localtime"), nudge: nudge, readTimer: readTimer)
  }

  /// Sleeps until the moment, at most a number of seconds; setting the clock, waking from sleep and a write to the
  /// store end the sleep early.
  public func wait(until moment: Instant, atMost seconds: Int) -> Bool {
    let timer = AlarmTimer(until: moment)
    defer { timer.close() }
    let end = Monotonic.now + Monotonic.second * Int64(min(seconds, timer.mostSeconds(until: moment)))
    while true {
      let left = min(end - Monotonic.now, watcher?.nextRecheck ?? .max)
      guard left > 0 else {
        watcher?.dropDueRechecks()
        return !wakePipe.isWritten
      }
      let resting = watcher?.resting ?? 0
      let writes = resting > 0 ? -1 : watcher?.descriptor ?? -1
      var watched = [wakePipe.descriptor, timer.descriptor, writes, nudge.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // Rounded up, so that it is not a moment too early.
      let next = resting > 0 ? min(left, resting) : left
      let milliseconds = (next + Monotonic.millisecond - 1) / Monotonic.millisecond
      guard poll(&watched, nfds_t(watched.count), CInt(clamping: milliseconds)) > 0 else { continue }
      if watched[0].revents != 0 { return false }
      if watched[1].revents != 0, readTimer(timer) != .early { return true }
      if watched[3].revents != 0 {
        nudge.drain()
        return true
      }
      if watched[2].revents != 0, watcher?.readEvents() ?? false { return true }
    }
  }

  /// Ends the present wait, or the next one.
  public func wake() { nudge.wake() }

  /// Ends every wait, future ones too.
  public func end() { wakePipe.wake() }
}

extension SystemAlarm {
  /// An alarm whose waits end at the signals that end a program; the second such signal kills the program.
  ///
  /// It must be made before any thread is started.
  public static func endedBySignals() -> SystemAlarm {
    let alarm = SystemAlarm()
    SystemSignals.hold()
    SystemThread.start {
      SystemSignals.wait()
      alarm.end()
      SystemSignals.release()
      while true { pause() }
    }
    return alarm
  }
}
