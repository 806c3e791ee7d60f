public import FastiDays
public import FastiRecords

/// The port to a channel that delivers notifications.
public protocol Notifier {
  /// The channel's name in the log; several names are separated by commas.
  var channel: String { get }

  /// Delivers a message.
  /// - Returns: The channel that accepted it; several are separated by commas. A message for `web` waits for a page.
  /// - Throws: The reason of the channel for refusing it.
  @discardableResult
  func deliver(_ message: NotificationMessage) throws(Failure) -> String

  /// Delivers the message of an alarm.
  /// - Returns: The channel that accepted it, as for other messages.
  /// - Throws: The reason of the channel for refusing it.
  @discardableResult
  func deliver(_ message: AlarmMessage) throws(Failure) -> String

  /// Delivers the news that months moved.
  /// - Throws: The reason of the channel for refusing it.
  func deliver(_ news: MonthNews) throws(Failure)
}

/// The pages of `fasti serve`, which ask for new notifications. A notification waits until a page has shown it; only
/// then is it delivered.
public struct WebNotifier: Notifier, Sendable {
  /// A channel without settings.
  public init() {}

  /// The name `web`.
  public var channel: String { ChannelName.web.rawValue }

  /// Does nothing: the log notes that it waits.
  public func deliver(_ message: NotificationMessage) -> String { channel }

  /// Does nothing: the log notes that it waits.
  public func deliver(_ message: AlarmMessage) -> String { channel }

  /// Does nothing: the log notes the news.
  public func deliver(_ news: MonthNews) {}
}
