public import FastiCivil
import FastiFormats
public import FastiHolidays

/// What a rule has to do with a day, as a value; ``PageWords`` puts it into words.
public struct DayReason: Hashable, Sendable {
  public var step: Step
  /// Why the sky puts it there; nil if the sky has no say.
  public var sky: SkyReason?
  /// What else the sentence says that matters on this day, in the order of the sentence.
  public var notes: [Note]

  /// A reason, that of the sky behind it, and what else the sentence says.
  public init(_ step: Step, sky: SkyReason? = nil, notes: [Note] = []) {
    self.step = step
    self.sky = sky
    self.notes = notes
  }

  /// What a rule has to do with a day.
  public enum Step: Hashable, Sendable {
    /// The pattern gives this day.
    case pattern
    /// The pattern gives that day, and this line of its shift brings it here.
    case shifted(from: Day, Shift.Entry)
    /// The pattern gives that day, and it was moved here that year.
    case exception(from: Day)
    /// The day is worked in exchange for that one, which is off.
    case swapped(for: Day)
    /// The pattern gives this day, and this line of its shift takes the holiday away.
    case movedAway(Shift.Entry)
    /// The rule of that id would give this day, and the user has hidden it.
    case hidden(RuleID)
    /// It falls near, on that day.
    case elsewhere(Day)
    /// The rule says that it is left out in that year.
    case cancelled(year: Int)
    /// That year it was moved to another day.
    case moved(to: Day)
    /// The pattern gives this day, and the rule's filter leaves it out.
    case filtered(DayFilter)
    /// The rule held until that day.
    case ended(Day)
    /// The rule holds from that day on.
    case notYet(Day)
    /// The rule does not hold on this day.
    case notInForce
  }
}

// Why a day is what it is, in the reader's language. The English is that of the command line.
extension PageWords {
  /// A reason as a sentence without a full stop.
  /// - Parameter isTyped: Whether the reader types commands; else what to do is said as pages have it.
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
    case .notInForce: self(.whyNotInForce)
    }
  }

  /// What a day has to do with the day its rule gives: `inLieu of Saturday 2026-12-26`.
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
