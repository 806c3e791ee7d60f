public import FastiCalendars
public import FastiCivil

/// An announced or confirmed month whose days change, before and after.
public struct MonthEffect: Hashable, Sendable {
  /// Its days before the change.
  public let before: HijriMonthDefinition
  /// Its days after the change; the month is the same.
  public let after: HijriMonthDefinition

  public var month: HijriMonth { before.month }

  /// Every announced or confirmed month of a table that begins on another day or has another length in a later table,
  /// in order.
  public static func all(from before: HijriMonths, to after: HijriMonths) -> [MonthEffect] {
    before.definitions.compactMap { old in
      guard old.status == .confirmed || old.source == .moonsighting, let new = after[old.month],
        old.start != new.start || old.length != new.length
      else { return nil }
      return MonthEffect(before: old, after: new)
    }
  }

  /// `Shaban 1447, announced, had 29 days, 2026-01-20 to 2026-02-17; now it has 30, 2026-01-20 to 2026-02-18`, for people.
  public var sentence: Sentence {
    let origin: Template =
      switch before.source {
      case .moonsighting: .monthsAnnounced
      case .override: .monthsSetByYou
      case .calculated, .table, .astronomical, .almanac: .monthsConfirmed
      }
    return Sentence(
      (29...30).contains(after.length) ? .monthsEffect : .monthsOddEffect, month.named, .word(origin),
      .sentence(MonthEffect.days(before)), .sentence(MonthEffect.days(after)))
  }

  private static func days(_ month: HijriMonthDefinition) -> Sentence {
    Sentence(.monthsDays, .number(month.length), .day(month.start), .day(month.end - 1))
  }
}
