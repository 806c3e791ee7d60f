public import FastiCivil

/// A region in a list of regions, without its rules: enough to find it and to count its holidays on any day.
///
/// A list has hundreds of regions, and reading their texts would take longer than everything else. So the summaries of
/// shipped regions are written when the program is built, as lines of text, and a test compares them with ``init(_:in:)``.
public struct RegionSummary: Hashable, Sendable {
  /// The number of rules in force from a day on.
  public struct Count: Hashable, Sendable {
    /// The first day; nil for always.
    public let since: Day?
    /// Recurring public holidays, each rule counted once.
    public let publicRules: Int
    /// Other recurring rules.
    public let others: Int
  }

  public let code: RegionCode
  /// The region it inherits from.
  public let parent: RegionCode?
  /// Other codes for it.
  public let aliases: [RegionCode]
  /// The place that the region is, UTF-8; nil for others.
  public let place: [UInt8]?
  /// Its languages, those it inherits included.
  public let languages: [LanguageCode]
  /// The time zone of its clock, UTF-8, with those it inherits; nil for none.
  public let zone: [UInt8]?
  /// Its own names.
  public let names: Names
  /// The region whose colours it has on pages.
  public let colours: RegionCode
  /// The kinds of its rules.
  public let kinds: [HolidayKind]
  /// The communities with their own holidays in it.
  public let communities: [Community]
  /// How many of its rules for public holidays, ended ones too, are known how well; one number for each
  /// ``RuleConfidence``.
  public let confidence: [Int]
  /// The numbers of rules in force, in the order of time; at least one.
  public let counts: [Count]
}

extension RegionSummary {
  /// The summary of a region with everything it inherits; nil if the book does not have it.
  public init?(_ code: RegionCode, in book: RuleBook) {
    guard let own = book[code], let region = book.merged(code) else { return nil }
    self.code = code
    parent = own.parent
    aliases = own.aliases
    place = own.place
    languages = region.languages
    let latest = region.clocks.first { $0.validity.until == nil } ?? region.clocks.last
    if case .zone(let name)? = latest?.reference { zone = name } else { zone = nil }
    colours = book.colourSource(of: code)
    names = own.names
    var kinds: Set<HolidayKind> = []
    for rule in region.rules { for period in rule.periods { kinds.insert(period.kind) } }
    self.kinds = kinds.sorted { $0.rawValue < $1.rawValue }
    communities = region.communities.sorted()
    let known = region.rules.filter { $0.periods.contains { $0.kind == .public } }.compactMap { $0.confidence }
    confidence = RuleConfidence.allCases.map { confidence in known.count { $0 == confidence } }
    var days: Set<Day> = []
    for rule in region.rules {
      for period in rule.periods {
        if let since = period.validity.since { days.insert(since) }
        if let until = period.validity.until { days.insert(until + 1) }
      }
    }
    var counts = [region.count(on: Limits.days.first, since: nil)]
    for day in days.sorted() where day > Limits.days.first {
      let next = region.count(on: day, since: day)
      if (next.publicRules, next.others) != (counts[counts.count - 1].publicRules, counts[counts.count - 1].others) {
        counts.append(next)
      }
    }
    self.counts = counts
  }

  /// The number of rules in force on a day.
  public func count(on day: Day) -> Count {
    counts.last { $0.since.map { $0 <= day } ?? true } ?? counts[0]
  }
}

extension Region {
  /// The number of rules in force on a day, without those of single days.
  public func count(on day: Day, since: Day? = nil) -> RegionSummary.Count {
    var (red, other) = (0, 0)
    for rule in rules {
      guard let period = rule.periods.first(where: { $0.validity.contains(day) && $0.pattern.isRecurring }) else {
        continue
      }
      if period.kind == .public { red += 1 } else { other += 1 }
    }
    return RegionSummary.Count(since: since, publicRules: red, others: other)
  }
}
