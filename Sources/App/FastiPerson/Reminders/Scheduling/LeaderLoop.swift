public import FastiCivil
public import FastiRecords

/// Runs a loop while it holds a lock that only one process can hold; a second process waits and takes over.
public struct LeaderLoop {
  /// The time between two attempts to take the lock while another process has it, in seconds.
  public static let betweenTries = 15

  private let alarm: any Alarm
  private let now: () -> Instant
  private let lock: () throws(Failure) -> AnyObject

  /// A loop.
  ///
  /// - Parameters:
  ///   - now: Reads the clock.
  ///   - lock: Takes the lock, which is held as long as the returned object exists; throws `already-running` while
  ///     another process has it.
  public init(_ alarm: any Alarm, now: @escaping () -> Instant, lock: @escaping () throws(Failure) -> AnyObject) {
    self.alarm = alarm
    self.now = now
    self.lock = lock
  }

  /// Waits for the lock, then runs until it is stopped.
  ///
  /// - Parameters:
  ///   - waiting: Called once, with the failure of the lock, if another process holds it.
  ///   - look: Does the work, and returns the time of the next run.
  /// - Throws: What `look` throws, and why the lock cannot be taken.
  public func callAsFunction(
    waiting: (Failure) -> Void = { _ in }, _ look: () throws(Failure) -> Instant
  ) throws(Failure) {
    guard let held = try acquire(waiting) else { return }
    try withExtendedLifetime(held) { () throws(Failure) in
      while alarm.wait(until: try look(), atMost: alarm.longestSleep) {}
    }
  }

  /// The lock; nil if the program was stopped before the lock was free.
  private func acquire(_ waiting: (Failure) -> Void) throws(Failure) -> AnyObject? {
    var isSaid = false
    while true {
      do throws(Failure) { return try lock() } catch {
        guard error.isAlreadyRunning else { throw error }
        if !isSaid { waiting(error) }
        isSaid = true
      }
      let later = Instant(seconds: now().seconds + Int64(Self.betweenTries))
      guard alarm.wait(until: later, atMost: Self.betweenTries) else { return nil }
    }
  }
}

extension Failure {
  /// Whether another process holds the lock.
  var isAlreadyRunning: Bool {
    switch cause {
    case .machine(.deliveringElsewhere), .machine(.refreshingElsewhere): true
    default: false
    }
  }

  /// Whether the store could not be used at this moment, and may be a minute later.
  var isPassing: Bool {
    switch cause {
    case .store(.locked), .store(.unreachable), .store(.outcomeUnknown): true
    default: false
    }
  }
}
