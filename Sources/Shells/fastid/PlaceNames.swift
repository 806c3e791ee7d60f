import FastiFormats
import FastiPlaces
import FastiRecords
import FastiWeather

/// Searches the list of places that ships with this program.
enum PlaceNames {
  @Sendable static func search(_ word: String, country: String?) -> [(place: ListedPlace, isWhole: Bool)] {
    let word = fold(Array(word.utf8))
    guard !word.isEmpty else { return [] }
    return ShippedPlaces.read { PlaceList($0).places(beginning: word, country: country) { fold($0) } } ?? []
  }

  /// A name as it is compared: small letters, Latin ones without their marks.
  private static func fold(_ name: [UInt8]) -> [UInt8] {
    if name.allSatisfy({ $0 < 0x80 }) {
      return name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
    return Array(Diacritics.text(String(decoding: name, as: UTF8.self)).lowercased().utf8)
  }
}
