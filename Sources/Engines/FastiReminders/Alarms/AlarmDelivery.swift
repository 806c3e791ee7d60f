public import FastiCivil

/// The present state of an alarm.
public struct CurrentAlarm: Hashable, Sendable {
  public let name: AlarmName
  /// The moment it is delivered.
  public let instant: Instant
  /// The day and time at which the occurrence begins, in its own zone.
  public let start: WallTime
  /// When the item was last written: an alarm that was already past then is delivered only if it was planned before.
  public let since: Instant

  /// An alarm from its parts.
  public init(name: AlarmName, instant: Instant, start: WallTime, since: Instant) {
    self.name = name
    self.instant = instant
    self.start = start
    self.since = since
  }
}

/// The delivery of an alarm: one for each name.
public struct AlarmDelivery: Hashable, Sendable {
  public let name: AlarmName
  /// The day and time of the occurrence for which it is planned, or was delivered.
  public let start: WallTime
  /// The moment it is planned for.
  public let instant: Instant
  public let state: DeliveryState
  /// The latest beginning of this occurrence that was delivered before; nil when this is the first.
  public let settled: WallTime?

  /// A delivery from its parts.
  public init(name: AlarmName, start: WallTime, instant: Instant, state: DeliveryState, settled: WallTime? = nil) {
    self.name = name
    self.start = start
    self.instant = instant
    self.state = state
    self.settled = settled
  }

  /// The delivery of an alarm in its present state.
  public init(_ alarm: CurrentAlarm, _ state: DeliveryState, settled: WallTime? = nil) {
    self.init(name: alarm.name, start: alarm.start, instant: alarm.instant, state: state, settled: settled)
  }

  /// The same in another state.
  public func becoming(_ state: DeliveryState) -> AlarmDelivery {
    AlarmDelivery(name: name, start: start, instant: instant, state: state, settled: settled)
  }

  /// The latest beginning that is finished, including this one.
  var lastSettled: WallTime? {
    guard state.isSettled else { return settled }
    guard let settled else { return start }
    return max(settled, start)
  }
}

/// An alarm to be delivered now.
public struct AlarmNotice: Hashable, Sendable {
  /// The alarm that is delivered.
  public let alarm: CurrentAlarm
  /// The beginning that was delivered before, if the occurrence was moved since; nil the first time.
  public let corrects: WallTime?
  /// Whether its moment was more than a minute ago.
  public let isLate: Bool

  /// A notice from its parts.
  public init(_ alarm: CurrentAlarm, corrects: WallTime? = nil, isLate: Bool = false) {
    self.alarm = alarm
    self.corrects = corrects
    self.isLate = isLate
  }

  /// The delivery to record.
  public func delivery(_ state: DeliveryState) -> AlarmDelivery { AlarmDelivery(alarm, state, settled: corrects) }
}
