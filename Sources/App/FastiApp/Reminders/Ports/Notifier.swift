/// The port to whatever brings a notification to somebody.
public protocol Notifier {
  /// The channel's name in the log.
  var channel: String { get }

  /// Brings a message.
  /// - Throws: What the channel said when it refused.
  func deliver(_ message: NotificationMessage) throws(Failure)
}
