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
