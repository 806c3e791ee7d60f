import FastiCivil
import Foundation
import Testing

@testable import FastiCalendars

/// The evening of a day at a place: what the rules of computed months ask about Sun and Moon.
private struct Evening {
  /// Hours from the conjunction to sunset.
  let age: Double
  /// Minutes from sunset to moonset.
  let lag: Double
  /// The altitude of the centre of the Moon and its distance from the Sun at sunset, seen from the place, degrees.
  let altitude, elongation: Double

  init?(_ day: Day, _ place: Place, _ conjunction: SkyInstant) throws {
    let noon = Double(day.number) * 86_400 + 43_200 - place.longitude * 240
    let (latitude, longitude) = (place.latitude, place.longitude)
    let sun = try Sky.rising(.sun, in: noon..<noon + 86_400, latitude: latitude, longitude: longitude)
    let moon = try Sky.rising(.moon, in: noon..<noon + 86_400, latitude: latitude, longitude: longitude)
    guard let sunset = sun.set.moment, let moonset = moon.set.moment else { return nil }
    age = (sunset.universal - conjunction.universal) / 3_600
    lag = (moonset.universal - sunset.universal) / 60
    let observer = try Observer(latitude: latitude, longitude: longitude)
    let terrestrial = TimeScale.terrestrial(universal: sunset.universal)
    let (a, b) = (place.direction(.sun, terrestrial, observer), place.direction(.moon, terrestrial, observer))
    altitude = asin(b.out * observer.zenith.equator + b.pole * observer.zenith.pole) * 180 / .pi
    elongation = acos(a.out * b.out + a.east * b.east + a.pole * b.pole) * 180 / .pi
  }
}

/// A place, degrees.
private struct Place {
  let latitude, longitude: Double

  /// The direction of a body: along the meridian, eastward, and along the pole.
  func direction(
    _ body: SkyBody, _ terrestrial: Double, _ observer: Observer
  ) -> (out: Double, east: Double, pole: Double) {
    let nutation = Nutation(days: terrestrial / 86_400)
    let p = body.place(days: terrestrial / 86_400, nutation: nutation)
    let turns = Passage.sidereal(terrestrial: terrestrial, nutation: nutation) + observer.longitude
    let (s, c) = Trig.sinCos(turns: turns)
    let (out, east, pole) = (p.x * c + p.y * s - observer.axis, p.y * c - p.x * s, p.z - observer.plane)
    let distance = (out * out + east * east + pole * pole).squareRoot()
    return (out / distance, east / distance, pole / distance)
  }
}

@Suite("Computed months of the tables") struct ComputedMonths {
  /// The first day of a month by a rule for its evenings.
  private func first(
    _ year: Int, _ month: Int, _ place: Place, _ starts: (Evening) -> Bool
  ) throws -> Day {
    let conjunction = try Sky.newMoon(lunation: MakkahRule.lunation(year: year, month: month))
    var evening = conjunction.day(offset: Int(place.longitude * 240))
    for _ in 0..<4 {
      if let sky = try Evening(evening, place, conjunction), starts(sky) { break }
      evening += 1
    }
    return evening + 1
  }

  /// The first day of a month by the rule that the table names as its source.
  private func computed(_ id: AlmanacID, _ year: Int, _ month: Int) throws -> Day {
    switch id {
    case .hijriSg:
      try first(year, month, Place(latitude: 1.3521, longitude: 103.8198)) {
        year < 1_443
          ? $0.altitude >= 2 && $0.elongation >= 3 || $0.age >= 8 && $0.altitude > 0
          : $0.altitude >= 3 && $0.elongation >= 6.4
      }
    case .hijriBn:
      try first(year, month, Place(latitude: 4.9, longitude: 114.94)) { $0.altitude >= 3 && $0.elongation >= 6.4 }
    case .hijriEg:
      try first(year, month, Place(latitude: 30.05, longitude: 31.24)) { $0.age > 0 && $0.lag >= 5 }
    case .hijriIn: try first(year, month, Place(latitude: 11.25, longitude: 75.78)) { $0.lag >= 48 }
    default: try CalendarDate(.hijriUmmAlQura, year: year, month: month, day: 1).day
    }
  }

  @Test("every month marked as computed begins on the day of its rule by Fasti's own Sun and Moon")
  func rules() throws {
    var tables: [AlmanacID] = []
    for id in AlmanacID.hijri {
      let months = id.table.entries.filter(\.isComputed)
      if !months.isEmpty { tables.append(id) }
      for entry in months {
        let day = try computed(id, Int(entry.year), Int(entry.month))
        #expect(day == entry.start, "\(id.name) \(entry.year)-\(entry.month): \(day.iso), not \(entry.start.iso)")
      }
    }
    #expect(tables == [.hijriAe, .hijriBh, .hijriBn, .hijriEg, .hijriIn, .hijriKw, .hijriQa, .hijriSg])
  }

  @Test("a computed month is not decided, the months beside it are") func marks() throws {
    let table = AlmanacID.hijriEg.table
    let (computed, announced) = (try Day(iso: "2025-06-25"), try Day(iso: "2025-06-26"))
    #expect(table.isComputed(computed - 40) && !table.isDecided(computed - 40))
    #expect(!table.isComputed(announced) && table.isDecided(announced))
    #expect(table.decidedDays?.last.iso == "2026-04-17" && table.days?.last.iso == "2026-06-15")
    #expect(table.days(month: 10, day: .day(1), inGregorianYear: 2_025).map(\.iso) == ["2025-03-31"])
  }

  @Test("Malaysia's months are those of the criterion of 2021, but for the one that was seen a day earlier")
  func malaysia() throws {
    let place = Place(latitude: 3.139, longitude: 101.687)
    var differing: [String] = []
    for entry in AlmanacID.hijriMy.table.entries where entry.year >= 1_443 {
      let day = try first(Int(entry.year), Int(entry.month), place) { $0.altitude >= 3 && $0.elongation >= 6.4 }
      if day != entry.start { differing.append(entry.start.iso) }
    }
    #expect(differing == ["2022-05-02"])
  }
}
