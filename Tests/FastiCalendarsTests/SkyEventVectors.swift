import FastiCalendars
import FastiCivil
import Testing

/// Every row of the published moments, within the precision this library promises.
@Suite("Sky Vectors: seasons, terms and new moons")
struct SkyEventVectors {
  private static let epoch = 946_728_000.0
  private static let seasons: [String: Season] = [
    "march_equinox": .marchEquinox, "june_solstice": .juneSolstice, "september_equinox": .septemberEquinox,
    "december_solstice": .decemberSolstice,
  ]

  private func check(_ event: SkyInstant, universal text: String) throws {
    let expected = try SkyVectors.seconds(text)
    let error = Double(event.instant.seconds) - expected
    #expect(abs(error) <= 1, "\(text): \(error) s")
  }

  private func check(_ event: SkyInstant, terrestrial text: String, within tolerance: Double) throws {
    let error = event.terrestrial + Self.epoch - (try SkyVectors.seconds(text))
    #expect(abs(error) <= tolerance, "\(text): \(error) s")
  }

  @Test("seasons in Terrestrial Time within 1 s")
  func seasonsTerrestrial() throws {
    for row in try SkyVectors.rows("seasons_tt.csv") {
      let season = try #require(Self.seasons[row[1]])
      try check(try Sky.season(season, year: try #require(Int(row[0]))), terrestrial: row[2], within: 1)
    }
  }

  @Test("seasons in universal time within 1 s")
  func seasonsUniversal() throws {
    for row in try SkyVectors.rows("seasons.csv") {
      let season = try #require(Self.seasons[row[1]])
      try check(try Sky.season(season, year: try #require(Int(row[0]))), universal: row[2])
    }
  }

  @Test("solar terms in Terrestrial Time within 1 s")
  func termsTerrestrial() throws {
    for row in try SkyVectors.rows("solarterms_tt.csv") {
      let term = try SolarTerm(longitude: try #require(Int(row[2])))
      #expect(term.index == Int(row[1]))
      try check(try Sky.term(term, year: try #require(Int(row[0]))), terrestrial: row[3], within: 1)
    }
  }

  @Test("solar terms in universal time within 1 s")
  func termsUniversal() throws {
    for row in try SkyVectors.rows("solarterms.csv") {
      let term = try SolarTerm(longitude: try #require(Int(row[2])))
      try check(try Sky.term(term, year: try #require(Int(row[0]))), universal: row[3])
    }
  }

  @Test("new moons in Terrestrial Time within 0.5 s")
  func newMoonsTerrestrial() throws {
    for row in try SkyVectors.rows("newmoons_tt.csv") {
      try check(try nearestNewMoon(try SkyVectors.seconds(row[0])), terrestrial: row[0], within: 0.5)
    }
  }

  @Test("new moons in universal time within 1 s")
  func newMoonsUniversal() throws {
    for row in try SkyVectors.rows("newmoons.csv") {
      try check(try nearestNewMoon(try SkyVectors.seconds(row[0])), universal: row[0])
    }
  }

  private func nearestNewMoon(_ seconds: Double) throws -> SkyInstant {
    try Sky.newMoon(lunation: Sky.lunation(onOrBefore: seconds + 86_400))
  }
}
