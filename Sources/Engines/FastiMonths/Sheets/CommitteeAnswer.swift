public import FastiCalendars
public import FastiCivil

/// The committee's answer about a year, as its JSON endpoint gives it: the first day, and the lengths of the months.
public struct CommitteeAnswer: Hashable, Sendable {
  /// The Hijri year.
  public let year: Int
  /// 1 Muharram.
  public let first: Day
  /// The lengths of months 1 to 12 as sent; nil if one is missing.
  public let lengths: [Int?]

  public init(year: Int, first: Day, lengths: [Int?]) {
    self.year = year
    self.first = first
    self.lengths = lengths
  }

  /// The months that can be trusted.
  ///
  /// A committee that observes the crescent cannot know the length of a month that is not over: such lengths are
  /// placeholders. They and the starts that they would give are left out, and if no start agrees with a computed or known
  /// one, all of them.
  ///
  /// - Parameters:
  ///   - today: The day of asking.
  ///   - computed: The months as computed.
  ///   - known: Starts known from the committee's other pages.
  public func read(today: Day, computed: HijriMonths, known: [MonthStart] = []) -> MonthReading {
    guard let muharram = HijriMonth(year: year, month: 1) else { return MonthReading(problem: .unreadableJSON) }
    var candidates: [Candidate] = []
    var start = first
    var hasFillers = false
    for (place, length) in lengths.prefix(12).enumerated() {
      let month = muharram + place
      guard let length, length == 29 || length == 30, start + length <= today else {
        hasFillers = lengths[place...].contains { $0 != nil }
        candidates.append(Candidate(month: month, start: start))
        break
      }
      candidates.append(Candidate(month: month, start: start, length: length))
      start += length
    }
    // All starts depend on the first one, so one confirmation is enough for all, and without one none is used. A
    // crescent is not seen before the computed evening: none of the 112 months published from 1436 to 1445 begins
    // before its computed day.
    let isEarly = candidates.contains { candidate in
      computed[candidate.month].map { candidate.start < $0.start } ?? true
    }
    let witnessed =
      !isEarly
      && candidates.contains { candidate in
        computed[candidate.month]?.start == candidate.start
          || known.contains { $0.month == candidate.month && $0.day == candidate.start }
      }
    if witnessed {
      for place in candidates.indices { candidates[place].isBorneOut = true }
    } else {
      for place in candidates.indices { candidates[place].length = nil }
    }
    var reading = MonthGate(computed: computed, known: known).judge(candidates)
    if hasFillers, reading.problem == nil { reading.warnings.append(.placeholderLengths) }
    return reading
  }
}
