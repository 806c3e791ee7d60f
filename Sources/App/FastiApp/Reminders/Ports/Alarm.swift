public import FastiCivil

/// The port through which a program waits for a moment.
public protocol Alarm: Sendable {
  /// Waits until a moment of the machine's clock, but no longer than some seconds: clocks are set, machines sleep, and
  /// somebody else may write reminders meanwhile.
  func wait(until moment: Instant, atMost seconds: Int)
}
