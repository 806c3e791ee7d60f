import FastiCivil

/// Every region known, by code: what plans are made from.
public struct RuleBook: Sendable {
  /// The regions, in the order they were given.
  public private(set) var regions: [Region]

  /// The regions given. A code given twice keeps its first.
  public init(_ regions: [Region]) {
    self.regions = []
    for region in regions { add(region) }
  }

  /// Adds a region after those there are; one of a code that is there already is left out.
  public mutating func add(_ region: Region) {
    if self[region.code] == nil { regions.append(region) }
  }

  /// The region itself, without what it inherits; nil for an unknown code.
  public subscript(code: RegionCode) -> Region? {
    for region in regions where region.code == code { return region }
    return nil
  }

  /// Adds a rule to a region, in place of a rule of the same id; a region that does not exist yet is made.
  public mutating func add(_ rule: Rule, to code: RegionCode) {
    if let index = regions.firstIndex(where: { $0.code == code }) {
      regions[index].rules.removeAll { $0.id == rule.id }
      regions[index].rules.append(rule)
    } else {
      var region = Region(code: code)
      region.rules = [rule]
      regions.append(region)
    }
  }

  /// The region with everything it inherits: a parent's rules first, without those it removes or replaces.
  ///
  /// - Returns: nil for an unknown code. A chain of parents that leads back to itself ends where it would repeat.
  public func merged(_ code: RegionCode) -> Region? {
    guard var region = self[code] else { return nil }
    var seen = [code]
    var parent = region.parent
    while let next = parent, !seen.contains(next), let upper = self[next] {
      seen.append(next)
      region.inherit(upper)
      parent = upper.parent
    }
    return region
  }
}

extension Region {
  fileprivate mutating func inherit(_ upper: Region) {
    var inherited = upper.rules
    inherited.removeAll { rule in without.contains(rule.id) || rules.contains { $0.id == rule.id } }
    rules = inherited + rules
    without += upper.without
    if clocks.isEmpty { clocks = upper.clocks }
    if weekends.isEmpty { weekends = upper.weekends }
    if colours == nil { colours = upper.colours }
    if languages.isEmpty { languages = upper.languages }
    if inLieuNames.entries.isEmpty { inLieuNames = upper.inLieuNames }
  }
}
