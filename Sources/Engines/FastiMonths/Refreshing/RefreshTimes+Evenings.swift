public import FastiCalendars
public import FastiCivil

extension RefreshTimes {
  /// The times around a moment: the evenings of the day before, of that day and of the day after, if the day is the
  /// 29th of its Hijri month.
  ///
  /// The user's place is not known, so sunset is the time that clocks at Makkah show at sunset of that day, 17:38 to
  /// 19:07, read from the clocks of the user's zone.
  ///
  /// - Parameters:
  ///   - months: The active months.
  ///   - zone: The user's zone.
  public init(months: HijriMonths, zone: Zone, about now: Instant) {
    let today = zone.day(at: now)
    var evenings: [Range<Instant>] = []
    for day in [today - 1, today, today + 1] {
      guard let date = try? months.date(of: day), date.dayOfMonth == 29 else { continue }
      let start = zone.instant(day, RefreshTimes.sunset(day))
      let end = zone.instant(day + 1, RefreshTimes.night)
      if start < end { evenings.append(start..<end) }
    }
    self.init(evenings: evenings)
  }

  /// 02:00, when no decision is expected any more.
  private static let night = Instant(seconds: 7_200).time()

  /// The clock time of sunset at Makkah; 18:00 outside the years with data for the Sun.
  static func sunset(_ day: Day) -> TimeOfDay {
    let kaaba = (latitude: 21.4225, longitude: 39.8262, offset: 10_800)
    let sun = try? Sky.sun(on: day, latitude: kaaba.latitude, longitude: kaaba.longitude, offset: kaaba.offset)
    guard let set = sun?.set.moment else { return Instant(seconds: 64_800).time() }
    return set.instant.time(offset: kaaba.offset)
  }
}
