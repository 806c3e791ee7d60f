public import FastiCivil
import FastiHolidays
public import FastiRecords

/// Finds the days that a rule would give, before it is saved.
public struct PreviewRule {
  private let almanac: Almanac

  /// Previews beside the rules of an almanac.
  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// How many years are searched: long enough for a rule of every fourth year.
  public static let years = 12

  /// The days of a rule from a day on, days in lieu included, in order.
  ///
  /// - Parameters:
  ///   - old: The id of the rule that it replaces; nil for a new one.
  ///   - most: The most days returned.
  /// - Throws: Every mistake at once, as keeping it would.
  public func callAsFunction(_ new: NewRule, inPlaceOf old: String? = nil, from day: Day, most: Int) throws(Failure)
    -> [Day]
  {
    let region = new.region.isEmpty ? RegionCode([]) : try almanac.code(new.region)
    let id = old.map { RuleID($0) } ?? RuleID("user.preview")
    let rule = try new.rule(id: id)
    try almanac.checkReferences([([rule], region)])
    return try days(of: rule, in: region, from: day, most: most)
  }

  /// The days of an existing rule, whether it is hidden or not.
  /// - Throws: `.invalid` when a rule it leans on is missing or gives no days.
  public func callAsFunction(of item: RuleItem, from day: Day, most: Int) throws(Failure) -> [Day] {
    try days(of: item.rule, in: item.region, from: day, most: most)
  }

  private func days(of rule: Rule, in region: RegionCode, from day: Day, most: Int) throws(Failure) -> [Day] {
    let trial = almanac.trying(rule, in: region)
    let range = DayRange(day).widened(before: 0, after: 366 * Self.years).intersection(Limits.days) ?? DayRange(day)
    // A rule of every region is seen beside those that were selected, as their days off are its own.
    let found = try ShowHolidays(trial)(region.bytes.isEmpty ? trial.codes([]) : [region], in: range).items
    return Array(found.filter { $0.rule == rule.id }.map(\.day).prefix(most))
  }
}
