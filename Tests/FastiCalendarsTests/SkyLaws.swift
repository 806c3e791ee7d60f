import FastiCivil
import Testing

@testable import FastiCalendars

/// What must hold for every year and every lunation.
@Suite("Sky: laws")
struct SkyLaws {
  @Test("terms of a year are in order, fall in that year and are 14 to 16.5 days apart")
  func termsInOrder() throws {
    var previous = try Sky.term(try SolarTerm(longitude: 270), year: 1582)
    for year in 1583...2999 {
      for index in 0..<24 {
        let longitude = (285 + 15 * index) % 360
        let event = try Sky.term(try SolarTerm(longitude: longitude), year: year)
        let gap = (event.terrestrial - previous.terrestrial) / 86_400
        #expect(gap > 14 && gap < 16.5, "\(longitude)° of \(year)")
        #expect(event.day(offset: 0).year == year, "\(longitude)° of \(year)")
        previous = event
      }
    }
  }

  @Test("at a term the Sun is at its longitude")
  func longitudeAtTerm() throws {
    for year in stride(from: 1583, through: 2999, by: 59) {
      for term in SolarTerm.all {
        let event = try Sky.term(term, year: year)
        let error = Trig.signed(Sky.sunLongitude(terrestrial: event.terrestrial) - Double(term.longitude)) * 3600
        #expect(abs(error) < 0.04, "\(term.longitude)° of \(year): \(error) arc seconds")
      }
    }
  }

  @Test("the table of seasons and the series agree within 0.7 s")
  func termTable() throws {
    for year in stride(from: 1600, through: 2400, by: 4) {
      for season in Season.allCases {
        let table = TermTable.days(season, year: year)
        let error = (table - Sky.searchTerm(season.term, year: year)) * 86_400
        #expect(abs(error) < 0.7, "\(season.longitude)° of \(year): \(error) s")
      }
    }
  }

  @Test("the table of new moons and the series agree within 1 s")
  func newMoonTable() throws {
    for k in stride(from: NewMoonTable.lunations.lowerBound, through: NewMoonTable.lunations.upperBound, by: 3) {
      let error = (NewMoonTable.days(lunation: k) - Sky.searchPhase(.newMoon, lunation: k)) * 86_400
      #expect(abs(error) < 1, "lunation \(k): \(error) s")
    }
  }

  @Test("new moons are 29.2 to 29.9 days apart")
  func newMoonsInOrder() throws {
    var previous = try Sky.newMoon(lunation: Sky.lunations.lowerBound)
    for k in Sky.lunations.dropFirst() {
      let event = try Sky.newMoon(lunation: k)
      let gap = (event.terrestrial - previous.terrestrial) / 86_400
      #expect(gap > 29.2 && gap < 29.9, "lunation \(k): \(gap) days")
      previous = event
    }
  }

  @Test("the phases of a lunation are in order, at their elongations")
  func phases() throws {
    for k in stride(from: -5100, through: 12_300, by: 37) {
      var last = -Double.infinity
      for phase in MoonPhase.allCases {
        let t = try Sky.phase(phase, lunation: k).terrestrial
        let lead = Sky.moonLongitude(terrestrial: t) - Sky.sunLongitude(terrestrial: t)
        #expect(abs(Trig.signed(lead - Double(phase.elongation))) * 3600 < 0.8, "\(phase) of \(k)")
        #expect(t > last)
        last = t
      }
      #expect(try last < Sky.newMoon(lunation: k + 1).terrestrial)
    }
  }

  @Test("the lunation of a moment begins on or before it and ends after it")
  func lunationOfMoment() throws {
    for k in stride(from: -5100, through: 12_300, by: 101) {
      let start = try Sky.newMoon(lunation: k).universal
      #expect(Sky.lunation(onOrBefore: start) == k)
      #expect(Sky.lunation(onOrBefore: start - 0.01) == k - 1)
      #expect(Sky.lunation(onOrBefore: start + 15 * 86_400) == k)
    }
    #expect(Sky.lunation(onOrBefore: -.infinity) == Sky.lunations.lowerBound)
    #expect(Sky.lunation(onOrBefore: .infinity) == Sky.lunations.upperBound)
    #expect(Sky.lunation(onOrBefore: .nan) == Sky.lunations.lowerBound)
  }

  @Test("questions without an answer are refused with a named error")
  func refusals() {
    #expect(throws: SkyError.notATerm(longitude: 10)) { try SolarTerm(longitude: 10) }
    #expect(throws: SkyError.notATerm(longitude: 360)) { try SolarTerm(longitude: 360) }
    #expect(throws: SkyError.yearOutOfRange(year: 1581, limits: 1582...3000)) {
      try Sky.season(.marchEquinox, year: 1581)
    }
    #expect(throws: SkyError.lunationOutOfRange(lunation: Int.max, limits: Sky.lunations)) {
      try Sky.newMoon(lunation: .max)
    }
    #expect(throws: SkyError.placeOutOfRange(latitude: 91, longitude: 0)) {
      _ = try Sky.sun(on: Day(0), latitude: 91, longitude: 0, offset: 0)
    }
    #expect(throws: SkyError.self) { _ = try Sky.sun(on: Day(0), latitude: .nan, longitude: 0, offset: 0) }
    #expect(throws: SkyError.self) { _ = try Sky.sun(on: Day(.max), latitude: 0, longitude: 0, offset: 0) }
    #expect(throws: SkyError.intervalOutOfRange(seconds: 0)) {
      _ = try Sky.rising(.moon, in: 0..<0, latitude: 0, longitude: 0)
    }
  }
}
