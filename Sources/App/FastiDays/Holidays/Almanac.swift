import FastiCivil
public import FastiHolidays
public import FastiRecords
import FastiRegions

/// The regions, rules, layers and settings of a user: everything that a question about holidays needs, in one value.
public struct Almanac: Sendable {
  /// Shipped regions and the user's rules, by region.
  public let book: RuleBook
  /// The user's layer over a rule, by the rule's id.
  public let layers: [RuleID: RuleLayer]
  /// The rules of the user.
  public let ownRules: Set<RuleID>
  /// The regions of the user; one with the code of a shipped region replaces it.
  public let ownRegions: Set<RegionCode>
  /// The user's settings; a setting that was never set has its initial value.
  public let settings: Preferences
  /// The communities whose own holidays are shown and counted.
  private(set) var communities: Set<Community>
  private let zones: any Zones

  /// An almanac from the stored data.
  public init(
    book: RuleBook, layers: [RuleID: RuleLayer], ownRules: Set<RuleID>, ownRegions: Set<RegionCode> = [],
    settings: Preferences, zones: any Zones
  ) {
    self.book = book
    self.layers = layers
    self.ownRules = ownRules
    self.ownRegions = ownRegions
    self.settings = settings
    communities = settings.communities
    self.zones = zones
  }

  /// The same with one more rule, which is shown even if it is hidden or for a community that was not chosen: a preview
  /// of a rule before it is saved.
  func trying(_ rule: Rule, in code: RegionCode) -> Almanac {
    var book = book
    book.add(rule, to: code)
    var layers = layers
    layers[rule.id] = nil
    var almanac = with(book, layers)
    almanac.communities.formUnion(rule.periods.compactMap(\.community))
    return almanac
  }

  /// The same with other regions and layers.
  func with(_ book: RuleBook, _ layers: [RuleID: RuleLayer]? = nil) -> Almanac {
    Almanac(
      book: book, layers: layers ?? self.layers, ownRules: ownRules, ownRegions: ownRegions, settings: settings,
      zones: zones)
  }

  /// The codes of a question: the named ones, otherwise the selected ones; lower-case codes and other codes of a region
  /// are accepted.
  /// - Throws: `.notFound` for an unknown code, with the nearest one.
  public func codes(_ named: [String]) throws(Failure) -> [RegionCode] {
    guard !named.isEmpty else { return settings.selected.filter { book[$0] != nil } }
    var codes: [RegionCode] = []
    for name in named {
      let code = try code(name)
      if !codes.contains(code) { codes.append(code) }
    }
    return codes
  }

  /// The codes of a question about holidays or business days: the named ones, otherwise the selected ones. The user's
  /// rules for every region are not enough: with only them, every public holiday would be counted as worked.
  ///
  /// - Parameter field: The field of a failure.
  /// - Throws: `.usage` when no region is named or selected; `.notFound` for an unknown code.
  public func regions(asked named: [String], field: Field, hint: Failure.Hint? = nil) throws(Failure) -> [RegionCode] {
    let codes = try codes(named)
    guard !codes.isEmpty else { throw Failure(.request(.noRegion), field: field, hint: hint) }
    return codes
  }

  /// The region's code that a text means; another code for a region means the region.
  /// - Throws: `.notFound` with the nearest code.
  public func code(_ name: String) throws(Failure) -> RegionCode {
    guard let code = book.code(meaning: name) else { throw unknown(region: name) }
    return code
  }

  private func unknown(region name: String) -> Failure {
    var codes = ShippedRegion.all.map { "\($0.code)" }
    for region in book.regions where !region.code.bytes.isEmpty && !codes.contains(region.code.string) {
      codes.append(region.code.string)
    }
    let near = Suggestion.nearest(name, among: codes)
    return Failure(
      .thing(.unknown(.region, nearest: near)), field: .regionOfForm, value: name,
      hint: .value(near ?? Suggestion.closest(name, among: codes, atMost: 5).joined(separator: ", ")))
  }

  /// The plans of regions, followed by the user's rules for every region, unless holidays are not shown.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public func plans(_ codes: [RegionCode]) throws(Failure) -> [HolidayPlan] { try plans(codes, without: hidden) }

  /// The rules the user has hidden.
  var hidden: Set<RuleID> { Set(layers.filter { $0.value.hidden }.keys) }

  /// The plans of regions without certain rules.
  func plans(_ codes: [RegionCode], without hidden: Set<RuleID>) throws(Failure) -> [HolidayPlan] {
    var plans: [HolidayPlan] = []
    for code in codes {
      guard let region = book.merged(code) else { continue }
      plans.append(HolidayPlan(region, hidden: hidden, communities: communities, offset: try clock(of: region)))
    }
    if let everywhere = book.merged(RegionCode([])), !everywhere.rules.isEmpty {
      // Such a rule needs the holidays of the regions of the question, and may count from a rule of any region.
      let others = try others(for: everywhere, beside: plans)
      plans.append(
        HolidayPlan(everywhere, hidden: hidden, communities: communities, beside: plans, others: others))
    }
    return plans
  }

  /// Plans of further regions with rules from which rules of every region count.
  private func others(for everywhere: Region, beside plans: [HolidayPlan]) throws(Failure) -> [HolidayPlan] {
    var others: [HolidayPlan] = []
    for id in everywhere.rules.targets {
      let known = (plans + others).map(\.rules) + [everywhere.rules]
      guard !known.contains(where: { $0.contains { $0.id == id } }),
        let code = book.regions.first(where: { $0.rules.contains { $0.id == id } })?.code,
        let region = book.merged(code)
      else { continue }
      others.append(HolidayPlan(region, communities: communities, offset: try clock(of: region)))
    }
    return others
  }

  /// Seconds east of UTC of a region's clock, from the zones of this machine; read only when a rule asks for Sun or
  /// Moon.
  private func clock(of region: Region) throws(Failure) -> @Sendable (Instant) -> Int {
    try region.offset { reference throws(Failure) in
      switch reference {
      case .offset(let seconds):
        do throws(CivilError) { return try .fixed(offset: seconds) } catch {
          throw Failure(error, field: .zoneOfRegion)
        }
      case .zone(let name): return try zones.zone(named: String(decoding: name, as: UTF8.self))
      }
    }
  }
}
