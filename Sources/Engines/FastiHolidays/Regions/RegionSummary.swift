public import FastiCivil

/// What a list of regions says of one, without its rules: enough to find it and to count its holidays on any day.
///
/// A list has hundreds of regions, and reading their texts would take longer than everything else. So the summaries of those
/// that ship are written when the program is built, as lines of text, and a test compares them with ``init(_:in:)``.
public struct RegionSummary: Hashable, Sendable {
  /// How many rules hold from a day on.
  public struct Count: Hashable, Sendable {
    /// The first day; nil for always.
    public let since: Day?
    /// Public holidays that come back, rules counted once each.
    public let publicRules: Int
    /// Other rules that come back.
    public let others: Int
  }

  public let code: RegionCode
  /// The region it inherits from.
  public let parent: RegionCode?
  /// Other codes that mean it.
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
  /// What its rules can mean for work.
  public let kinds: [HolidayKind]
  /// The communities that have holidays of their own in it.
  public let communities: [Community]
  /// How many rules hold, in the order of time; at least one.
  public let counts: [Count]
}

extension RegionSummary {
  /// The summary of a region with everything it inherits; nil where the book does not have it.
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

  /// How many rules hold on a day.
  public func count(on day: Day) -> Count {
    counts.last { $0.since.map { $0 <= day } ?? true } ?? counts[0]
  }
}

extension Region {
  /// How many of the rules hold on a day, those of single days left out.
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
