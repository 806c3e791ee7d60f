public import FastiCivil

/// A finding: something in a set of rules that is valid but probably not intended.
public struct LintFinding: Hashable, Sendable {
  /// Why a rule is reported.
  public enum Problem: Hashable, Sendable {
    /// The rule refers to itself through the rules it refers to.
    case cycle
    /// The rule refers to one that the region does not have.
    case unknownReference(RuleID)
    /// Two periods apply on the same day.
    case overlappingPeriods
    /// The rule gives no day in the 400 years around 2000.
    case neverOccurs
    /// The rule has the names, periods and exceptions of an earlier one.
    case sameAs(RuleID)
    /// The rule has no name in a language the region declares.
    case missingName(LanguageCode)
    /// The region removes a rule that its parents do not have.
    case removesUnknown
    /// The region's parent does not exist.
    case unknownParent
    /// By its code the region is a part of another one, but it does not name a parent.
    case noParent(RegionCode)
    /// The region refers to itself through its parents.
    case circularParent
    /// The rule falls twice in that year, and one of its exceptions names only the year.
    case twiceInYear(Int)
    /// The rule has an exception for that year or day, when it does not fall.
    case idleException(RuleException.Occasion)
    /// The region does not declare a language.
    case noLanguage
    /// The rule does not name a source.
    case noSource
    /// The contrast of the region's colours is below ``RegionColours/leastContrast``.
    case lowContrast
    /// The range of dates crosses the end of the year and has this many days, as if it were written backwards.
    case longRange(Int)
    /// One decree makes the day a day off and the other a working day; the other is that of the named rule.
    case offAndWorked(RuleID, Day)
    /// Two decrees give different times on the day; the other is that of the named rule.
    case otherTimes(RuleID, Day)
  }

  public var region: RegionCode
  /// The rule with the problem; nil for the whole region.
  public var rule: RuleID?
  public var problem: Problem

  /// A finding.
  public init(region: RegionCode, rule: RuleID?, problem: Problem) {
    self.region = region
    self.rule = rule
    self.problem = problem
  }
}

extension RuleBook {
  /// The findings of the linter in a region: cycles, overlapping periods, rules that never occur, names missing.
  ///
  /// - Complexity: 400 years of the region's rules.
  public func lint(_ code: RegionCode) -> [LintFinding] {
    guard let own = self[code], let region = merged(code) else { return [] }
    var findings: [LintFinding] = []
    func find(_ rule: RuleID?, _ problem: LintFinding.Problem) {
      findings.append(LintFinding(region: code, rule: rule, problem: problem))
    }
    if region.languages.isEmpty { find(nil, .noLanguage) }
    if let colours = own.colours, colours.contrast < RegionColours.leastContrast { find(nil, .lowContrast) }
    findings += parentFindings(code)
    if own.parent == nil, let whole = code.whole { find(nil, .noParent(whole)) }
    for id in own.without where !inheritedIDs(of: own).contains(id) { find(id, .removesUnknown) }
    for index in RuleReferences(region.rules).circular.sorted() { find(region.rules[index].id, .cycle) }
    let others = code.bytes.isEmpty ? region.rules.targets.compactMap { holding($0) } : []
    let plan = HolidayPlan(region, communities: region.communities, others: others.map { HolidayPlan($0) })
    let found = nominals(plan)
    let live = Set(found.map { plan.steps[Int($0.step)].rule })
    let contradictions = plan.contradictions(among: found)
    var twins: [Rule: RuleID] = [:]
    for (index, rule) in region.rules.enumerated() {
      for language in region.languages where !rule.names.languages.contains(language) {
        find(rule.id, .missingName(language))
      }
      if rule.check(line: 0).contains(where: { $0.problem == .overlapping }) { find(rule.id, .overlappingPeriods) }
      for period in rule.periods {
        guard let target = period.pattern.target, !([region] + others).hasRule(target) else { continue }
        find(rule.id, .unknownReference(target))
      }
      for period in rule.periods {
        if let days = period.pattern.longRange { find(rule.id, .longRange(days)) }
      }
      if !live.contains(Int32(index)) { find(rule.id, .neverOccurs) }
      let content = rule.content
      if let twin = twins[content] { find(rule.id, .sameAs(twin)) } else { twins[content] = rule.id }
      for problem in plan.exceptionProblems(Int32(index)) { find(rule.id, problem) }
      for problem in contradictions[Int32(index)] ?? [] { find(rule.id, problem) }
      if rule.sources.isEmpty { find(rule.id, .noSource) }
    }
    return findings
  }

  /// The findings about the parent that a region names: it does not exist, or leads back to the region.
  public func parentFindings(_ code: RegionCode) -> [LintFinding] {
    guard let parent = self[code]?.parent else { return [] }
    let problem: LintFinding.Problem? =
      self[parent] == nil ? .unknownParent : parents(of: code).contains(code) ? .circularParent : nil
    return problem.map { [LintFinding(region: code, rule: nil, problem: $0)] } ?? []
  }

  /// Whether a region has the rule.
  public func hasRule(_ id: RuleID) -> Bool { regions.hasRule(id) }

  /// The first region that has the rule itself, with everything it inherits.
  private func holding(_ id: RuleID) -> Region? {
    regions.first { $0.rules.contains { $0.id == id } }.flatMap { merged($0.code) }
  }

  private func inheritedIDs(of region: Region) -> [RuleID] {
    guard let parent = region.parent, let upper = merged(parent) else { return [] }
    return upper.rules.map { $0.id }
  }

  /// The nominal days of all rules between 1800 and 2199.
  private func nominals(_ plan: HolidayPlan) -> [Nominal] {
    let range = DayRange(years: 1_800...2_199)
    var search = NominalSearch(plan, range, asked: range)
    search.run()
    return search.found
  }
}

extension Rule {
  /// The rule without its id and its sources.
  fileprivate var content: Rule {
    var content = self
    content.id = RuleID([])
    content.sources = []
    return content
  }
}

extension [Region] {
  fileprivate func hasRule(_ id: RuleID) -> Bool { contains { $0.rules.contains { $0.id == id } } }
}

extension Identifier where Kind == Region {
  /// The code of the region that contains this one: `DE-BY` for `DE-BY-AUGSBURG`; nil for a country, and for a variant
  /// such as `AU-NSW@seed`.
  var whole: RegionCode? {
    guard !bytes.contains(UInt8(ascii: "@")), let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return RegionCode(bytes[..<hyphen])
  }
}
