public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// A region as a list shows it.
public struct RegionItem: Sendable {
  public let code: RegionCode
  /// The name in the reader's language.
  public let name: String
  /// The region it inherits from.
  public let parent: RegionCode?
  /// Whether it is one of `regions.selected`.
  public let isSelected: Bool
  /// Public holidays of the year of the question, rules counted once each.
  public let publicRules: Int
  /// Other rules in force in that year.
  public let observances: Int
}

extension RegionItem: Fielded {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("code", code.string)
    writer.field("name", name)
    writer.field("parent", parent?.string)
    writer.field("selected", isSelected)
    writer.field("public", publicRules)
    writer.field("observances", observances)
  }

  /// The columns of a CSV that holds no region.
  public static let columns: [StaticString] = ["code", "name", "parent", "selected", "public", "observances"]
}

/// Answers which regions there are.
public struct ListRegions {
  private let almanac: Almanac

  /// The regions of an almanac that holds every region.
  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// Every region, by code; rules are counted by what they mean on that day.
  public func callAsFunction(on day: Day, languages: [LanguageCode]) -> [RegionItem] {
    var items: [RegionItem] = []
    for region in almanac.book.regions.sorted(by: { $0.code < $1.code }) where !region.code.bytes.isEmpty {
      guard let merged = almanac.book.merged(region.code) else { continue }
      var red = 0
      var other = 0
      for rule in merged.rules {
        guard let period = rule.periods.first(where: { $0.validity.contains(day) && $0.pattern.isRecurring }) else {
          continue
        }
        if period.kind == .public { red += 1 } else { other += 1 }
      }
      let name = region.names.text(in: languages + region.languages, on: day)
      items.append(
        RegionItem(
          code: region.code, name: String(decoding: name, as: UTF8.self), parent: region.parent,
          isSelected: almanac.settings.selected.contains(region.code), publicRules: red, observances: other))
    }
    return items
  }
}
