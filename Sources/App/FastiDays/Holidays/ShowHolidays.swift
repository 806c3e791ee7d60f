public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// The kinds of holidays to show.
public enum KindFilter: String, CaseIterable, Sendable {
  /// Public holidays only.
  case `public`
  /// All except public holidays and worked weekend days.
  case observance
  /// Everything.
  case all

  /// Whether a kind is included.
  public func includes(_ kind: HolidayKind) -> Bool {
    switch self {
    case .public: kind == .public
    case .observance: kind != .public && kind != .workday
    case .all: true
    }
  }
}

/// Finds the holidays of a range of days.
public struct ShowHolidays {
  /// The result.
  public struct Answer {
    /// Ordered by day, then as the regions, then by kind and id.
    public var items: [HolidayItem]
    /// Sentences about rules that could not answer for the whole range.
    public var warnings: [Sentence]
  }

  private let almanac: Almanac

  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// The holidays of a range of days.
  ///
  /// - Parameter languages: The reader's languages, best first.
  /// - Throws: `.invalid` when the range leaves the years 1583 to 2999.
  public func callAsFunction(
    _ codes: [RegionCode], in range: DayRange, kind: KindFilter = .all, languages: [LanguageCode] = []
  ) throws(Failure) -> Answer {
    try answer(by: try almanac.plans(codes), in: range, kind: kind, languages: languages)
  }

  /// The first days of a rule within ten years from a day, with the days it is moved to.
  /// - Throws: As ``callAsFunction(_:in:kind:languages:)``.
  public func next(
    _ count: Int, of rule: RuleID, in region: RegionCode, from day: Day
  ) throws(Failure) -> [Day] {
    let range = DayRange(day).widened(before: 0, after: 3_653).intersection(Limits.days) ?? DayRange(day)
    let found = try self(region.bytes.isEmpty ? [] : [region], in: range).items
    return Array(found.filter { $0.rule == rule }.map(\.day).prefix(count))
  }

  /// The same by plans that were made of the almanac already.
  /// - Throws: `.invalid` when the range leaves the years 1583 to 2999.
  package func answer(
    by plans: [HolidayPlan], in range: DayRange, kind: KindFilter = .all, languages: [LanguageCode]
  ) throws(Failure) -> Answer {
    var answer = Answer(items: [], warnings: [])
    for plan in plans {
      let found: HolidayAnswer
      do { found = try plan.occurrences(in: range) } catch { throw Failure(error, field: .range) }
      for occurrence in found.occurrences where kind.includes(occurrence.kind) {
        let layer = almanac.layers[plan.rules[Int(occurrence.rule)].id]
        answer.items.append(HolidayItem(occurrence, of: plan, layer: layer, languages: languages))
      }
      for gap in found.gaps { answer.warnings.append(warning(gap, plan)) }
    }
    // They are sorted only by day; within a day the regions keep their order, and each region its own.
    let order = answer.items.indices.sorted { (answer.items[$0].day, $0) < (answer.items[$1].day, $1) }
    answer.items = order.map { answer.items[$0] }
    return answer
  }

  private func warning(_ gap: HolidayGap, _ plan: HolidayPlan) -> Sentence {
    Sentence(
      .holidayGap, .text(plan.rules[Int(gap.rule)].id.string), .day(gap.limits.first), .day(gap.limits.last))
  }
}
