public import FastiCivil
import FastiHolidays

/// The explanation of a day: the rules that make it a holiday, and related rules that do not.
///
/// ```swift
/// print(try HolidayCalendar("US").explain(Day(year: 2026, month: 7, day: 3)))
/// // 2026-07-03
/// // Independence Day (observed): the rule gives 2026-07-04; its shift "Saturday -1" moves it to this day
/// ```
public struct HolidayExplanation: Hashable, Sendable {
  public let day: Day
  /// Whether it is a weekly day of rest of the region.
  public let isWeekend: Bool
  /// The occurrences on it.
  public let reasons: [Reason]
  /// Rules that fall near, were not in force then, or were moved or cancelled that year.
  public let considered: [Reason]

  /// A rule and its relation to the day.
  ///
  /// ```swift
  /// let reason = try HolidayCalendar("SE").explain(Day(year: 2026, month: 6, day: 6)).reasons[0]
  /// print(reason.ruleID, "-", reason.rule)
  /// // se.nationaldagen - observance on 6 June; since 1916; until 2004; then public on 6 June; since 2005
  /// ```
  public struct Reason: Hashable, Sendable {
    /// The holiday's name in the region's first language.
    public let name: String
    /// The rule's id: `us.independence-day`.
    public let ruleID: String
    /// The rule as a sentence of the rule language: `public on 4 July; additional Saturday -1, Sunday +1`.
    public let rule: String
    /// The laws, decisions or tables the rule follows.
    public let sources: [String]
    /// Its relation to the day.
    public let cause: Cause
  }

  /// The relation of a rule to a day.
  ///
  /// ```swift
  /// let near = try HolidayCalendar("SE").explain(Day(year: 2026, month: 6, day: 7)).considered
  /// for reason in near where reason.cause == .elsewhere(Day(year: 2026, month: 6, day: 6)) { print(reason.name) }
  /// // Sveriges nationaldag
  /// ```
  public enum Cause: Hashable, Sendable {
    /// The rule gives this day.
    case ruleDay
    /// The rule gives another day, and a shift with this text moves the day off here.
    case shifted(from: Day, by: String)
    /// An exception of that year moved it here.
    case movedHere(from: Day)
    /// It is worked in exchange for another day.
    case worked(for: Day)
    /// The rule gives this day, and a shift with this text moves the holiday away.
    case shiftedAway(by: String)
    /// It falls near, on another day.
    case elsewhere(Day)
    /// The rule was in force only until that day.
    case ended(Day)
    /// The rule is in force only from that day on.
    case notYet(Day)
    /// It was cancelled in that year.
    case cancelled(year: Int)
    /// An exception of that year moved it away.
    case movedAway(to: Day)
    /// Its sentence leaves out days that meet one of these conditions: `Sunday, collision`.
    case leftOut(on: String)
    /// Its sentence leaves out days that meet none of these conditions.
    case limited(to: String)
  }
}

extension HolidayCalendar {
  /// Explains a day.
  /// - Throws: `.outOfRange` when the day is outside the years 1583 to 2999.
  /// - Complexity: about three years of the region's rules.
  public func explain(_ day: Day) throws(CivilError) -> HolidayExplanation {
    let found = try plan.explain(day)
    return HolidayExplanation(
      day: day, isWeekend: found.isWeekend,
      reasons: found.steps.map { step in
        reason(name: name(of: step.occurrence), plan.rule(step.occurrence), step.cause)
      },
      considered: found.considered.map { other in
        let rule = plan.rules[Int(other.rule)]
        let name = String(decoding: rule.names.text(in: plan.region.languages, on: day), as: UTF8.self)
        return reason(name: name, rule, other.reason.cause)
      })
  }

  private func name(of occurrence: HolidayOccurrence) -> String {
    String(decoding: plan.name(of: occurrence, in: plan.region.languages), as: UTF8.self)
  }

  private func reason(name: String, _ rule: Rule, _ cause: HolidayExplanation.Cause) -> HolidayExplanation.Reason {
    HolidayExplanation.Reason(
      name: name, ruleID: rule.id.string, rule: String(decoding: rule.sentence, as: UTF8.self),
      sources: rule.sources.map { String(decoding: $0, as: UTF8.self) }, cause: cause)
  }
}

extension Explanation.Step {
  fileprivate var cause: HolidayExplanation.Cause {
    switch self {
    case .pattern: .ruleDay
    case .shift(_, let entry, let day): .shifted(from: day, by: entry.text)
    case .exception(let occurrence): .movedHere(from: occurrence.nominal)
    case .swap(let occurrence): .worked(for: occurrence.nominal)
    case .movedAway(_, let entry): .shiftedAway(by: entry.text)
    }
  }
}

extension Explanation.Considered.Reason {
  fileprivate var cause: HolidayExplanation.Cause {
    switch self {
    case .elsewhere(let day): .elsewhere(day)
    case .ended(let day): .ended(day)
    case .notYet(let day): .notYet(day)
    case .cancelled(let year): .cancelled(year: year)
    case .moved(let day): .movedAway(to: day)
    case .filtered(let filter):
      switch filter.mode {
      case .not: .leftOut(on: filter.text)
      case .only: .limited(to: filter.text)
      }
    }
  }
}

extension DayFilter {
  /// Its conditions as the rule lists them.
  fileprivate var text: String {
    var writer = UTF8Writer()
    writer.write(conditions)
    return writer.string
  }
}

extension Shift.Entry {
  fileprivate var text: String {
    var writer = UTF8Writer()
    writer.write(self)
    return writer.string
  }
}

extension HolidayExplanation: CustomStringConvertible {
  /// The day, then a line for each reason, without the other rules that were considered.
  public var description: String {
    let first = isWeekend ? "\(day), \(Sentence(.explainWeekend))" : "\(day)"
    return ([first] + reasons.map(\.description)).joined(separator: "\n")
  }
}

extension HolidayExplanation.Reason: CustomStringConvertible {
  /// Name and cause.
  public var description: String { "\(name): \(cause)" }
}

extension HolidayExplanation.Cause: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { sentence.description }

  /// The cause as a sentence in any language; the sentences are those of `fasti explain`.
  public var sentence: Sentence {
    switch self {
    case .ruleDay: Sentence(.whyPattern)
    case .shifted(let day, let shift): Sentence(.whyShifted, .day(day), .text(shift))
    case .movedHere(let day): Sentence(.whyException, .day(day))
    case .worked(let day): Sentence(.whySwapped, .day(day))
    case .shiftedAway(let shift): Sentence(.whyMovedAway, .text(shift))
    case .elsewhere(let day): Sentence(.whyElsewhere, .day(day))
    case .ended(let day): Sentence(.whyEnded, .day(day))
    case .notYet(let day): Sentence(.whyNotYet, .day(day))
    case .cancelled(let year): Sentence(.whyCancelled, .number(year))
    case .movedAway(let day): Sentence(.whyMovedTo, .day(day))
    case .leftOut(let conditions): Sentence(.whyFilteredNot, .text(conditions))
    case .limited(let conditions): Sentence(.whyFilteredOnly, .text(conditions))
    }
  }
}
