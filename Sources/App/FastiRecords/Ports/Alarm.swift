public import FastiCivil

/// The port through which a program waits for a moment, until it is stopped.
public protocol Alarm: Sendable {
  /// The longest sleep between two checks, in seconds: long if an event ends the sleep.
  var longestSleep: Int { get }

  /// Waits until a moment of the machine's clock, at most that many seconds. Setting the clock and waking from sleep
  /// end the wait.
  ///
  /// - Returns: Whether to go on; false at once when the program was stopped.
  func wait(until moment: Instant, atMost seconds: Int) -> Bool

  /// An alarm for one loop. Its waits also end when the store of a folder is written or the machine's zone changes, if
  /// that can be detected. Ending one of the two alarms ends both.
  func watchingStore(in folder: String) -> any Alarm

  /// Ends the current wait, or the next one if there is none; if several loops wait, only one wait ends.
  func wake()

  /// Ends every wait, also future ones.
  func end()
}
