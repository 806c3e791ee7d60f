public import FastiCivil

/// The port through which a program waits for a moment, until it is stopped.
public protocol Alarm: Sendable {
  /// The longest sleep without a look, in seconds: long where an event during the sleep ends it.
  var longestSleep: Int { get }

  /// Waits until a moment of the machine's clock, at most that many seconds. Setting the clock and waking from sleep
  /// end the wait.
  ///
  /// - Returns: Whether to go on; false at once when the program was stopped.
  func wait(until moment: Instant, atMost seconds: Int) -> Bool

  /// An alarm for one loop, whose waits also end when the store of a folder is written or the machine's zone changes,
  /// as far as that can be noticed. Ending one of the two ends both.
  func watchingStore(in folder: String) -> any Alarm

  /// Ends the present wait, or the next one where there is none: of one loop, where several wait.
  func wake()

  /// Ends every wait, future ones too.
  func end()
}
