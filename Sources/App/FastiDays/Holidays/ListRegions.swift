public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
import FastiRegions

/// A region as a list shows it.
public struct RegionItem: Sendable {
  public let code: RegionCode
  /// The name in the reader's language.
  public let name: String
  /// The region it inherits from.
  public let parent: RegionCode?
  /// Whether it is one of `regions.selected`.
  public let isSelected: Bool
  /// The number of public holidays in the year of the question; each rule is counted once.
  public let publicRules: Int
  /// Other rules in force in that year.
  public let observances: Int
  /// Whether the region is the user's own.
  public let isOwn: Bool
  /// Whether there is a shipped region with the code.
  public let isShipped: Bool
  /// The time zone of its clock, UTF-8; nil if it has none.
  public let zone: [UInt8]?
  /// Its languages, including inherited ones.
  public let languages: [LanguageCode]
  /// The communities with their own holidays in it.
  public let communities: [Community]
  /// The region whose colours pages use for it.
  public let colours: RegionCode
  /// How many of its rules for public holidays are known how well; one number for each `RuleConfidence`.
  public let confidence: [Int]
}

extension RegionItem: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("code", code.string)
    writer.field("name", name)
    writer.field("parent", parent?.string)
    writer.field("selected", isSelected)
    writer.field("public", publicRules)
    writer.field("observances", observances)
    writer.rare("law", confidence[Int(RuleConfidence.law.rawValue)])
    writer.rare("peers", confidence[Int(RuleConfidence.peers.rawValue)])
    writer.rare("one", confidence[Int(RuleConfidence.one.rawValue)])
    writer.rare("origin", isOwn ? "own" : nil)
  }

  /// The columns of a CSV without regions.
  public static let columns: [StaticString] = ["code", "name", "parent", "selected", "public", "observances"]
}

/// Lists the regions.
///
/// The data of shipped regions comes from an index, so that none of their texts is read. The regions that the user
/// changed come from the almanac.
public struct ListRegions {
  /// Whether a region ships under a code: `SE`.
  public static func isShipped(_ code: String) -> Bool { ShippedRegion.code(like: code) != nil }

  private let almanac: Almanac
  /// A summary for each region, by code.
  private let summaries: [RegionSummary]
  private let selected: [RegionCode]

  /// The shipped regions, and those of an almanac, which must contain each region that the user changed; see
  /// ``Almanac/readChanged(from:zones:)``.
  public init(_ almanac: Almanac) {
    self.almanac = almanac
    selected = almanac.settings.selected
    let index = RegionIndex.shipped()
    let changed = Set(
      almanac.book.regions.filter { region in
        almanac.ownRegions.contains(region.code) || region.rules.contains { almanac.ownRules.contains($0.id) }
      }.map(\.code))
    func isChanged(_ code: RegionCode) -> Bool {
      !changed.isEmpty && (changed.contains(code) || almanac.book.parents(of: code).contains { changed.contains($0) })
    }
    var summaries = index.regions.filter { !isChanged($0.code) }
    for region in almanac.book.regions where !region.code.bytes.isEmpty {
      guard isChanged(region.code) || index[region.code] == nil else { continue }
      if let summary = RegionSummary(region.code, in: almanac.book) { summaries.append(summary) }
    }
    self.summaries = summaries.sorted { $0.code < $1.code }
  }

  /// Every region, by code; rules are counted by their meaning on that day. A region whose code is the only word comes
  /// first.
  ///
  /// - Parameters:
  ///   - words: Only regions whose code, aliases, place or names, in any language, contain each of these words, with or
  ///     without marks on letters.
  ///   - parent: Only regions that inherit from that one, at any depth; nil for all.
  public func callAsFunction(
    on day: Day, languages: [LanguageCode], matching words: [String] = [], partsOf parent: RegionCode? = nil
  ) -> [RegionItem] {
    let wanted = words.map(Self.folded)
    let found = summaries.filter { summary in
      if let parent, !chain(of: summary).contains(parent) { return false }
      return wanted.allSatisfy { word in summary.texts.contains { Self.folded($0).contains(word) } }
    }
    let exact = found.filter { words.count == 1 && $0.isNamed(words[0]) }
    return (exact + found.filter { !exact.contains($0) }).map { item($0, day, languages) }
  }

  /// The code of the region that a text means.
  /// - Throws: `.notFound` with the nearest code.
  public func code(_ name: String) throws(Failure) -> RegionCode {
    let exact = RegionCode(name)
    let found =
      summaries.first { $0.code == exact } ?? summaries.first { $0.code.matches(name) }
      ?? summaries.first { $0.isNamed(name) }
    if let found { return found.code }
    return try almanac.code(name)
  }

  private func item(_ summary: RegionSummary, _ day: Day, _ languages: [LanguageCode]) -> RegionItem {
    let count = summary.count(on: day)
    let name = summary.names.text(in: languages + summary.languages, on: day)
    let isOwn = almanac.ownRegions.contains(summary.code)
    return RegionItem(
      code: summary.code, name: String(decoding: name, as: UTF8.self), parent: summary.parent,
      isSelected: selected.contains(summary.code), publicRules: count.publicRules,
      observances: count.others, isOwn: isOwn,
      isShipped: !isOwn || ShippedRegion.code(like: summary.code.string) != nil, zone: summary.zone,
      languages: summary.languages, communities: summary.communities, colours: summary.colours,
      confidence: summary.confidence)
  }

  /// The parents of a region, nearest first.
  private func chain(of summary: RegionSummary) -> [RegionCode] {
    var chain: [RegionCode] = []
    var next = summary.parent
    while let parent = next, !chain.contains(parent) {
      chain.append(parent)
      next = summaries.first { $0.code == parent }?.parent
    }
    return chain
  }

  private static func folded(_ text: String) -> String { Diacritics.text(text.lowercased()) }
}

extension RegionSummary {
  /// Whether a text is its code, or another code for it.
  fileprivate func isNamed(_ text: String) -> Bool { code.matches(text) || aliases.contains { $0.matches(text) } }

  /// The texts in which a search looks.
  fileprivate var texts: [String] {
    [code.string] + aliases.map(\.string) + [place].compactMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
      + names.entries.map { String(decoding: $0.text, as: UTF8.self) }
  }
}
