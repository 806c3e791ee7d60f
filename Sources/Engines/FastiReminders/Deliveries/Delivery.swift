public import FastiCivil

/// The delivery of an occurrence: one for each key.
public struct Delivery: Hashable, Sendable {
  public let key: OccurrenceKey
  /// The civil day and time that is planned, or was delivered.
  public let wall: WallTime
  /// The moment of it.
  public let instant: Instant
  public let state: DeliveryState
  /// The latest civil day and time of this key that was finished before; nil when this is the first.
  public let settled: WallTime?

  public init(key: OccurrenceKey, wall: WallTime, instant: Instant, state: DeliveryState, settled: WallTime? = nil) {
    self.key = key
    self.wall = wall
    self.instant = instant
    self.state = state
    self.settled = settled
  }

  /// The delivery of an occurrence, with the occurrence's key, wall time and moment.
  public init(_ occurrence: ReminderOccurrence, _ state: DeliveryState, settled: WallTime? = nil) {
    self.init(
      key: occurrence.key, wall: occurrence.wall, instant: occurrence.instant, state: state, settled: settled)
  }

  /// The latest wall time that is finished, including this one.
  var lastSettled: WallTime? {
    guard state.isSettled else { return settled }
    guard let settled else { return wall }
    return max(settled, wall)
  }
}

/// A notification to deliver now.
public struct Notice: Hashable, Sendable {
  /// Seconds after its moment from which a notice is late.
  public static let late: Int64 = 60
  /// Seconds after its moment until which a notice is still delivered; after that it is missed.
  public static let latest: Int64 = 86_400

  /// The occurrence that is delivered.
  public let occurrence: ReminderOccurrence
  /// The civil day and time that was delivered before, when the date was corrected since; nil the first time.
  public let corrects: WallTime?
  /// Whether its moment was more than a minute ago.
  public let isLate: Bool

  public init(_ occurrence: ReminderOccurrence, corrects: WallTime? = nil, isLate: Bool = false) {
    self.occurrence = occurrence
    self.corrects = corrects
    self.isLate = isLate
  }

  /// The delivery to record.
  public func delivery(_ state: DeliveryState) -> Delivery { Delivery(occurrence, state, settled: corrects) }
}
