/// A cache of the local times of a zone for thousands of questions: the offset of every twelve days without a change is
/// looked up once.
///
/// ```swift
/// var readings = ZoneReadings(try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
/// for day in DayRange(Day(year: 2026, month: 3, day: 28)...Day(year: 2026, month: 3, day: 29)) {
///   print(readings.instant(day, .noon))
/// }
/// // 2026-03-28T11:00:00Z
/// // 2026-03-29T10:00:00Z
/// ```
public struct ZoneReadings: Sendable {
  private let zone: Zone
  /// The spans used last, each at the index given by its number.
  private var spans: [Span]

  /// Readings of 2^20 seconds, numbered from those of the epoch.
  private struct Span: Sendable {
    var number: Int64
    /// The one offset of all readings of the span; nil if clocks change in it or near it.
    var offset: Int?
  }

  /// How many spans are remembered: eight years.
  private static let count = 256
  private static let seconds: Int64 = 1 << 20

  /// Starts empty; each span is made when one of its days is first asked for.
  public init(_ zone: Zone) {
    self.zone = zone
    // No reading within the limits of years has this number.
    spans = Array(repeating: Span(number: .min, offset: nil), count: Self.count)
  }

  /// The moment of a day and time: `Zone.instant`.
  /// - Complexity: O(1) if a reading of the same twelve days was asked for recently.
  public mutating func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
    let reading = Instant(day, time).seconds
    let number = reading >> 20
    let place = Int(truncatingIfNeeded: number) & (Self.count - 1)
    if spans[place].number != number { spans[place] = span(number) }
    guard let offset = spans[place].offset else { return zone.instant(day, time) }
    return Instant(seconds: reading - Int64(offset))
  }

  /// The moments of a span's readings are within the widest offsets of the same readings in UTC.
  private func span(_ number: Int64) -> Span {
    let first = Instant(seconds: number * Self.seconds - Int64(Zone.offsets.upperBound))
    let last = (number + 1) * Self.seconds - Int64(Zone.offsets.lowerBound)
    if let change = zone.nextChange(after: first), change.at.seconds <= last {
      return Span(number: number, offset: nil)
    }
    return Span(number: number, offset: zone.offset(at: first))
  }
}
