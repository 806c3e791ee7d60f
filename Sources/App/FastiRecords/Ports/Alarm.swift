public import FastiCivil

/// The port through which a program waits for a moment, until it is told to end.
public protocol Alarm: Sendable {
  /// The longest to sleep without a look, in seconds: long where what happens meanwhile ends a wait by itself.
  var longestSleep: Int { get }

  /// Waits until a moment of the machine's clock, but no longer than some seconds. A clock that is set and a machine that
  /// wakes from sleep end it.
  ///
  /// - Returns: Whether to go on; false at once when the program was told to end.
  func wait(until moment: Instant, atMost seconds: Int) -> Bool

  /// An alarm of one loop, whose waits end also when somebody writes the store of a folder or the machine's zone changes,
  /// as far as that can be noticed. It ends together with this one.
  func watchingStore(in folder: String) -> any Alarm

  /// Ends every wait, those to come too.
  func end()
}
