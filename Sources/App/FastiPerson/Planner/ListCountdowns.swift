import FastiAgenda
public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// Lists how many days are left until the user's countdowns and the built-in ones.
public struct ListCountdowns {
  private let almanac: Almanac
  private let planner: Planner

  public init(_ almanac: Almanac, _ planner: Planner) {
    self.almanac = almanac
    self.planner = planner
  }

  /// Countdowns, nearest first; past ones only if requested.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public func callAsFunction(
    on today: Day, words: Words, languages: [LanguageCode], passed: Bool
  ) throws(Failure) -> [CountdownItem] {
    var items = planner.countdowns(on: today).filter { passed || $0.daysLeft >= 0 }
    items += Self.everywhere(today, words)
    items += try ofRegions(today, languages)
    return items.sorted { ($0.daysLeft, $0.title) < ($1.daysLeft, $1.title) }
  }

  /// New Year and Christmas, which need no region.
  private static func everywhere(_ today: Day, _ words: Words) -> [CountdownItem] {
    [(words.newYear, 1, 1), (words.christmas, 12, 25)].compactMap { title, month, day in
      let first = Day(year: Limits.year.lowerBound, month: month, day: day)
      guard let next = (try? Recurrence(first: first, repetition: .year))?.next(onOrAfter: today) else { return nil }
      return CountdownItem(id: nil, title: "\(title)", day: next, today: today, isYearly: true)
    }
  }

  /// The next day of each rule in the setting, in the selected regions: midsummer for Sweden.
  private func ofRegions(_ today: Day, _ languages: [LanguageCode]) throws(Failure) -> [CountdownItem] {
    let codes = try almanac.codes([])
    let wanted = wanted(in: codes)
    guard !wanted.isEmpty, let range = (try? DayRange(today, today + 800))?.intersection(Limits.days) else { return [] }
    var found: [RuleID: CountdownItem] = [:]
    for item in try ShowHolidays(almanac)(codes, in: range, languages: languages).items
    where wanted.contains(item.rule) && item.occurrence.relation == .nominal && found[item.rule] == nil {
      found[item.rule] = CountdownItem(id: nil, title: item.name, day: item.day, today: today, isYearly: true)
    }
    // A state's own rule that replaces its country's rule has the same day if both are selected.
    var seen: Set<String> = []
    return found.sorted { $0.key < $1.key }.map(\.value).filter { seen.insert("\($0.day.iso) \($0.title)").inserted }
  }

  /// The rules in the setting, and rules of a region that replace them: New South Wales removes Australia Day of
  /// Australia, and adds its own with the same name.
  private func wanted(in codes: [RegionCode]) -> Set<RuleID> {
    var wanted = Set(almanac.settings.countdownRules)
    for region in codes.compactMap({ almanac.book[$0] }) {
      let replaced = Set(region.without.filter(wanted.contains).map(\.nameInRegion))
      for rule in region.rules where replaced.contains(rule.id.nameInRegion) { wanted.insert(rule.id) }
    }
    return wanted
  }
}

extension RuleID {
  /// The id without the region at its beginning: `australia-day` of `au.australia-day`.
  fileprivate var nameInRegion: [UInt8] {
    Array(bytes.drop { $0 != UInt8(ascii: ".") })
  }
}
