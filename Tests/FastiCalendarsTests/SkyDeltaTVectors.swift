import FastiCalendars
import Testing

/// Delta-T and its uncertainty at the turn of every year.
@Suite("Delta-T Vectors")
struct SkyDeltaTVectors {
  @Test("delta-T within 0.1 s and its sigma within a tenth")
  func table() throws {
    for row in try SkyVectors.rows("deltat.csv") {
      let year = try #require(Int(row[0]))
      let terrestrial = try SkyVectors.seconds("\(year)-01-01T00:00:00") - 946_728_000
      let error = DeltaT.seconds(terrestrial: terrestrial) - (try #require(Double(row[1])))
      #expect(abs(error) <= 0.1, "\(year): \(error) s")
      let sigma = try #require(Double(row[2]))
      #expect(abs(DeltaT.sigma(terrestrial: terrestrial) - sigma) <= 0.1 + sigma / 10, "sigma of \(year)")
    }
  }
}
