import FastiCivil
public import FastiLeave
public import FastiRecords

/// The profile somebody keeps: what the engine needs, and what happens to typed hours when they are saved.
public struct LeaveSetup: Hashable, Sendable {
  /// Paydays, baseline and terms.
  public let profile: LeaveProfile
  /// What happens to typed hours when their entry is saved.
  public let rounding: Hours.Rounding
  /// Whether somebody saved a profile; until then ``initial()`` holds.
  public let isSaved: Bool

  /// A setup from its parts.
  public init(profile: LeaveProfile, rounding: Hours.Rounding, isSaved: Bool) {
    self.profile = profile
    self.rounding = rounding
    self.isSaved = isSaved
  }

  /// The profile until one is saved: paid every 14 days from 2026-02-06 on, seven days after each period's end.
  /// - Throws: Never, as its parts go together.
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

  /// The kind of leave a word names.
  /// - Throws: `.notFound` with the nearest one.
  public func type(_ word: String) throws(Failure) -> LeaveType {
    // Names are small letters, so what somebody wrote with a capital can mean only one.
    let small = word.lowercased()
    for terms in profile.terms where terms.type.string == small { return terms.type }
    let names = profile.terms.map(\.type.string)
    let near = Suggestion.nearest(word, among: names)
    throw Failure(
      .thing(.unknown(.leave, nearest: near)), field: .leaveType, value: word,
      hint: .value(near ?? names.joined(separator: ", ")))
  }

  /// That starting balances which stayed as they were hold on another day since the anchor is another; nil where none does.
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
