import FastiCalendars
public import FastiCivil
public import FastiRecords

/// Answers questions about Sun and Moon in a year or on a day.
public struct ShowSky {
  private let zone: Zone

  /// Answers with civil days of a zone.
  public init(zone: Zone) { self.zone = zone }

  /// The two equinoxes and two solstices of a year of the zone.
  /// - Throws: `.invalid` outside the years 1583 to 2999.
  public func seasons(_ year: Int) throws(Failure) -> [SkyEvent] {
    var events: [SkyEvent] = []
    for season in Season.allCases {
      let moment: SkyInstant
      do { moment = try Sky.season(season, year: year) } catch { throw Failure(error) }
      events.append(SkyEvent(.season(season), moment, in: zone))
    }
    return events
  }

  /// The 24 solar terms of a year, by date.
  /// - Throws: `.invalid` outside the years 1583 to 2999.
  public func terms(_ year: Int) throws(Failure) -> [SkyEvent] {
    var events: [SkyEvent] = []
    for term in SolarTerm.all {
      let moment: SkyInstant
      do { moment = try Sky.term(term, year: year) } catch { throw Failure(error) }
      events.append(SkyEvent(.term(term), moment, in: zone))
    }
    return events.sorted { $0.moment.terrestrial < $1.moment.terrestrial }
  }

  /// The phases of the Moon whose civil day is in a year, by time.
  /// - Throws: `.invalid` outside the years 1583 to 2999.
  public func moons(_ year: Int) throws(Failure) -> [SkyEvent] {
    let days = DayRange(year: year)
    let start = Double(days.first.number) * 86_400
    var lunation = Sky.lunation(onOrBefore: start) - 1
    var events: [SkyEvent] = []
    while true {
      for phase in MoonPhase.allCases {
        let moment: SkyInstant
        do { moment = try Sky.phase(phase, lunation: lunation) } catch { throw Failure(error) }
        let event = SkyEvent(.phase(phase), moment, in: zone)
        if event.day > days.last { return events }
        if event.day >= days.first { events.append(event) }
      }
      lunation += 1
    }
  }

  /// Sunrise, noon and sunset of a civil day at a place at sea level.
  ///
  /// - Parameters:
  ///   - latitude: Degrees, north positive.
  ///   - longitude: Degrees, east positive.
  /// - Throws: `.invalid` for a place that is not on Earth, and for a day that the clocks of the zone skipped.
  public func sun(_ day: Day, latitude: Double, longitude: Double) throws(Failure) -> SunDay {
    // The civil day may have 23 or 25 hours, so its two ends are used, not an offset.
    let start = Double(zone.instant(day, .midnight).seconds)
    let end = Double(zone.instant(day + 1, .midnight).seconds)
    guard start < end else { throw Failure(.days(.skipped), field: .date, value: day.iso) }
    do {
      let (rise, set) = try Sky.rising(.sun, in: start..<end, latitude: latitude, longitude: longitude)
      let noon = try Sky.culmination(.sun, in: start..<end, longitude: longitude)
      return SunDay(
        day: day, sunrise: rise.moment, noon: noon, sunset: set.moment, reason: rise.reason ?? set.reason, zone: zone)
    } catch { throw Failure(error) }
  }
}

extension HorizonEvent {
  /// Why it does not happen; nil if it does.
  fileprivate var reason: SunDay.Absence? {
    switch self {
    case .at: nil
    case .alwaysUp: .alwaysUp
    case .alwaysDown: .alwaysDown
    case .notThatDay: .notThatDay
    }
  }
}
