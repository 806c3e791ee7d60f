public import FastiCivil
public import FastiRecords
import Glibc

/// Sleeps by the machine's own clock of civil time, until it is told to end.
///
/// It sleeps on a timer of the kernel that ends at the moment itself, when somebody sets the clock, and when the machine
/// wakes from sleep. One that was made by ``watchingStore(in:)`` also ends its waits when the store is written.
public final class SystemAlarm: Alarm, Sendable {
  private let wakePipe: WakePipe
  private let watcher: StoreWatcher?
  private let readTimer: @Sendable (AlarmTimer) -> AlarmTimer.Ending

  /// The alarm of this machine.
  public convenience init() { self.init(WakePipe(), nil) }

  /// An alarm of those parts.
  /// - Parameter readTimer: Asks a timer how it ended.
  init(
    _ wakePipe: WakePipe, _ watcher: StoreWatcher?,
    readTimer: @escaping @Sendable (AlarmTimer) -> AlarmTimer.Ending = { $0.ending() }
  ) {
    self.wakePipe = wakePipe
    self.watcher = watcher
    self.readTimer = readTimer
  }

  /// Ten minutes where it watches the store, else fifteen seconds.
  public var longestSleep: Int { watcher?.isWatching ?? false ? Self.longestSleepWatching : 15 }
  /// Seconds of the longest sleep of an alarm that watches the store.
  static let longestSleepWatching = 600

  /// An alarm for one loop, which watches the store of a folder; where the kernel has no watch left, one that looks more
  /// often. To end one of them ends both.
  public func watchingStore(in folder: String) -> any Alarm {
    SystemAlarm(wakePipe, StoreWatcher(folder, zoneFile: "/etc/localtime"), readTimer: readTimer)
  }

  /// Sleeps until the moment, or for some seconds if that is sooner; a clock that is set, a machine that wakes and a store
  /// that is written end it at once.
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
      var watched = [wakePipe.descriptor, timer.descriptor, watcher?.descriptor ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // Rounded up, so that it is not a moment too early.
      let milliseconds = (left + Monotonic.millisecond - 1) / Monotonic.millisecond
      guard poll(&watched, nfds_t(watched.count), CInt(clamping: milliseconds)) > 0 else { continue }
      if watched[0].revents != 0 { return false }
      if watched[1].revents != 0, readTimer(timer) != .early { return true }
      if watched[2].revents != 0, watcher?.readEvents() ?? false { return true }
    }
  }

  /// Ends every wait, those to come too.
  public func end() { wakePipe.wake() }
}

extension SystemAlarm {
  /// An alarm whose waits end at the signals that tell a program to end; the second such signal ends the program at once.
  ///
  /// To be made before any thread is.
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
