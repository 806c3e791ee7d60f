import FastiCalendars
import FastiCivil

/// The claims of one document on their way through the gate, one a month.
struct GateSession {
  private let gate: MonthGate
  private let claims: [Claim]
  /// What still stands, by month.
  private var months: [HijriMonth: Claim] = [:]
  private var warnings: [MonthWarning] = []

  init(_ gate: MonthGate, _ claims: [Claim]) {
    self.gate = gate
    self.claims = claims
    for claim in claims { merge(claim) }
  }

  /// Several places may say the same: what one of them adds holds for all.
  private mutating func merge(_ claim: Claim) {
    guard var old = months[claim.month], old.start == claim.start else {
      if months[claim.month] == nil { months[claim.month] = claim }
      return
    }
    if let length = old.length, let other = claim.length, length != other {
      old.length = nil
    } else {
      old.length = old.length ?? claim.length
    }
    old.weekday = old.weekday ?? claim.weekday
    old.isBorneOut = old.isBorneOut || claim.isBorneOut
    months[claim.month] = old
  }

  private var order: [HijriMonth] { months.keys.sorted { $0 < $1 } }

  private mutating func drop(_ month: HijriMonth, _ warning: MonthWarning) {
    months[month] = nil
    warn(warning)
  }

  private mutating func warn(_ warning: MonthWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  mutating func dropWrongWeekdays() {
    for claim in claims {
      if let weekday = claim.weekday, weekday != claim.start.weekday {
        drop(claim.month, .weekdayMismatch(claim.month))
      }
    }
  }

  mutating func dropConflicts() {
    var starts: [HijriMonth: Day] = [:]
    for claim in claims {
      if let start = starts[claim.month], start != claim.start {
        drop(claim.month, .conflictingDates(claim.month))
      }
      starts[claim.month] = claim.start
    }
  }

  /// Of two neighbours that are neither 29 nor 30 days apart, the one farther from the computed day goes; both if
  /// neither is nearer.
  mutating func dropImpossibleLengths() {
    for month in order {
      guard let claim = months[month], let next = months[month + 1] else { continue }
      let length = next.start - claim.start
      if length == 29 || length == 30 { continue }
      let first = abs(gate.distance(month, claim.start) ?? .max / 2)
      let second = abs(gate.distance(month + 1, next.start) ?? .max / 2)
      if first >= second { drop(month, .impossibleLength(month)) }
      if second >= first { drop(month + 1, .impossibleLength(month)) }
    }
  }

  mutating func dropFar() {
    for month in order {
      guard let claim = months[month] else { continue }
      let distance = gate.distance(month, claim.start) ?? .max / 2
      if abs(distance) > MonthGate.tolerance { drop(month, .farFromComputed(month)) }
    }
  }

  /// A start needs a witness: its weekday, a printed length that joins it with a neighbour's start, the same start known
  /// from elsewhere, or the computed day.
  mutating func dropUnconfirmed() {
    var borneOut: Set<HijriMonth> = []
    for month in order {
      guard let claim = months[month] else { continue }
      if isWitnessed(claim) { borneOut.insert(month) }
      guard let next = months[month + 1], let length = claim.length else { continue }
      if claim.start + length == next.start {
        borneOut.insert(month)
        borneOut.insert(month + 1)
      }
    }
    for month in order where !borneOut.contains(month) { drop(month, .unconfirmed(month)) }
  }

  private func isWitnessed(_ claim: Claim) -> Bool {
    claim.isBorneOut || claim.weekday != nil || gate.distance(claim.month, claim.start) == 0
      || gate.known.contains { $0.month == claim.month && $0.day == claim.start }
  }

  mutating func dropLongRuns() {
    var run: [HijriMonth] = []
    var length = 0
    for month in order {
      guard let claim = months[month], let next = months[month + 1] else {
        run = []
        continue
      }
      let own = next.start - claim.start
      run = own == length && run.last.map { $0 + 1 } == month ? run + [month] : [month]
      length = own
      guard run.count > MonthGate.longestRun, let first = run.first else { continue }
      for member in run { drop(member + 1, .longRun(first)) }
      run = []
    }
  }

  /// A council that calculates as the table does agrees with it nearly always; where most months differ, another column
  /// or another calendar was read.
  mutating func dropOtherCalendar() {
    guard gate.isCalculated, months.count >= 3 else { return }
    let equal = months.values.count { gate.distance($0.month, $0.start) == 0 }
    guard 2 * equal < months.count else { return }
    months = [:]
    warn(.otherCalendar)
  }

  /// A council that calculates may still begin a month on another day than the table; but so does a line that was
  /// damaged, or that belongs to something else. Such a month counts only in a document in which nothing else is wrong,
  /// with its weekday, and between neighbours that it fits.
  mutating func dropLonelyDeviations() {
    guard gate.isCalculated else { return }
    let isClean = warnings.isEmpty
    for month in order {
      guard let claim = months[month], gate.distance(month, claim.start) != 0 else { continue }
      let hasNeighbours = months[month + -1] != nil && months[month + 1] != nil
      if !isClean || claim.weekday == nil || !hasNeighbours { drop(month, .unconfirmed(month)) }
    }
  }

  var reading: MonthReading {
    var read: [ReadMonth] = []
    var all = warnings
    let claimed = Set(claims.map { $0.month })
    for month in order {
      guard let claim = months[month] else { continue }
      if let last = read.last?.month, month - last > 1, month - last < 12 {
        for missing in 1..<(month - last) where !claimed.contains(last + missing) {
          all.append(.missingMonth(last + missing))
        }
      }
      read.append(ReadMonth(month: month, start: claim.start, length: length(claim)))
    }
    return MonthReading(months: read, warnings: all, problem: read.isEmpty ? .noMonthsFound : nil)
  }

  private func length(_ claim: Claim) -> ReadMonth.Length {
    let next = months[claim.month + 1].map { $0.start - claim.start }
    if let length = claim.length, next == nil || next == length { return .explicit(length) }
    return next.map { .derived($0) } ?? .unknown
  }
}
