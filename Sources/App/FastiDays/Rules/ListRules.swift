public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Finds rules with the user's layer over them.
public struct ListRules {
  private let almanac: Almanac
  private let ownModified: [RuleID: Int64]

  /// The rules of an almanac.
  ///
  /// - Parameter own: The user's own rules as stored, for the time of their last change.
  public init(_ almanac: Almanac, own: [UserRule] = []) {
    self.almanac = almanac
    var times: [RuleID: Int64] = [:]
    for rule in own { times[RuleID(rule.ruleID)] = rule.userModifiedAt }
    ownModified = times
  }

  /// The rules of regions, including inherited ones, and the rules for every region.
  public func callAsFunction(
    _ codes: [RegionCode], on day: Day, languages: [LanguageCode]
  ) -> [RuleItem] {
    var items: [RuleItem] = []
    for code in codes + [RegionCode([])] {
      guard let region = almanac.book.merged(code) else { continue }
      for rule in region.rules { items.append(item(rule, code, region, day, languages)) }
    }
    return items
  }

  /// The rule with that id.
  /// - Throws: `.notFound` with the nearest id.
  public func rule(_ id: String, on day: Day, languages: [LanguageCode]) throws(Failure) -> RuleItem {
    let wanted = RuleID(id)
    for region in almanac.book.regions {
      for rule in region.rules where rule.id == wanted {
        return item(rule, region.code, region, day, languages)
      }
    }
    let ids = almanac.book.regions.flatMap { $0.rules.map { $0.id.string } }
    let near = Suggestion.nearest(id, among: ids)
    throw Failure(.thing(.unknown(.rule, nearest: near)), field: .id, value: id)
  }

  private func item(
    _ rule: Rule, _ code: RegionCode, _ region: Region, _ day: Day, _ languages: [LanguageCode]
  ) -> RuleItem {
    let languages = languages + region.languages
    let layer = almanac.layers[rule.id]
    let own = rule.names.text(in: languages, on: day)
    return RuleItem(
      rule: rule, region: code, layer: layer, isOwn: almanac.ownRules.contains(rule.id),
      modifiedAt: layer?.userModifiedAt ?? ownModified[rule.id],
      name: layer?.titleOverride ?? String(decoding: own, as: UTF8.self),
      targetNames: almanac.targetNames(of: rule, among: region.rules, in: languages, on: day), day: day)
  }
}
