import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords
import FastiWords

extension Call {
  /// The greatest number of shown regions if more were found.
  private static let mostFound = 60
  /// The number of regions up to which all are shown without a search.
  private static let fewRegions = 12

  /// All regions of an almanac, to choose from.
  func choices(_ almanac: Almanac) -> [RegionChoice] {
    ListRegions(almanac)(on: today, languages: regionLanguages).map { RegionChoice($0) }
  }

  /// The regions to choose from: the selected ones, the near ones, and those that match the search of the address.
  /// - Parameters:
  ///   - named: The codes of countries that the browser names.
  ///   - ticked: The regions of a selection that was not saved; they stay ticked.
  func finder(_ find: FindRegions, named: Set<String> = [], ticked: [String]? = nil) -> RegionFinder {
    var finder = RegionFinder(selected: find.all.filter(\.isSelected).map { RegionChoice($0) })
    if let ticked {
      finder.selected = find.all.filter { ticked.contains($0.code.string) }.map { item in
        var choice = RegionChoice(item)
        choice.isSelected = true
        return choice
      }
    }
    let isFew = find.all.count <= Self.fewRegions
    if !isFew { finder.continents = find.continents.map { ($0.rawValue, $0.phrase) } }
    var groups: [RegionGroup]?
    if let words = query("find") {
      finder.query = FieldInput(words)
      groups = find.matching(words)
    } else if let word = query("continent"), let continent = Continent(rawValue: word) {
      finder.continent = word
      groups = find.regions(of: continent)
    }
    if let groups {
      let shown = finder.continent == nil ? groups.prefix(Self.mostFound) : groups[...]
      finder.found = shown.map { RegionChoice($0, showsParts: finder.continent == nil) }
      finder.further = groups.count - shown.count
    }
    finder.proposed =
      isFew
      ? find.groups(find.all.filter { !$0.isSelected }).map { RegionChoice($0, showsParts: true) }
      : near(find, named).map { RegionChoice($0) }
    // Each region is shown once: if one of two boxes of a code is cleared, the other would still select it.
    var listed = Set((finder.found ?? []).flatMap { [$0] + $0.parts }.map(\.region.code))
    finder.selected.removeAll { listed.contains($0.region.code) }
    listed.formUnion(finder.selected.map(\.region.code))
    finder.proposed.removeAll { listed.contains($0.region.code) }
    return finder
  }

  private func near(_ find: FindRegions, _ named: Set<String>) -> [RegionItem] {
    let here = server.settings.zone
    return find.near({ name in (try? server.zones.zone(named: name)) == here }, language: pageLanguage, named: named)
  }

  /// The codes of countries in the languages of the browser, such as `US` in `en-US`.
  var countriesOfBrowser: Set<String> {
    Set(
      request.headers.preferences("Accept-Language").compactMap { range in
        range.name.split(separator: "-").dropFirst().first { $0.utf8.count == 2 }?.uppercased()
      })
  }

  /// The communities of the selected regions, and whether they are ticked.
  func communities(_ find: FindRegions, _ settings: Preferences) -> [(name: String, isOn: Bool)] {
    let ticked = settings.communities
    let found = Set(find.all.filter(\.isSelected).flatMap(\.communities)).union(ticked)
    return found.sorted().map { ($0.string, ticked.contains($0)) }
  }
}

extension RegionChoice {
  fileprivate init(_ item: RegionItem) {
    self.init(
      RegionPill(code: item.code.string, name: item.name, colours: item.colours), isSelected: item.isSelected,
      publicRules: item.publicRules, observances: item.observances)
  }

  fileprivate init(_ group: RegionGroup, showsParts: Bool) {
    self.init(group.region)
    parts = group.parts.map { RegionChoice($0) }
    self.showsParts = showsParts || group.parts.contains(where: \.isSelected)
  }
}

extension Continent {
  fileprivate var phrase: Phrase {
    switch self {
    case .africa: .continentAfrica
    case .asia: .continentAsia
    case .europe: .continentEurope
    case .northAmerica: .continentNorthAmerica
    case .southAmerica: .continentSouthAmerica
    case .oceania: .continentOceania
    case .antarctica: .continentAntarctica
    }
  }
}
