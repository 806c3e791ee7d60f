import FastiCalendars
import FastiCivil

/// The candidates of one document in the gate, one for each month.
struct GateSession {
  private let gate: MonthGate
  private let candidates: [Candidate]
  /// The remaining candidates, by month.
  private var months: [HijriMonth: Candidate] = [:]
  private var warnings: [MonthWarning] = []
  private var given: Set<MonthWarning> = []

  init(_ gate: MonthGate, _ candidates: [Candidate]) {
    self.gate = gate
    self.candidates = candidates
    for candidate in candidates { merge(candidate) }
  }

  /// Several places can give the same start; the details of each are combined.
  private mutating func merge(_ candidate: Candidate) {
    guard var old = months[candidate.month], old.start == candidate.start else {
      if months[candidate.month] == nil { months[candidate.month] = candidate }
      return
    }
    if let length = old.length, let other = candidate.length, length != other {
      old.length = nil
    } else {
      old.length = old.length ?? candidate.length
    }
    old.weekday = old.weekday ?? candidate.weekday
    old.isBorneOut = old.isBorneOut || candidate.isBorneOut
    months[candidate.month] = old
  }

  private var order: [HijriMonth] { months.keys.sorted { $0 < $1 } }

  private mutating func drop(_ month: HijriMonth, _ warning: MonthWarning) {
    months[month] = nil
    warn(warning)
  }

  private mutating func warn(_ warning: MonthWarning) {
    if given.insert(warning).inserted { warnings.append(warning) }
  }

  mutating func dropWrongWeekdays() {
    for candidate in candidates {
      if let weekday = candidate.weekday, weekday != candidate.start.weekday {
        drop(candidate.month, .weekdayMismatch(candidate.month))
      }
    }
  }

  mutating func dropConflicts() {
    var starts: [HijriMonth: Day] = [:]
    for candidate in candidates {
      if let start = starts[candidate.month], start != candidate.start {
        drop(candidate.month, .conflictingDates(candidate.month))
      }
      starts[candidate.month] = candidate.start
    }
  }

  /// Of two neighbours that are neither 29 nor 30 days apart, the one farther from the computed day is removed; both
  /// if they are equally far.
  mutating func dropImpossibleLengths() {
    for month in order {
      guard let candidate = months[month], let next = months[month + 1] else { continue }
      let length = next.start - candidate.start
      if length == 29 || length == 30 { continue }
      let first = abs(gate.distance(month, candidate.start) ?? .max / 2)
      let second = abs(gate.distance(month + 1, next.start) ?? .max / 2)
      if first >= second { drop(month, .impossibleLength(month)) }
      if second >= first { drop(month + 1, .impossibleLength(month)) }
    }
  }

  mutating func dropFar() {
    let all = months.count
    for month in order {
      guard let candidate = months[month] else { continue }
      let distance = gate.distance(month, candidate.start) ?? .max / 2
      if abs(distance) > MonthGate.tolerance { drop(month, .farFromComputed(month)) }
    }
    dropOtherCalendar(of: all)
  }

  /// A council that calculates like the table agrees with it nearly always; if most of its months differ, another
  /// column or another calendar was read. Months that nothing confirms count too.
  private mutating func dropOtherCalendar(of all: Int) {
    guard gate.isCalculated, all >= 3 else { return }
    let equal = months.values.count { gate.distance($0.month, $0.start) == 0 }
    guard 2 * equal < all else { return }
    months = [:]
    warn(.otherCalendar)
  }

  /// A start needs a confirmation: its weekday, a printed length that connects it with a neighbour's start, the same
  /// start from another document, or the computed day.
  mutating func dropUnconfirmed() {
    var borneOut: Set<HijriMonth> = []
    for month in order {
      guard let candidate = months[month] else { continue }
      if isWitnessed(candidate) { borneOut.insert(month) }
      guard let next = months[month + 1], let length = candidate.length else { continue }
      if candidate.start + length == next.start {
        borneOut.insert(month)
        borneOut.insert(month + 1)
      }
    }
    for month in order where !borneOut.contains(month) { drop(month, .unconfirmed(month)) }
  }

  private func isWitnessed(_ candidate: Candidate) -> Bool {
    candidate.isBorneOut || candidate.weekday != nil || gate.distance(candidate.month, candidate.start) == 0
      || gate.known.contains { $0.month == candidate.month && $0.day == candidate.start }
  }

  mutating func dropLongRuns() {
    var run: [HijriMonth] = []
    var length = 0
    for month in order {
      guard let candidate = months[month], let next = months[month + 1] else {
        run = []
        continue
      }
      let own = next.start - candidate.start
      run = own == length && run.last.map { $0 + 1 } == month ? run + [month] : [month]
      length = own
      guard run.count > MonthGate.longestRun, let first = run.first else { continue }
      for member in run { drop(member + 1, .longRun(first)) }
      run = []
    }
  }

  /// A council that calculates can begin a month on another day than the table, but a damaged or unrelated line does so
  /// too. Such a month is used only if nothing else in the document is wrong, with its weekday, and between neighbours
  /// that fit.
  mutating func dropLonelyDeviations() {
    guard gate.isCalculated else { return }
    let isClean = warnings.isEmpty
    for month in order {
      guard let candidate = months[month], gate.distance(month, candidate.start) != 0 else { continue }
      let hasNeighbours = months[month + -1] != nil && months[month + 1] != nil
      if !isClean || candidate.weekday == nil || !hasNeighbours { drop(month, .unconfirmed(month)) }
    }
  }

  var reading: MonthReading {
    var read: [ReadMonth] = []
    var all = warnings
    let known = Set(candidates.map { $0.month })
    for month in order {
      guard let candidate = months[month] else { continue }
      if let last = read.last?.month, month - last > 1, month - last < 12 {
        for missing in 1..<(month - last) where !known.contains(last + missing) {
          all.append(.missingMonth(last + missing))
        }
      }
      read.append(ReadMonth(month: month, start: candidate.start, length: length(candidate)))
    }
    return MonthReading(months: read, warnings: all, problem: read.isEmpty ? .noMonthsFound : nil)
  }

  private func length(_ candidate: Candidate) -> ReadMonth.Length {
    let next = months[candidate.month + 1].map { $0.start - candidate.start }
    if let length = candidate.length, next == nil || next == length { return .explicit(length) }
    return next.map { .derived($0) } ?? .unknown
  }
}
