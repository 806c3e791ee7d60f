public import FastiCivil
public import FastiHolidays

/// The holiday rules of a region, or of every region.
public struct RulesPage: Sendable {
  /// The region; nil for the rules of every region.
  public var region: RegionPill?
  /// The regions to choose from.
  public var regions: [RegionPill]
  /// The rules, in the region's order.
  public var rules: [RuleRow]

  /// Rules.
  public init(region: RegionPill?, regions: [RegionPill], rules: [RuleRow]) {
    self.region = region
    self.regions = regions
    self.rules = rules
  }
}

/// A rule in a list.
public struct RuleRow: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// Its name.
  public var name: String
  /// Its sentence.
  public var sentence: String
  /// What it means; nil for one without periods.
  public var kind: HolidayKind?
  /// The day it falls on next; nil for none in a year.
  public var next: Day?
  /// Whether it is the reader's own.
  public var isOwn: Bool
  /// Whether it is switched off.
  public var isOff: Bool

  /// A rule.
  public init(
    id: String, _ name: String, sentence: String, kind: HolidayKind?, next: Day?, isOwn: Bool = false,
    isOff: Bool = false
  ) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.kind = kind
    self.next = next
    self.isOwn = isOwn
    self.isOff = isOff
  }
}
