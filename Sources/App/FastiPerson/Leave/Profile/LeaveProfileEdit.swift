public import FastiCivil
public import FastiLeave
public import FastiRecords

/// Changes to the profile; nil and empty fields change nothing.
public struct LeaveProfileEdit: Sendable {
  /// The payday with number 0, from which the others are counted.
  public var anchor: Day?
  /// The pattern of paydays.
  public var pattern: PaySchedule.Pattern?
  /// Days from a period's end to its payday.
  public var lag: Int?
  /// The meaning of starting balances.
  public var baseline: LeaveProfile.Baseline?
  /// The rounding of typed hours.
  public var rounding: Hours.Rounding?
  /// `TYPE=HOURS`: starting balances; an unknown kind of leave is added.
  public var starts: [String] = []
  /// `TYPE=HOURS`, `TYPE=HOURS@DATE` or `TYPE=HOURS@start`: rates.
  public var rates: [String] = []
  /// `TYPE=HOURS` or `TYPE=none`: caps.
  public var caps: [String] = []
  /// `TYPE=MM-DD:HOURS` or `TYPE=none`: carry-over dates and limits.
  public var carries: [String] = []
  /// `TYPE=HOURS`: the floor, below which a plan must not let the balance fall.
  public var floors: [String] = []

  /// An edit that changes nothing, until a field is set.
  public init() {}

  /// Two paydays of a month as typed, `15,31`.
  /// - Throws: `.invalid`.
  public static func semimonthly(_ text: String, field: Field) throws(Failure) -> PaySchedule.Pattern {
    let days = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Int(String(part.drop { $0 == " " }))
    }
    guard days.count == 2, let first = days[0], let second = days[1] else {
      throw Failure(.entry(.noTwoDays), field: field, value: text)
    }
    return .semimonthly(first, second)
  }

  /// The profile with the changes.
  /// - Throws: `.invalid`, `.notFound` or `.usage`, every mistake with its option and value.
  func applied(to setup: LeaveSetup, today: Day) throws(Failure) -> LeaveSetup {
    let old = setup.profile
    var mistakes = Mistakes()
    let schedule = mistakes.attempt { () throws(Failure) in try self.schedule(over: old.schedule) }
    // If the paydays are wrong, the rest is checked with the former paydays.
    var profile =
      mistakes.attempt { () throws(Failure) in
        do throws(LeaveError) {
          return try LeaveProfile(
            schedule: schedule ?? old.schedule, baseline: baseline ?? old.baseline, terms: old.terms)
        } catch { throw Failure(error) }
      } ?? old
    // The rate of a kind of leave that could not be created is not checked.
    let unmade = applyStarts(to: &profile, &mistakes)
    applyRates(to: &profile, today, without: unmade, &mistakes)
    applyPolicies(to: &profile, &mistakes)
    try mistakes.finish()
    return LeaveSetup(profile: profile, rounding: rounding ?? setup.rounding, isSaved: true)
  }

  private func schedule(over old: PaySchedule) throws(Failure) -> PaySchedule {
    do {
      return try PaySchedule(anchor: anchor ?? old.anchor, pattern: pattern ?? old.pattern, lag: lag ?? old.lag)
    } catch { throw failure(of: error) }
  }

  /// The anchor's failure names the nearest payday of the new pattern.
  private func failure(of error: LeaveError) -> Failure {
    let field: Field.Input = anchor == nil ? .anchor : .schedule
    if case .anchorIsNoPayday(let day) = error, let pattern {
      for step in 0...31 {
        if (try? PaySchedule(anchor: day + step, pattern: pattern)) != nil {
          return Failure(.entry(.noPayday(day, nearest: day + step)), field: field)
        }
      }
    }
    return Failure(error, field: field)
  }
}
