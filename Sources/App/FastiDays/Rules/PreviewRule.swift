public import FastiCivil
import FastiHolidays
public import FastiRecords

/// Finds the days of a rule before it is saved.
public struct PreviewRule {
  private let almanac: Almanac

  /// Previews with the rules of an almanac.
  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// The number of years that are searched: enough for a rule of every fourth year.
  public static let years = 12

  /// The days of a rule from a day on, including days in lieu, in order.
  ///
  /// - Parameters:
  ///   - old: The id of the rule that it replaces; nil for a new one.
  ///   - most: The most days returned.
  /// - Throws: Every mistake at once, like saving it.
  public func callAsFunction(_ new: NewRule, inPlaceOf old: String? = nil, from day: Day, most: Int) throws(Failure)
    -> [Day]
  {
    let region = new.region.isEmpty ? RegionCode([]) : try almanac.code(new.region)
    let id = old.map { RuleID($0) } ?? RuleID("user.preview")
    let rule = try new.rule(id: id)
    try almanac.checkReferences([([rule], region)])
    return try days(of: rule, in: region, from: day, most: most)
  }

  /// The days of an existing rule, even if it is hidden.
  /// - Throws: `.invalid` when a rule that it refers to is missing or has no days.
  public func callAsFunction(of item: RuleItem, from day: Day, most: Int) throws(Failure) -> [Day] {
    try days(of: item.rule, in: item.region, from: day, most: most)
  }

  private func days(of rule: Rule, in region: RegionCode, from day: Day, most: Int) throws(Failure) -> [Day] {
    let trial = almanac.trying(rule, in: region)
    let range = DayRange(day).widened(before: 0, after: 366 * Self.years).intersection(Limits.days) ?? DayRange(day)
    // A rule for every region is previewed with the selected regions, because it uses their days off.
    let found = try ShowHolidays(trial)(region.bytes.isEmpty ? trial.codes([]) : [region], in: range).items
    return Array(found.filter { $0.rule == rule.id }.map(\.day).prefix(most))
  }
}
