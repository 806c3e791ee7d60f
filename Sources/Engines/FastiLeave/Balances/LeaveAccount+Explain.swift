public import FastiCivil

extension LeaveAccount {
  /// Every amount that sums to a balance; the last event's `balance` is the answer.
  ///
  /// The starting balance comes first, then the accruals that are subtracted for earlier days, latest first, then the
  /// rest by the day from which it counts; on one day forfeits, the accrual, entries. Accruals of zero at a rate of
  /// zero are left out.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(n log n) in the number of events.
  public func explain(_ measure: LeaveMeasure, on day: Day) throws(LeaveError) -> [LeaveEvent] {
    let accrualHistory = try accrualHistory(through: try checked(day))
    let payday = schedule.lastIndex(on: day)
    let cut = cut(measure, on: day, payday)
    var lines = try openingLines() + takenBackLines(payday)
    var later = try accrualLines(payday, accrualHistory) + forfeitLines(measure, cut, accrualHistory)
    for entry in entries[..<days.upperBound(of: cut)] { later.append(line(of: entry, measure)) }
    // Entries are already in the ledger's order, and the offset preserves it.
    let order = later.indices.sorted { left, right in
      let (one, other) = (later[left], later[right])
      return (one.countsFrom, one.rank, one.day, left) < (other.countsFrom, other.rank, other.day, right)
    }
    lines += order.map { later[$0] }
    return try summed(lines)
  }

  /// Everything dated in a range that changes the forecast, by day, and the balance before it.
  ///
  /// The balance after the last event of a day is the forecast of that day. Paydays up to the anchor, which the starting balance
  /// already contains, have their accruals here, because the balances before them do not contain them.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(n log n) in the number of events until the end of the range.
  public func events(in range: DayRange) throws(LeaveError) -> (opening: Hours, events: [LeaveEvent]) {
    let closing = try forecast(on: range.last)
    let (before, last) = (schedule.lastIndex(on: range.first - 1), schedule.lastIndex(on: range.last))
    var lines: [Line] = []
    if before < min(last, 0) {
      for accrual in try accruals((before + 1)...min(last, 0), .closed) where accrual.hours > .zero {
        lines.append(
          Line(kind: .accrual(accrual), day: accrual.payday, countsFrom: accrual.payday, hours: accrual.hours))
      }
    }
    for event in try explain(.forecast, on: range.last) where range.contains(event.day) {
      switch event.kind {
      case .start, .insideStart, .takenBack: continue
      case .accrual, .entry, .forfeit:
        lines.append(Line(kind: event.kind, day: event.day, countsFrom: event.day, hours: event.hours))
      }
    }
    let order = lines.indices.sorted { left, right in
      (lines[left].day, lines[left].rank, left) < (lines[right].day, lines[right].rank, right)
    }
    var opening = closing
    for line in lines { opening = try opening - line.hours }
    return (opening, try summed(order.map { lines[$0] }, from: opening))
  }

  /// An event before its running sum is known.
  private struct Line {
    let kind: LeaveEvent.Kind
    let day: Day
    let countsFrom: Day
    let hours: Hours

    var rank: Int {
      switch kind {
      case .forfeit: 0
      case .entry: 2
      default: 1
      }
    }
  }

  private func summed(_ lines: [Line], from start: Hours = .zero) throws(LeaveError) -> [LeaveEvent] {
    var events: [LeaveEvent] = []
    events.reserveCapacity(lines.count)
    var balance = start
    for line in lines {
      balance = try balance + line.hours
      events.append(
        LeaveEvent(
          kind: line.kind, day: line.day, countsFrom: line.countsFrom, hours: line.hours, balance: balance))
    }
    return events
  }

  private func openingLines() throws(LeaveError) -> [Line] {
    let anchor = schedule.anchor
    let start = Line(kind: .start, day: anchor, countsFrom: anchor, hours: terms.start)
    guard opening != terms.start else { return [start] }
    let inside = try opening - terms.start
    return [start, Line(kind: .insideStart, day: anchor, countsFrom: anchor, hours: inside)]
  }

  private func takenBackLines(_ payday: Int) throws(LeaveError) -> [Line] {
    guard payday < 0 else { return [] }
    var lines: [Line] = []
    for accrual in try accruals((payday + 1)...0, .closed).reversed() where accrual.hours > .zero {
      lines.append(
        Line(
          kind: .takenBack(accrual), day: accrual.payday, countsFrom: accrual.payday,
          hours: try accrual.hours.negated()))
    }
    return lines
  }

  private func accrualLines(_ payday: Int, _ accrualHistory: AccrualHistory) throws(LeaveError) -> [Line] {
    guard payday > 0 else { return [] }
    return try accruals(1...payday, accrualHistory).compactMap { accrual in
      guard accrual.rate > .zero else { return nil }
      return Line(
        kind: .accrual(accrual), day: accrual.payday, countsFrom: accrual.payday, hours: accrual.hours)
    }
  }

  private func forfeitLines(
    _ measure: LeaveMeasure, _ cut: Day, _ accrualHistory: AccrualHistory
  ) throws(LeaveError) -> [Line] {
    guard case .folded(let history) = accrualHistory else { return [] }
    var lines: [Line] = []
    for forfeit in try forfeits(history) where forfeit.day <= cut {
      let from = measure == .official ? schedule.payday(of: forfeit.day) : forfeit.day
      lines.append(
        Line(kind: .forfeit, day: forfeit.day, countsFrom: from, hours: try forfeit.hours.negated()))
    }
    return lines
  }

  private func line(of entry: LedgerEntry, _ measure: LeaveMeasure) -> Line {
    Line(
      kind: .entry(entry), day: entry.entry.day,
      countsFrom: measure == .official ? entry.postsOn : entry.entry.day, hours: entry.entry.signedHours)
  }
}
