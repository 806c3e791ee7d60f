/// Where somebody begins who wants to know why days are free: what comes next in the regions selected, the rules that hold
/// everywhere, and every region there is.
public struct RulesStartPage: Sendable {
  /// The regions selected, in their order.
  public var selected: [Part]
  /// The rules of every region, which are the reader's own.
  public var everywhere: [RuleRow]
  /// All regions, by name.
  public var regions: [RegionChoice]

  /// The start.
  public init(selected: [Part], everywhere: [RuleRow], regions: [RegionChoice]) {
    self.selected = selected
    self.everywhere = everywhere
    self.regions = regions
  }

  /// A region that is selected.
  public struct Part: Sendable {
    /// The region.
    public var region: RegionPill
    /// The rules that fall next, the nearest first.
    public var next: [RuleRow]
    /// How many rules it has.
    public var count: Int

    /// A region with what comes next.
    public init(_ region: RegionPill, next: [RuleRow], count: Int) {
      self.region = region
      self.next = next
      self.count = count
    }
  }
}
