public import FastiAgenda

extension EventType {
  /// The kind of entry such an event is.
  public var entryKind: EntryKind {
    switch self {
    case .event: .event
    case .trip: .trip
    case .birthday: .birthday
    case .money: .money
    }
  }
}
