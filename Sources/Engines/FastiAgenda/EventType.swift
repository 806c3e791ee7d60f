/// The type of an event, which determines only its colour.
public enum EventType: UInt8, CaseIterable, Hashable, Sendable {
  /// An appointment.
  case event
  /// A journey.
  case trip
  case birthday
  /// A payment, in or out.
  case money

  /// The word that users type and read.
  public var word: StaticString {
    switch self {
    case .event: "event"
    case .trip: "trip"
    case .birthday: "birthday"
    case .money: "money"
    }
  }
}
