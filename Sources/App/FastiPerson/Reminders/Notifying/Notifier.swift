public import FastiDays
public import FastiRecords

/// The port to whatever brings a notification to somebody.
public protocol Notifier {
  /// The channel's name in the log; several with commas.
  var channel: String { get }

  /// Brings a message.
  /// - Returns: The channel that took it; several with commas. What `web` took waits for a page.
  /// - Throws: What the channel said when it refused.
  @discardableResult
  func deliver(_ message: NotificationMessage) throws(Failure) -> String

  /// Brings the news that months moved.
  /// - Throws: What the channel said when it refused.
  func deliver(_ news: MonthNews) throws(Failure)
}

/// The pages of `fasti serve`: they ask for what was told. What is handed over waits until a page has shown it; only then
/// is it delivered.
public struct WebNotifier: Notifier, Sendable {
  /// The pages.
  public init() {}

  /// `web`.
  public var channel: String { ChannelName.web.rawValue }

  /// Nothing more to do: it is noted as waiting.
  public func deliver(_ message: NotificationMessage) -> String { channel }

  /// Nothing more to do: the news are noted.
  public func deliver(_ news: MonthNews) {}
}
