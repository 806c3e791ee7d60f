/// How far the delivery of a notification has come.
public enum DeliveryState: UInt8, CaseIterable, Sendable {
  /// Its moment is in the future.
  case planned = 0
  /// It was passed to the channel, which has not answered yet.
  case started = 1
  /// The channel accepted it.
  case delivered = 2
  /// The channel refused it.
  case failed = 3
  /// Its moment passed without delivery, too long ago to be delivered late.
  case missed = 4
  /// The program ended during the delivery. It is not known whether it was shown, so it is not repeated.
  case interrupted = 5

  /// The word in logs and files.
  public var name: StaticString {
    switch self {
    case .planned: "planned"
    case .started: "started"
    case .delivered: "delivered"
    case .failed: "failed"
    case .missed: "missed"
    case .interrupted: "interrupted"
    }
  }

  /// Whether the wall time is finished.
  public var isSettled: Bool { self != .planned && self != .started }
}
