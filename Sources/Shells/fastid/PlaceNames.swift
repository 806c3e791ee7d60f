import FastiFormats
import FastiPlaces
import FastiRecords
import FastiWeather

/// Searches the list of places that ships with this program.
enum PlaceNames {
  @Sendable static func search(_ typed: String, country: String?) -> [(place: ListedPlace, isWhole: Bool)] {
    let asked = PlaceQuestion(typed)
    let word = fold(Array(asked.name.utf8))
    guard !word.isEmpty else { return [] }
    let found = ShippedPlaces.read {
      PlaceList($0).places(
        beginning: word, country: country ?? asked.country, isMarked: asked.name.utf8.contains { $0 >= 0x80 }
      ) { fold($0) }
    }
    return found?.filter { asked.part == nil || $0.place.part == asked.part } ?? []
  }

  /// A name in the form used for comparison: small letters, Latin letters without their marks, without spaces.
  private static func fold(_ name: [UInt8]) -> [UInt8] {
    let isPlain = name.allSatisfy { $0 < 0x80 }
    let letters = isPlain ? name : Array(Diacritics.text(String(decoding: name, as: UTF8.self)).lowercased().utf8)
    return letters.compactMap { letter in
      switch letter {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter | 0x20
      default: letter
      }
    }
  }
}
