import FastiCivil
import FastiPlaces
import FastiWeather
import Testing

@Suite("The list of places") struct PlaceListTests {
  private func places(_ word: String, country: String? = nil) -> [(place: ListedPlace, isWhole: Bool)] {
    ShippedPlaces.read { list in
      PlaceList(list).places(beginning: Array(word.utf8), country: country) { name in
        name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      }
    } ?? []
  }

  @Test("it has at most 1.5 MB, and every line of it is a place") func whole() throws {
    #expect((ShippedPlaces.all.first?.text.utf8CodeUnitCount ?? 0) <= 1_500_000)
    let lines = ShippedPlaces.read { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
    let count = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("zones ") && !$0.hasPrefix("country ") }.count
    #expect(count > 30_000 && places("").count == count)
  }

  @Test("a place is found by its name and by its spelling, the largest first") func search() throws {
    let stockholm = try #require(places("stockholm").first?.place)
    #expect(
      stockholm.country == "SE" && stockholm.zone == "Europe/Stockholm" && stockholm.coordinates.text == "59.33,18.07")
    #expect(places("athens").first?.place.country == "GR" && places("athens", country: "US").first?.place.part == "GA")
    #expect(places("東京").first?.place.name == "Tokyo" && places("Київ").first?.place.name == "Kyiv")
    #expect(places("nowhere at all").isEmpty)
  }
}
