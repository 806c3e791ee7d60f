import FastiCalendars
import FastiHolidays
import FastiRegions
import Foundation
import Testing

@testable import FastiWeb

/// Finds English on pages of other languages: a text of two or more words that is the same in both is a finding, unless
/// it consists of names.
struct EnglishLeft: Sendable {
  /// The names of holidays and regions, in any language.
  private let names: [String]
  /// The words of the names and codes of regions, which have names in their own languages and in English.
  let regions: Set<String>

  /// - Parameter room: The room with the rules whose names may be on every page.
  init(_ room: Room) {
    // Present holidays, and former ones.
    let spans = ["from=2025-01-01&to=2027-12-31", "from=2003-01-01&to=2004-12-31"]
    let regions = "region=SE&region=VN&region=SE@seed&region=VN@seed"
    var found =
      ["Hijri, civil", "Bikram Sambat", "Sweden (first list)", "Vietnam (first list)"]
      + ["Iran", "Bahrain", "Bangladesh", "Brunei", "Jordan", "Kuwait", "Malaysia", "Oman", "Pakistan", "Singapore"].map
    { "Hijri (\($0))" }
      + NameLanguage.allCases.flatMap { language in
        (1...12).compactMap { HijriMonth(year: 1447, month: $0)?.nameUTF8(in: language) }
          .map { String(decoding: $0, as: UTF8.self) }
      }
    for language in ["en", "sv", "vi"] {
      for span in spans {
        found += Self.names(room.ask("/api/v1/holidays?\(span)&\(regions)&lang=\(language)").text)
      }
    }
    let heads = ShippedRegion.all.compactMap { region in
      try? Region.readHead(region.text.withUTF8Buffer { [UInt8]($0) })
    }
    let places = heads.flatMap { head in
      [head.code.string] + head.names.entries.map { String(decoding: $0.text, as: UTF8.self) }
    }
    // An apostrophe is written as a reference on a page, and splits a word there.
    let words = places.map { $0.lowercased() }.flatMap { [$0, $0.replacingOccurrences(of: "'", with: " ")] }
    self.regions = Set(words.flatMap { PageTexts.words(of: $0) })
    names = Set(found + places).sorted { $0.count > $1.count }
  }

  private static func names(_ json: String) -> [String] {
    json.components(separatedBy: "\"name\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// The texts that two answers share.
  func alike(_ one: String, _ other: String) -> [String] {
    let (one, other) = (PageTexts(one).texts, Set(PageTexts(other).texts))
    return Set(one).intersection(other).filter(isFinding).sorted()
  }

  private func isFinding(_ text: String) -> Bool {
    var text = text.replacingOccurrences(of: "&#39;", with: "'").replacingOccurrences(of: "&amp;", with: "&")
    for name in names where text.contains(name) { text = text.replacingOccurrences(of: name, with: " ") }
    let words = text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "-" }).map { $0.lowercased() }
      .filter { word in word.filter { $0.isLetter }.count > 1 }
    guard words.count > 1 else { return false }
    return !words.allSatisfy { LanguageTests.names.contains($0) || $0.hasPrefix("q") }
  }
}
