public import FastiCivil
public import FastiWords

/// Why a day is what it is, region by region.
public struct WhyPage: Sendable {
  /// The day.
  public var date: Day
  /// One part a region.
  public var regions: [Part]

  /// The explanation of a day.
  public init(_ day: Day, regions: [Part]) {
    date = day
    self.regions = regions
  }

  /// What one region's rules have to do with the day.
  public struct Part: Sendable {
    /// The region; nil for the rules of every region.
    public var region: RegionPill?
    /// Whether the day is a weekly day of rest there.
    public var isWeekend: Bool
    /// What happens on it.
    public var reasons: [Reason]
    /// What else was considered.
    public var considered: [Reason]

    /// A region's part.
    public init(region: RegionPill?, isWeekend: Bool, reasons: [Reason], considered: [Reason]) {
      self.region = region
      self.isWeekend = isWeekend
      self.reasons = reasons
      self.considered = considered
    }
  }

  /// One rule and what it has to do with the day.
  public struct Reason: Sendable {
    /// The holiday's name.
    public var name: String
    /// What the rule says, in the language of rules.
    public var sentence: String
    /// What it has to do with the day.
    public var reason: DayReason
    /// Where the rule comes from.
    public var sources: [String]
    /// The rule's id; nil where it has no page.
    public var rule: String?

    /// A rule and its reason.
    public init(_ name: String, sentence: String, reason: DayReason, sources: [String] = [], rule: String? = nil) {
      self.rule = rule
      self.name = name
      self.sentence = sentence
      self.reason = reason
      self.sources = sources
    }
  }
}
