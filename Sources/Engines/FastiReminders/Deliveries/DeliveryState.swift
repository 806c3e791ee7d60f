/// How far the delivery of an occurrence has come.
public enum DeliveryState: UInt8, CaseIterable, Sendable {
  /// Its moment is still to come.
  case planned = 0
  /// It was handed to the channel, which has not answered yet.
  case started = 1
  /// The channel took it.
  case delivered = 2
  /// The channel refused it.
  case failed = 3
  /// Its moment passed unseen, too long ago to be delivered late.
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

  /// Whether nothing more is to be done for the wall time it stands for.
  public var isSettled: Bool { self != .planned && self != .started }
}
