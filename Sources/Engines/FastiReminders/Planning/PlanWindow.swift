public import FastiCalendars
public import FastiCivil

/// The period for which notifications are planned, with the months and zones.
///
/// In every place the window consists of the local days from today on, and of moments strictly after ``now``.
public struct PlanWindow: Sendable {
  /// The local days planned ahead, today included.
  public static let days = 30

  /// The present moment.
  public let now: Instant
  public let months: HijriMonths
  /// The user's zone.
  public let here: Zone
  /// The zones of reminders that are bound to one place.
  public let places: [Zone]
  let index: MonthIndex
  let hereTimes: PlaceTimes
  let placeTimes: [PlaceTimes]

  /// A window.
  ///
  /// - Parameter days: The local days, from 1; today is the first.
  /// - Complexity: O(days) for each place.
  public init(now: Instant, months: HijriMonths, here: Zone, places: [Zone] = [], days: Int = PlanWindow.days) {
    self.now = now
    self.months = months
    self.here = here
    self.places = places
    let length = max(1, days)
    hereTimes = PlaceTimes(here, over: PlanWindow.range(here.day(at: now), length))
    placeTimes = places.map { PlaceTimes($0, over: PlanWindow.range($0.day(at: now), length)) }
    var first = hereTimes.days.first
    var last = hereTimes.days.last
    for place in placeTimes {
      first = min(first, place.days.first)
      last = max(last, place.days.last)
    }
    index = MonthIndex(months, for: DayRange(first).widened(before: 0, after: last - first))
  }

  private static func range(_ today: Day, _ days: Int) -> DayRange {
    DayRange(today).widened(before: 0, after: days - 1)
  }

  /// The zone of a reminder; the local zone if its place is not known.
  @inline(__always)
  func times(_ zone: ReminderZone) -> PlaceTimes {
    if case .place(let number) = zone, placeTimes.indices.contains(number) { return placeTimes[number] }
    return hereTimes
  }
}
