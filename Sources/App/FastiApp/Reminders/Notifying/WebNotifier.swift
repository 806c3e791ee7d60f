/// The pages of `fasti serve`: they ask for what was told, so the record of a delivery is the delivery.
public struct WebNotifier: Notifier, Sendable {
  /// The pages.
  public init() {}

  /// `web`.
  public var channel: String { ChannelName.web.rawValue }

  /// Nothing more to do.
  public func deliver(_ message: NotificationMessage) -> String { channel }

  /// Nothing more to do: the news are noted.
  public func deliver(_ news: MonthNews) {}
}
