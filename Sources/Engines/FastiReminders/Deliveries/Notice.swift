import FastiCivil

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
