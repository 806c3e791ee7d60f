import FastiCivil

extension HolidayPlan {
  /// Contradictions between decrees, by rule: one makes a day a day off and the other a working day, or they give
  /// different times.
  ///
  /// A decree is a day that is listed, swapped or moved by an exception. It is compared with the first one about its day
  /// that is for the same community.
  /// - Complexity: O(days).
  func contradictions(among found: [Nominal]) -> [Int32: [LintFinding.Problem]] {
    var said: [Decrees.Key: Decrees] = [:]
    var problems: [Int32: [LintFinding.Problem]] = [:]
    for nominal in found {
      let step = steps[Int(nominal.step)]
      let period = rules[Int(step.rule)].periods[Int(step.period)]
      guard !period.pattern.isRecurring || nominal.day != nominal.pattern else { continue }
      func compare(_ day: Day, _ decree: Decrees.Decree) {
        let key = Decrees.Key(day: day, community: period.community)
        guard let contradiction = said[key, default: Decrees()].add(decree) else { return }
        let other = rules[Int(contradiction.rule)].id
        let problem: LintFinding.Problem =
          contradiction.isOfTimes ? .otherTimes(other, day) : .offAndWorked(other, day)
        if problems[step.rule]?.contains(problem) != true { problems[step.rule, default: []].append(problem) }
      }
      compare(nominal.day, .init(rule: step.rule, kind: period.kind, from: period.from, to: period.to))
      if nominal.worked != nominal.day {
        compare(nominal.worked, .init(rule: step.rule, kind: .workday, from: nil, to: nil))
      }
    }
    return problems
  }
}

/// The decrees about one day so far.
private struct Decrees {
  /// The day and the community.
  struct Key: Hashable {
    var day: Day
    var community: Community?
  }
  /// One decree about it.
  struct Decree {
    var rule: Int32
    var kind: HolidayKind
    var from: TimeOfDay?
    var to: TimeOfDay?

    var isOff: Bool { kind == .public && from == nil && to == nil }
    /// Minutes after midnight.
    var hours: Range<Int> {
      let begin = from?.minutes ?? 0
      return begin..<max(begin, to?.minutes ?? 1_440)
    }
    /// Whether a decree of the same kind has other times. Two parts of a day that do not meet may both be off.
    func hasOtherTimes(than other: Decree) -> Bool {
      guard (from, to) != (other.from, other.to) else { return false }
      return kind == .workday || hours.overlaps(other.hours)
    }
  }

  private var off: Int32?
  private var worked: Int32?
  private var first: [HolidayKind: Decree] = [:]

  /// Adds a decree, and returns the earlier rule that it contradicts.
  mutating func add(_ decree: Decree) -> (rule: Int32, isOfTimes: Bool)? {
    if decree.isOff, off == nil { off = decree.rule }
    if decree.kind == .workday, worked == nil { worked = decree.rule }
    let other = first[decree.kind]
    if other == nil { first[decree.kind] = decree }
    if decree.isOff, let worked { return (worked, false) }
    if decree.kind == .workday, let off { return (off, false) }
    if let other, decree.hasOtherTimes(than: other) { return (other.rule, true) }
    return nil
  }
}
