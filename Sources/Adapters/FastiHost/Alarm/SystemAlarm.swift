public import FastiCivil
public import FastiRecords
import Glibc

/// Sleeps by the machine's own clock of civil time, until it is told to end.
///
/// It sleeps on a timer of the kernel that ends at the moment itself, when somebody sets the clock, and when the machine
/// wakes from sleep. One that was made by ``hearing(_:)`` ends its waits also when somebody writes the store.
public final class SystemAlarm: Alarm, Sendable {
  private let bell: Bell
  private let ear: StoreEar?
  private let readTimer: @Sendable (AlarmTimer) -> AlarmTimer.Ending

  /// The alarm of this machine.
  public convenience init() { self.init(Bell(), nil) }

  /// An alarm of those parts.
  /// - Parameter readTimer: Asks a timer how it ended.
  init(
    _ bell: Bell, _ ear: StoreEar?, readTimer: @escaping @Sendable (AlarmTimer) -> AlarmTimer.Ending = { $0.ending() }
  ) {
    self.bell = bell
    self.ear = ear
    self.readTimer = readTimer
  }

  /// Ten minutes where it hears who writes the store, else fifteen seconds.
  public var longestSleep: Int { ear?.hears ?? false ? Self.longestSleepHearing : 15 }
  /// Seconds of the longest sleep of an alarm that hears who writes the store.
  static let longestSleepHearing = 600

  /// An alarm for one loop, which hears who writes the store of a folder; where the kernel has no ear left, one that hears
  /// nothing and looks more often. To end one of them ends both.
  public func hearing(_ folder: String) -> any Alarm {
    SystemAlarm(bell, StoreEar(folder, zoneFile: "/etc/localtime"), readTimer: readTimer)
  }

  /// Sleeps until the moment, or for some seconds if that is sooner; a clock that is set, a machine that wakes and a store
  /// that is written end it at once.
  public func wait(until moment: Instant, atMost seconds: Int) -> Bool {
    let timer = AlarmTimer(until: moment)
    defer { timer.close() }
    let end = Monotonic.now + Monotonic.second * Int64(min(seconds, timer.mostSeconds(until: moment)))
    while true {
      let left = min(end - Monotonic.now, ear?.nextEcho ?? .max)
      guard left > 0 else {
        ear?.echoed()
        return !bell.isRung
      }
      var watched = [bell.number, timer.number, ear?.number ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // Rounded up, so that it is not a moment too early.
      let milliseconds = (left + Monotonic.millisecond - 1) / Monotonic.millisecond
      guard poll(&watched, nfds_t(watched.count), CInt(clamping: milliseconds)) > 0 else { continue }
      if watched[0].revents != 0 { return false }
      if watched[1].revents != 0, readTimer(timer) != .early { return true }
      if watched[2].revents != 0, ear?.listen() ?? false { return true }
    }
  }

  /// Ends every wait, those to come too.
  public func end() { bell.ring() }
}

extension SystemAlarm {
  /// An alarm that the signals which tell a program to end ring; the second such signal ends the program at once.
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
