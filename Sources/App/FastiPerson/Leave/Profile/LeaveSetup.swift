import FastiCivil
public import FastiLeave
public import FastiRecords

/// The leave profile of a user: the engine's profile, and how typed hours are rounded.
public struct LeaveSetup: Hashable, Sendable {
  /// Paydays, baseline and terms.
  public let profile: LeaveProfile
  /// How typed hours are rounded when their entry is saved.
  public let rounding: Hours.Rounding
  /// Whether a profile was saved; until then ``initial()`` is used.
  public let isSaved: Bool

  public init(profile: LeaveProfile, rounding: Hours.Rounding, isSaved: Bool) {
    self.profile = profile
    self.rounding = rounding
    self.isSaved = isSaved
  }

  /// The profile until one is saved: paid every 14 days from 2026-02-06 on, seven days after each period's end.
  /// - Throws: Never, because its parts are valid.
  public static func initial() throws(LeaveError) -> LeaveSetup {
    let schedule = try PaySchedule(anchor: Day(year: 2026, month: 2, day: 6), pattern: .every(days: 14), lag: 7)
    let terms = [
      LeaveTerms(type: .vacation, start: Hours(ticks: 337_200), rates: try RateTable(Hours(ticks: 64_600))),
      LeaveTerms(type: .sick, start: Hours(ticks: 8_018_400), rates: try RateTable(Hours(ticks: 78_800))),
      LeaveTerms(type: .comp, start: Hours(ticks: 2_500), rates: try RateTable()),
    ]
    return LeaveSetup(
      profile: try LeaveProfile(schedule: schedule, terms: terms), rounding: .quarterHour, isSaved: false)
  }

  /// The kind of leave with that name.
  /// - Throws: `.notFound` with the nearest one.
  public func type(_ word: String) throws(Failure) -> LeaveType {
    // Names have only small letters, so a capital in the input is not ambiguous.
    let small = word.lowercased()
    for terms in profile.terms where terms.type.string == small { return terms.type }
    let names = profile.terms.map(\.type.string)
    let near = Suggestion.nearest(word, among: names)
    throw Failure(
      .thing(.unknown(.leave, nearest: near)), field: .leaveType, value: word,
      hint: .value(near ?? names.joined(separator: ", ")))
  }

  /// A sentence that starting balances did not change but apply on another day, because the anchor changed; nil if
  /// there are none.
  func redating(from old: LeaveSetup) -> Sentence? {
    let (anchor, before) = (profile.schedule.anchor, old.profile.schedule.anchor)
    guard anchor != before else { return nil }
    let same = profile.terms.filter { terms in
      terms.start != .zero && old.profile.terms.contains { $0.type == terms.type && $0.start == terms.start }
    }
    guard !same.isEmpty else { return nil }
    return Sentence(
      .leaveNoteRedated, .text(same.map(\.type.string).joined(separator: ", ")), .day(anchor), .day(before))
  }
}
