import FastiCalendars
import FastiCivil
import Foundation
import Testing

/// Rising and setting as computed elsewhere.
@Suite("Sky Vectors: rising and setting")
struct SkyRisingVectors {
  @Test("sunrise and sunset: 2 s below 61 degrees, 10 s to 70, and the same days without")
  func sun() throws {
    for row in try SkyVectors.rows("sunriseset.csv") {
      let latitude = try #require(Double(row[1]))
      let zone = try #require(TimeZone(identifier: row[3]))
      let (rise, set) = try Sky.rising(
        .sun, in: try localDay(row[4], zone), latitude: latitude, longitude: try #require(Double(row[2])))
      let tolerance = abs(latitude) < 61 ? 2.0 : 10
      try check(rise, row[5], tolerance, "sunrise \(row[0]) \(row[4])")
      try check(set, row[6], tolerance, "sunset \(row[0]) \(row[4])")
    }
  }

  @Test("dawn and dusk of civil twilight: 5 s below 61 degrees, 30 s beyond, and the same nights that do not get dark")
  func twilight() throws {
    for row in try SkyVectors.rows("twilight.csv") {
      let latitude = try #require(Double(row[1]))
      let zone = try #require(TimeZone(identifier: row[3]))
      let (dawn, dusk) = try Sky.twilight(
        in: try localDay(row[4], zone), latitude: latitude, longitude: try #require(Double(row[2])))
      let tolerance = abs(latitude) < 61 ? 5.0 : 30
      try check(dawn, row[5], tolerance, "dawn \(row[0]) \(row[4])")
      try check(dusk, row[6], tolerance, "dusk \(row[0]) \(row[4])")
    }
  }

  @Test("the Moon is new on the days of new moons, and has its shapes in order between them")
  func shapes() throws {
    for row in try SkyVectors.rows("newmoons.csv").prefix(60) {
      let start = (try SkyVectors.seconds(row[0]) / 86_400).rounded(.down) * 86_400
      var shapes: [MoonShape] = []
      for day in 0..<29 {
        let shape = try Sky.moon(in: start + Double(day) * 86_400..<start + Double(day + 1) * 86_400)
        if shapes.last != shape { shapes.append(shape) }
      }
      #expect(shapes == MoonShape.allCases, "\(row[0])")
    }
  }

  // The file lets the Sun look as large as it does that day, hence its sunset is another; its Moon and its delta-T put
  // conjunctions up to 46 s from those of the JPL ephemerides.
  @Test("the evenings at Makkah: moonset within 2 s, sunset 3 s, conjunction a minute")
  func makkah() throws {
    for row in try SkyVectors.rows("makkah_evenings.csv", folder: "hijri") {
      let noon = try SkyVectors.seconds(row[3] + "T09:00:00")
      let interval = noon..<(noon + 86_400)
      let sun = try Sky.rising(.sun, in: interval, latitude: 21.4225, longitude: 39.8262)
      let moon = try Sky.rising(.moon, in: interval, latitude: 21.4225, longitude: 39.8262)
      try check(sun.set, row[6], 3, "sunset \(row[3])")
      try check(moon.set, row[7], 2, "moonset \(row[3])")
      let conjunction = try SkyVectors.seconds(row[5])
      let newMoon = try Sky.newMoon(lunation: Sky.lunation(onOrBefore: conjunction + 86_400))
      #expect(abs(newMoon.universal - conjunction) <= 60, "conjunction \(row[5])")
    }
  }

  private func check(_ event: HorizonEvent, _ text: String, _ tolerance: Double, _ what: String) throws {
    guard !text.isEmpty else {
      #expect(event.moment == nil, "\(what): should not be")
      return
    }
    guard let moment = event.moment else {
      Issue.record("\(what): none, should be \(text)")
      return
    }
    let error = moment.universal - (try SkyVectors.seconds(text))
    #expect(abs(error) <= tolerance, "\(what): \(error) s")
  }

  private func localDay(_ text: String, _ zone: TimeZone) throws -> Range<Double> {
    let start = try SkyVectors.seconds(text + "T00:00:00")
    func midnight(_ local: Double) -> Double {
      let guess = local - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: local)))
      return local - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: guess)))
    }
    return midnight(start)..<midnight(start + 86_400)
  }
}
