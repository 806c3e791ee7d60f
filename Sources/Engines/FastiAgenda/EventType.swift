/// What sort of thing an event is; it decides its colour and nothing else.
public enum EventType: UInt8, CaseIterable, Hashable, Sendable {
  /// An appointment.
  case event
  /// A journey.
  case trip
  case birthday
  /// A payment, in or out.
  case money

  /// The word people type and read.
  public var word: StaticString {
    switch self {
    case .event: "event"
    case .trip: "trip"
    case .birthday: "birthday"
    case .money: "money"
    }
  }
}
