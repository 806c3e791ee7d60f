public import FastiCivil

/// The events of Sun and Moon through a year at a place at sea level, by the clocks of the place.
///
/// ```swift
/// let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
/// let year = try SkyYear(2026, zone: zone, latitude: 59.33, longitude: 18.07)
/// print(year.days.count, year.newMoons.count, year.fullMoons[0])  // 365 12 2026-01-03
/// ```
public struct SkyYear: Hashable, Sendable {
  /// The year of ``days``.
  public let year: Int
  /// Each day of the year that the clocks show, in order: Samoa had no 30 December 2011.
  public let days: [SunTimes]
  /// The days with a new moon, in order.
  public let newMoons: [Day]
  /// The days with a full moon, in order.
  public let fullMoons: [Day]

  /// The Sun of each day, and the moons, of a year.
  /// - Throws: `.placeOutOfRange`, `.yearOutOfRange`, `.lunationOutOfRange`.
  /// - Complexity: 730 searches for a rising and a setting.
  public init(_ year: Int, zone: Zone, latitude: Double, longitude: Double) throws(SkyError) {
    self.year = year
    let range = DayRange(year: year)
    var days: [SunTimes] = []
    days.reserveCapacity(range.count)
    for day in range {
      let start = Double(zone.instant(day, .midnight).seconds)
      let end = Double(zone.instant(day + 1, .midnight).seconds)
      guard start < end else { continue }
      let sun = try Sky.rising(.sun, in: start..<end, latitude: latitude, longitude: longitude)
      let light = try Sky.twilight(in: start..<end, latitude: latitude, longitude: longitude)
      days.append(
        SunTimes(
          day: day, sun: ClockLight(sun.rise, sun.set, start..<end, zone),
          twilight: ClockLight(light.dawn, light.dusk, start..<end, zone),
          offset: zone.offset(at: zone.instant(day, .noon))))
    }
    self.days = days
    (newMoons, fullMoons) = (
      try SkyYear.days(of: .newMoon, in: range, zone), try SkyYear.days(of: .fullMoon, in: range, zone)
    )
  }

  private static func days(of phase: MoonPhase, in range: DayRange, _ zone: Zone) throws(SkyError) -> [Day] {
    var lunation = Sky.lunation(onOrBefore: Double(range.first.number) * 86_400) - 1
    var found: [Day] = []
    while true {
      let moment = try Sky.phase(phase, lunation: lunation)
      let day = moment.day(offset: zone.offset(at: moment.instant))
      if day > range.last { return found }
      if day >= range.first { found.append(day) }
      lunation += 1
    }
  }
}

/// When the Sun gives light on a day.
///
/// ```swift
/// let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
/// let times = try SkyYear(2026, zone: zone, latitude: 59.33, longitude: 18.07).days[169]
/// print(times.day, times.offset, times.twilight.isAlways)  // 2026-06-19 7200 false
/// ```
public struct SunTimes: Hashable, Sendable {
  /// The day by the clocks of the place.
  public let day: Day
  /// The Sun is above the horizon.
  public let sun: ClockLight
  /// The Sun is less than 6 degrees below the horizon, or above it.
  public let twilight: ClockLight
  /// Seconds east of universal time at noon; it changes when clocks are put forward or back.
  public let offset: Int
}

/// The parts of a day in which there is light, by the clock.
///
/// ```swift
/// let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
/// let sun = try SkyYear(2026, zone: zone, latitude: 59.33, longitude: 18.07).days[169].sun
/// if let rise = sun.rise, let set = sun.set { print(rise, set, sun.seconds) }  // 03:30:40 22:07:38 67018
/// ```
public struct ClockLight: Hashable, Sendable {
  /// When it begins on the day; nil if it does not.
  public let rise: TimeOfDay?
  /// When it ends on the day; nil if it does not.
  public let set: TimeOfDay?
  /// Hours since midnight, from beginning to end, each from 0 to 24: two parts if light ends after midnight and begins
  /// again.
  public let hours: [ClosedRange<Double>]
  /// How long it lasts, in seconds; on a day of 23 or 25 hours this differs from the clock.
  public let seconds: Int

  /// The light between a rising and a setting in a civil day, Unix seconds.
  init(_ rise: HorizonEvent, _ set: HorizonEvent, _ interval: Range<Double>, _ zone: Zone) {
    func time(_ event: HorizonEvent) -> TimeOfDay? { event.moment.map { zone.time(at: $0.instant) } }
    (self.rise, self.set) = (time(rise), time(set))
    func hour(_ event: HorizonEvent) -> Double? { time(event).map { Double($0.seconds) / 3_600 } }
    let (start, end) = (interval.lowerBound, interval.upperBound)
    switch (rise.moment?.universal, set.moment?.universal) {
    case (let up?, let down?) where up < down:
      (hours, seconds) = ([ClockLight.part(hour(rise), hour(set))], Int(down - up))
    case (let up?, let down?):
      (hours, seconds) = (
        [ClockLight.part(0, hour(set)), ClockLight.part(hour(rise), 24)], Int(down - start + end - up)
      )
    case (let up?, nil): (hours, seconds) = ([ClockLight.part(hour(rise), 24)], Int(end - up))
    case (nil, let down?): (hours, seconds) = ([ClockLight.part(0, hour(set))], Int(down - start))
    case (nil, nil): (hours, seconds) = rise == .alwaysUp ? ([0...24], Int(end - start)) : ([], 0)
    }
  }

  /// Whether it lasts the whole day.
  public var isAlways: Bool { rise == nil && set == nil && seconds > 0 }
  /// Whether there is none.
  public var isNever: Bool { seconds == 0 }

  /// If clocks are put back between the two, the later event can have the earlier hour.
  private static func part(_ low: Double?, _ high: Double?) -> ClosedRange<Double> {
    let (low, high) = (low ?? 0, high ?? 24)
    return min(low, high)...max(low, high)
  }
}
