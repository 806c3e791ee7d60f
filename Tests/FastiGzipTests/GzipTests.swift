import FastiGzip
import TestSupport
import Testing

/// What is compressed is read back by another program: the system's `gzip`.
@Suite("Gzip") struct GzipTests {
  static let plain = Array(String(repeating: "Week 6 of 2026, <Påskdagen> & 5 days. ", count: 400).utf8)

  @Test("compressed text is smaller and is restored", arguments: [0, 1, 100, 15_000])
  func roundTrip(_ count: Int) throws {
    let bytes = Array(Self.plain.prefix(count))
    let packed = try #require(Gzip.compressed(bytes))
    #expect(try gunzipped(packed) == bytes)
    if count > 100 { #expect(packed.count < count / 10) }
    #expect(Gzip.compressed(bytes) == packed)
  }

  @Test("noise is restored too")
  func noise() throws {
    var chance = Chance(seed: 7)
    let bytes = (0..<100_000).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
    #expect(try gunzipped(try #require(Gzip.compressed(bytes))) == bytes)
  }

  @Test(
    "a template gives its bytes with any text in the places",
    arguments: [[], [0], [500], [0, 36, 5_000], [14_000, 14_040, Self.plain.count - 36]])
  func template(_ places: [Int]) throws {
    let template = try #require(GzipTemplate(Self.plain, places: places, length: 36))
    for letter in ["a", "b"] {
      let text = Array(String(repeating: letter, count: 36).utf8)
      var wanted = Self.plain
      for place in places { wanted.replaceSubrange(place..<place + 36, with: text) }
      #expect(try gunzipped(try #require(template.filled(with: text))) == wanted)
    }
  }

  @Test("a text of another length is refused")
  func lengths() throws {
    let template = try #require(GzipTemplate(Self.plain, places: [10], length: 36))
    #expect(template.filled(with: [1, 2, 3]) == nil)
    #expect(GzipTemplate(Self.plain, places: [10], length: 70_000) == nil)
  }
}
