public import FastiCivil
public import FastiHolidays

/// A country or another region without a parent, with the parts of it that a list shows.
public struct RegionGroup: Sendable {
  public let region: RegionItem
  /// Its parts at any depth, by code.
  public let parts: [RegionItem]
}

/// Groups, searches and orders regions for a list to choose from.
public struct FindRegions {
  /// Every region, by code.
  public let all: [RegionItem]
  private let list: ListRegions
  private let day: Day
  private let languages: [LanguageCode]

  /// Searches the regions of a list, on a day, with names in several languages.
  public init(_ list: ListRegions, on day: Day, languages: [LanguageCode]) {
    self.list = list
    self.day = day
    self.languages = languages
    all = list(on: day, languages: languages)
  }

  /// The regions whose codes or names, in any language, contain all the words, grouped by the region they are a part
  /// of. The group of a region whose code is the only word comes first.
  public func matching(_ text: String) -> [RegionGroup] {
    let words = text.split(separator: " ").map { String($0) }
    let found = words.isEmpty ? [] : list(on: day, languages: languages, matching: words)
    var groups = self.groups(found)
    if let exact = found.first, exact.code.matches(text),
      let place = groups.firstIndex(where: { $0.region.code == root(of: exact) })
    {
      groups.insert(groups.remove(at: place), at: 0)
    }
    return groups
  }

  /// The continents with regions, in their order.
  public var continents: [Continent] {
    let found = Set(all.compactMap { Continent(of: $0.code) })
    return Continent.allCases.filter(found.contains)
  }

  /// The regions of a continent, each country with its parts.
  public func regions(of continent: Continent) -> [RegionGroup] {
    groups(all.filter { Continent(of: $0.code) == continent })
  }

  /// Regions grouped by the regions they are parts of, which are added if they are missing; by name.
  public func groups(_ items: [RegionItem]) -> [RegionGroup] {
    var parts: [RegionCode: [RegionItem]] = [:]
    for item in items {
      let root = root(of: item)
      parts[root, default: []] += root == item.code ? [] : [item]
    }
    return parts.compactMap { code, parts in
      region(code).map { RegionGroup(region: $0, parts: parts.sorted { $0.name < $1.name }) }
    }
    .sorted { ($0.region.name, $0.region.code) < ($1.region.name, $1.region.code) }
  }

  /// Countries that match the machine's time zone or the reader's language, best match first.
  /// - Parameters:
  ///   - isHere: Whether a time zone is the machine's.
  ///   - language: The reader's language. If many countries have it, it only decides among those of the time zone.
  ///   - named: The codes of countries in the languages of the reader's browser, as in `en-US`; they come first.
  public func near(
    _ isHere: (String) -> Bool, language: String, named: Set<String> = [], atMost most: Int = 5
  ) -> [RegionItem] {
    let countries = all.filter {
      $0.parent == nil && !$0.isSelected && Continent(of: $0.code) != nil && $0.code.listed == nil
    }
    let speakers = Set(
      countries.filter { item in item.languages.contains { $0.string.split(separator: "-").first == language[...] } }
        .map(\.code))
    var known: [[UInt8]: Bool] = [:]
    var near: [(item: RegionItem, score: Int)] = []
    for item in countries {
      var score = named.contains(item.code.string) ? 4 : 0
      if let zone = item.zone {
        let isZone = known[zone] ?? isHere(String(decoding: zone, as: UTF8.self))
        known[zone] = isZone
        score += isZone ? 2 : 0
      }
      if speakers.contains(item.code), score > 0 || speakers.count <= 8 { score += 1 }
      if score > 0 { near.append((item, score)) }
    }
    return near.sorted { ($1.score, $0.item.code) < ($0.score, $1.item.code) }.prefix(most).map(\.item)
  }

  /// The topmost region that a region is a part of, or an older list of.
  private func root(of item: RegionItem) -> RegionCode {
    var seen = [item.code]
    var current = item
    while let parent = current.parent ?? current.code.listed, !seen.contains(parent), let upper = region(parent) {
      seen.append(parent)
      current = upper
    }
    return current.code
  }

  private func region(_ code: RegionCode) -> RegionItem? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].code == code ? all[low] : nil
  }
}

extension RegionCode {
  /// The region of which a code is an older list: `SE` of `SE@seed`; nil for any other code.
  fileprivate var listed: RegionCode? {
    bytes.firstIndex(of: UInt8(ascii: "@")).map { RegionCode(Array(bytes[..<$0])) }
  }
}
