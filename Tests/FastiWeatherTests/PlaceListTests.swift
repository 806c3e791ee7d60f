import FastiCivil
import FastiPlaces
import FastiWeather
import Testing

@Suite("The list of places") struct PlaceListTests {
  private func places(_ word: String, country: String? = nil) -> [(place: ListedPlace, isWhole: Bool)] {
    func fold(_ name: [UInt8]) -> [UInt8] {
      name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
    return ShippedPlaces.read { PlaceList($0).places(beginning: fold(Array(word.utf8)), country: country, fold: fold) }
      ?? []
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

  @Test(
    "a place whose name is English has the one of its country",
    arguments: [
      "Göteborg": "Gothenburg", "København": "Copenhagen", "München": "Munich", "Wien": "Vienna", "Praha": "Prague",
      "Roma": "Rome", "Lisboa": "Lisbon", "Warszawa": "Warsaw", "Genève": "Geneva", "Helsingfors": "Helsinki",
      "Hà Nội": "Hanoi", "Thành phố Hồ Chí Minh": "Ho Chi Minh City", "New York": "New York City",
    ])
  func local(_ name: String, _ english: String) throws {
    let found = try #require(places(name).first { $0.isWhole && $0.place.name == english }?.place)
    #expect(found.spelling == name && (found.called == name || english.hasPrefix(name)))
  }

  @Test("only the name and the spelling are searched, and a line that is not a place is left out") func lines() {
    let list = Array(
      """
      # M
      zones Europe/Stockholm Europe/Oslo

      country SE
      Lund||M|0|5570|1319|900
      Malmo|Malmö|M|0|5561|1300|3000
      country NO
      Moss||08|1|5943|1066|400
      Mandal||42|2|5803|745|100
      Mo|||1|9001|0|200
      Moen||50|1|0|x|100
      """.utf8)
    let found = { (word: String, country: String?) in
      list.withUnsafeBufferPointer { bytes in
        PlaceList(bytes).places(beginning: Array(word.utf8), country: country) { $0 }
          .map { "\($0.place.called) \($0.place.country) \($0.place.zone) \($0.place.people) \($0.isWhole)" }
      }
    }
    #expect(found("Ma", nil) == ["Malmo SE Europe/Stockholm 300000 false"])
    #expect(found("M", "NO") == ["Moss NO Europe/Oslo 40000 false"] && found("0", nil).isEmpty)
    #expect(found("M", nil).count == 2 && found("Lund", nil) == ["Lund SE Europe/Stockholm 90000 true"])
    #expect(found("Malmö", nil) == ["Malmö SE Europe/Stockholm 300000 true"])
  }

  @Test("if both names match, letters that English does not have select the name in the country") func marked() {
    let found = ShippedPlaces.read { list in
      [false, true].map { isMarked in
        PlaceList(list).places(beginning: Array("hanoi".utf8), country: "VN", isMarked: isMarked) { name in
          String(decoding: name, as: UTF8.self) == "Hà Nội" ? Array("hanoi".utf8) : name.map { $0 | 0x20 }
        }.first?.place.called
      }
    }
    #expect(found == ["Hanoi", "Hà Nội"])
  }

  @Test(
    "a country, and a part of it, may follow the name",
    arguments: [
      ("Springfield, US IL", "Springfield", "US", "IL"), ("springfield, us", "springfield", "US", nil),
      ("Washington, D.C.", "Washington, D.C.", nil, nil), ("59.33, 18.07", "59.33, 18.07", nil, nil),
      ("A, B, SE", "A, B", "SE", nil), ("Lund", "Lund", nil, nil), ("Lund,", "Lund,", nil, nil),
    ] as [(String, String, String?, String?)])
  func question(_ typed: String, _ name: String, _ country: String?, _ part: String?) {
    let asked = PlaceQuestion(typed)
    #expect(asked.name == name && asked.country == country && asked.part == part)
  }
}
