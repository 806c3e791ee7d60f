public import FastiCivil
import FastiFormats
public import FastiHolidays

/// The relation of a rule to a day, as a value; ``PageWords`` writes it as a sentence.
public struct DayReason: Hashable, Sendable {
  public var step: Step
  /// The reason in the sky; nil if there is none.
  public var sky: SkyReason?
  /// Other parts of the rule's sentence that matter on this day, in the order of the sentence.
  public var notes: [Note]

  /// A reason, the reason in the sky, and other parts of the sentence.
  public init(_ step: Step, sky: SkyReason? = nil, notes: [Note] = []) {
    self.step = step
    self.sky = sky
    self.notes = notes
  }

  /// The relation of a rule to a day.
  public enum Step: Hashable, Sendable {
    /// The pattern gives this day.
    case pattern
    /// The rule gives another day, and a line of its shift moves it here.
    case shifted(from: Day, Shift.Entry)
    /// The pattern gives another day, and it was moved here that year.
    case exception(from: Day)
    /// The day is worked in exchange for another one, which is off.
    case swapped(for: Day)
    /// The pattern gives this day, and a line of its shift moves the holiday away.
    case movedAway(Shift.Entry)
    /// A rule that the user has hidden would give this day.
    case hidden(RuleID)
    /// It falls near, on another day.
    case elsewhere(Day)
    /// An exception of the rule cancels it in that year.
    case cancelled(year: Int)
    /// That year it was moved to another day.
    case moved(to: Day)
    /// The pattern gives this day, and the rule's filter leaves it out.
    case filtered(DayFilter)
    /// The rule was in force until a day.
    case ended(Day)
    /// The rule is in force from a day on.
    case notYet(Day)
  }
}

// The explanation of a day in the reader's language. The English is that of the command line.
extension PageWords {
  /// A reason as a sentence without a full stop.
  /// - Parameter isTyped: Whether the reader types commands; otherwise advice is worded as on pages.
  public func callAsFunction(_ reason: DayReason, isTyped: Bool = false) -> String {
    if case .hidden = reason.step, !isTyped { return self(.whyHiddenHere) }
    let sky = reason.sky.map { self(ruleSky: $0) }
    return ([self(reason.step)] + [sky].compactMap { $0 } + reason.notes.map { self($0) }).joined(separator: "; ")
  }

  private func callAsFunction(_ step: DayReason.Step) -> String {
    switch step {
    case .pattern: self(.whyPattern)
    case .shifted(let day, let entry): self(.whyShifted, why(day), self(entry))
    case .exception(let day): self(.whyException, why(day))
    case .swapped(let day): self(.whySwapped, why(day))
    case .movedAway(let entry): self(.whyMovedAway, self(entry))
    case .hidden(let id): self(.whyHidden, id.string)
    case .elsewhere(let day): self(.whyElsewhere, why(day))
    case .cancelled(let year): self(.whyCancelled, self.year(year))
    case .moved(let day): self(.whyMovedTo, why(day))
    case .filtered(let filter): self(filter)
    case .ended(let day): self(.whyEnded, plain(day))
    case .notYet(let day): self(.whyNotYet, plain(day))
    }
  }

  /// The relation of a day to the day its rule gives: `inLieu of Saturday 2026-12-26`.
  public func callAsFunction(_ relation: HolidayOccurrence.Relation, of day: Day) -> String {
    switch relation {
    case .nominal: self(.relationNominal)
    case .inLieu: self(.relationInLieuOf, why(day))
    case .moved: self(.relationMovedFrom, why(day))
    case .swapWorkday: self(.relationSwapFor, why(day))
    }
  }

  private func callAsFunction(_ filter: DayFilter) -> String {
    let conditions = filter.conditions.map { self($0) }.joined(separator: ", ")
    return switch filter.mode {
    case .not: self(.whyFilteredNot, conditions)
    case .only: self(.whyFilteredOnly, conditions)
    }
  }

  private func callAsFunction(_ condition: Shift.Condition) -> String {
    switch condition {
    case .weekday(let weekday): "\(dates.name(weekday))"
    case .weekend: self(.shiftWeekend)
    case .restDay: self(.shiftRestDay)
    case .collision: self(.shiftCollision)
    }
  }

  /// A line of a shift's table: `Saturday +2`.
  func callAsFunction(_ entry: Shift.Entry) -> String {
    let condition = self(entry.condition)
    switch entry.answer {
    case .offset(let days): return "\(condition) \(days < 0 ? "-" : "+")\(days.magnitude)"
    case .nextWorkingDay: return "\(condition) \(self(.shiftNext))"
    case .previousWorkingDay: return "\(condition) \(self(.shiftPrevious))"
    }
  }

  /// A day with its weekday. English is that of the command line, where days are written as they are typed.
  public func why(_ day: Day) -> String {
    language == "en" ? "\(dates.name(day.weekday)) \(day.iso)" : long(day)
  }

  /// A day without its weekday, in the same way.
  func plain(_ day: Day) -> String { language == "en" ? day.iso : date(day) }
}
