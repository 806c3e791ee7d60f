/// A time zone: its offset from UTC at any moment, past and future.
///
/// ```swift
/// let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
/// let instant = zone.instant(Day(year: 2026, month: 6, day: 19), .noon)
/// print(zone, instant, zone.offset(at: instant))  // CET/CEST 2026-06-19T10:00:00Z 7200
/// ```
///
/// It is a value made from the bytes of a zone file (``init(tzif:)``), a POSIX zone string (``init(posix:)``) or a
/// fixed offset, and reads nothing else.
///
/// - Source: RFC 9636, "The Time Zone Information Format (TZif)", which replaces RFC 8536.
public struct Zone: Hashable, Sendable {
  /// The offset, daylight saving and abbreviation during some time.
  ///
  /// ```swift
  /// let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
  /// let summer = zone.localTime(at: try Instant(iso: "2026-06-19T10:00:00Z"))
  /// print(summer, summer.isDaylight)  // CEST true
  /// ```
  public struct LocalTime: Hashable, Sendable {
    /// Seconds east of UTC, -89,999 to 93,599.
    public let offset: Int
    /// Whether it is daylight saving time.
    public let isDaylight: Bool
    /// The abbreviation, ASCII: `CEST`.
    public let designation: [UInt8]

    init(offset: Int, isDaylight: Bool, designation: [UInt8]) {
      self.offset = offset
      self.isDaylight = isDaylight
      self.designation = designation
    }
  }

  /// The moments at which local time changes, ascending, in Unix seconds.
  let transitions: [Int64]
  /// For each transition, the index of the local time that begins.
  let indices: [UInt8]
  /// The local times; the first one holds before the first transition.
  let localTimes: [LocalTime]
  /// The rule after the last transition; nil when the last local time continues.
  let rule: ZoneRule?

  init(transitions: [Int64], indices: [UInt8], localTimes: [LocalTime], rule: ZoneRule?) {
    self.transitions = transitions
    self.indices = indices
    self.localTimes = localTimes
    self.rule = rule
  }

  /// Coordinated Universal Time.
  public static let utc = Zone(
    transitions: [], indices: [],
    localTimes: [LocalTime(offset: 0, isDaylight: false, designation: Array("UTC".utf8))], rule: nil)

  /// A zone whose clocks never change.
  /// - Parameter offset: Seconds east of UTC.
  /// - Throws: `.outOfRange(.offset)` outside -89,999 to 93,599, the limits of RFC 9636, section 3.2.
  public static func fixed(offset: Int) throws(CivilError) -> Zone {
    try check(offset, .offset, Zone.offsets)
    let local = LocalTime(offset: offset, isDaylight: false, designation: [])
    return Zone(transitions: [], indices: [], localTimes: [local], rule: nil)
  }

  /// The offsets a zone may have, in seconds: more than -25 and less than +26 hours.
  public static let offsets: ClosedRange<Int> = -89_999...93_599

  /// What clocks show at a moment.
  /// - Complexity: O(log *n*) in the number of transitions.
  public func localTime(at instant: Instant) -> LocalTime {
    guard let last = transitions.last, instant.seconds < last || rule == nil else {
      return rule?.localTime(at: instant) ?? localTimes[0]
    }
    guard instant.seconds < last else { return localTimes[Int(indices[indices.count - 1])] }
    let after = firstTransition(after: instant)
    return after == 0 ? localTimes[0] : localTimes[Int(indices[after - 1])]
  }

  /// Seconds east of UTC at a moment.
  public func offset(at instant: Instant) -> Int { localTime(at: instant).offset }

  /// The civil day at a moment.
  public func day(at instant: Instant) -> Day { instant.day(offset: offset(at: instant)) }

  /// The clock time at a moment.
  public func time(at instant: Instant) -> TimeOfDay { instant.time(offset: offset(at: instant)) }

  /// The index of the first transition that is after a moment, `transitions.count` if there is none.
  func firstTransition(after instant: Instant) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= instant.seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
