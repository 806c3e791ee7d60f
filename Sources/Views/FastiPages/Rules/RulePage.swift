public import FastiCivil

/// One rule: what it says, when it falls, and what the reader makes of it. Without a rule, the editor of a new one.
public struct RulePage: Sendable {
  /// The rule as it is kept; nil for a new one.
  public var rule: RuleRow?
  /// Its region; nil for every region.
  public var region: RegionPill?
  /// Its next days.
  public var days: [Day] = []
  /// Where it comes from.
  public var sources: [String] = []
  /// The editor; nil for a rule that came with the program.
  public var form: RuleForm?
  /// The title in place of its name.
  public var ownTitle = Typed()
  /// The reader's notes.
  public var notes = Typed()
  /// The version that title and notes were filled from.
  public var layerSeen = ""
  /// What they were made into meanwhile; nil for nothing.
  public var layerConflict: Conflict?
  /// Whether the reader changed how it shows.
  public var isChanged = false

  /// The editor of a new rule.
  public init(new form: RuleForm) { self.form = form }

  /// A rule.
  public init(_ rule: RuleRow, region: RegionPill?, days: [Day], sources: [String]) {
    self.rule = rule
    self.region = region
    self.days = days
    self.sources = sources
  }
}
