import FastiCivil

/// All known regions, by code; plans are made from them.
public struct RuleBook: Sendable {
  /// The regions, in the order they were given.
  public private(set) var regions: [Region]
  /// The index of each region, by code.
  private var places = IdentifierTable<Region>()

  /// A book of these regions. Of two with one code, the first is kept.
  public init(_ regions: [Region]) {
    self.regions = []
    for region in regions { add(region) }
  }

  /// Appends a region; one with an existing code is left out.
  public mutating func add(_ region: Region) {
    if places.insert(region.code, at: regions.count) { regions.append(region) }
  }

  /// The region itself, without what it inherits; nil for an unknown code.
  public subscript(code: RegionCode) -> Region? {
    places[code].map { regions[$0] }
  }

  /// The code of the region that a text means: its code, its code in other letters, or another code for it.
  public func code(meaning text: String) -> RegionCode? {
    let exact = RegionCode(text)
    if exact.bytes.isEmpty { return nil }
    if self[exact] != nil { return exact }
    let found = regions.first { $0.code.matches(text) } ?? regions.first { $0.aliases.contains { $0.matches(text) } }
    return found?.code
  }

  /// The chain of parents of a region, nearest first, each once; it ends at an unknown parent.
  public func parents(of code: RegionCode) -> [RegionCode] {
    code.parents { self[$0]?.parent }
  }

  /// Adds a rule to a region, replacing a rule with the same id; a region that does not exist is created.
  public mutating func add(_ rule: Rule, to code: RegionCode) { add([rule], to: code) }

  /// Adds rules to a region, replacing rules with the same ids; of two with one id the later one is kept. A region that
  /// does not exist is created.
  public mutating func add(_ rules: [Rule], to code: RegionCode) {
    add(Region(code: code))
    guard !rules.isEmpty, let index = places[code] else { return }
    var added = IdentifierTable<Rule>()
    let last = rules.reversed().filter { added.insert($0.id) }.reversed()
    regions[index].rules.removeAll { added[$0.id] != nil }
    regions[index].rules += last
  }

  /// The region with everything it inherits: a parent's rules first, without those it removes or replaces.
  ///
  /// - Returns: nil for an unknown code. A chain of parents with a cycle ends where it would repeat.
  public func merged(_ code: RegionCode) -> Region? {
    guard var region = self[code]?.shifted else { return nil }
    var seen = [code]
    var parent = region.parent
    while let next = parent, !seen.contains(next), let upper = self[next] {
      seen.append(next)
      region.inherit(upper.shifted)
      parent = upper.parent
    }
    return region
  }
}

extension Region {
  fileprivate mutating func inherit(_ upper: Region) {
    var replaced = IdentifierTable<Rule>()
    for id in without { _ = replaced.insert(id) }
    for rule in rules { _ = replaced.insert(rule.id) }
    let inherited = upper.rules.filter { replaced[$0.id] == nil }
    rules = inherited + rules
    without += upper.without
    if clocks.isEmpty { clocks = upper.clocks }
    if weekends.isEmpty { weekends = upper.weekends }
    if restDays.isEmpty { restDays = upper.restDays }
    if colours == nil { colours = upper.colours }
    if languages.isEmpty { languages = upper.languages }
    if inLieuNames.entries.isEmpty { inLieuNames = upper.inLieuNames }
  }
}

extension Identifier where Kind == Region {
  /// The chain of parents of this region, nearest first, each once; it ends at a region without a parent.
  /// - Parameter parent: The parent of a region; nil for a region that is not known.
  public func parents(_ parent: (RegionCode) -> RegionCode?) -> [RegionCode] {
    var chain: [RegionCode] = []
    var next = parent(self)
    while let code = next, !chain.contains(code) {
      chain.append(code)
      next = parent(code)
    }
    return chain
  }
}
