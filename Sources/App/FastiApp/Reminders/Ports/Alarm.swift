public import FastiCivil

/// The port through which a program waits for a moment, until it is told to end.
public protocol Alarm: Sendable {
  /// Waits until a moment of the machine's clock, but no longer than some seconds: clocks are set, machines sleep, and
  /// somebody else may write reminders meanwhile.
  ///
  /// - Returns: Whether to go on; false at once when the program was told to end.
  func wait(until moment: Instant, atMost seconds: Int) -> Bool

  /// Ends every wait, those to come too.
  func end()
}
