public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// The effect of a user's rule after it was written: its next days, and the findings of the linter.
public struct RuleOutlook: Sendable {
  /// The rule as in lists.
  public let item: RuleItem
  /// The next days, at most ``most``; none if it has no day in the next ``PreviewRule/years`` years.
  public let days: [Day]
  /// The findings of the linter.
  public let findings: [FindingItem]

  /// The number of days in the answer.
  public static let most = 3

  /// The outlook of a rule.
  ///
  /// - Parameter almanac: Every region of the store, read after the rule was written.
  /// - Throws: `.notFound` for an unknown rule.
  public init(
    _ id: RuleID, _ almanac: Almanac, from day: Day, languages: [LanguageCode], own: [UserRule] = []
  ) throws(Failure) {
    item = try ListRules(almanac, own: own).rule(id.string, on: day, languages: languages)
    days = try PreviewRule(almanac)(of: item, from: day, most: Self.most)
    findings = almanac.findings(in: item.region, about: [id])
  }

  /// Whether its days are off for the whole day.
  public var isDayOff: Bool { item.period?.kind == .public && item.period?.isWholeDay ?? false }
}

extension RuleOutlook: FieldWritable {
  /// The rule's fields, and its next days.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    item.write(to: &writer)
    writer.field("next", days.map(\.iso))
  }
}

extension Almanac {
  /// The findings of the linter in own rules, which need neither a source nor a name in each of a region's languages.
  public func findings(in region: RegionCode, about rules: Set<RuleID>) -> [FindingItem] {
    book.lint(region).filter { finding in
      finding.isAboutOwn && finding.rule.map(rules.contains) ?? false
    }.map(FindingItem.init)
  }

  /// The findings in what a file brought: in its rules, and in the region itself if it is the user's own.
  public func findings(inImported region: Region) -> [FindingItem] {
    let ids = Set(region.rules.map { $0.id })
    return book.lint(region.code).filter { finding in
      finding.isAboutOwn && finding.rule.map(ids.contains) ?? ownRegions.contains(region.code)
    }.map(FindingItem.init)
  }

  /// The user's own regions whose parent does not exist, or leads back to them, and the parent that each names.
  public var wrongParents: [(finding: FindingItem, parent: RegionCode)] {
    var found: [(finding: FindingItem, parent: RegionCode)] = []
    for code in ownRegions.sorted() {
      guard let parent = book[code]?.parent else { continue }
      for finding in book.parentFindings(code) { found.append((finding: FindingItem(finding), parent: parent)) }
    }
    return found
  }
}

extension LintFinding {
  /// Whether the finding matters in a user's rule.
  public var isAboutOwn: Bool {
    switch problem {
    case .missingName, .noSource: false
    default: true
    }
  }
}
