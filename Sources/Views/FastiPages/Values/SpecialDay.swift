public import FastiCivil
public import FastiHolidays

/// A holiday or an observance on a day.
public struct SpecialDay: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// Its name in the reader's language.
  public var title: String
  /// The region; nil for one of every region.
  public var region: RegionPill?
  /// What it means for work.
  public var kind: HolidayKind
  /// How the day came from its rule.
  public var relation: Occurrence.Relation
  /// Whether the date is only expected.
  public var isProjected: Bool
  /// Whether its rule came with the program.
  public var isLocked: Bool

  /// A special day.
  public init(
    _ day: Day, _ title: String, region: RegionPill?, kind: HolidayKind, relation: Occurrence.Relation = .nominal,
    isProjected: Bool = false, isLocked: Bool = true
  ) {
    self.day = day
    self.title = title
    self.region = region
    self.kind = kind
    self.relation = relation
    self.isProjected = isProjected
    self.isLocked = isLocked
  }
}
