import FastiCivil

extension LeavePlanSearch {
  /// The hours lost without any leave.
  func lostAsItIs() -> Int64 { outcome(Choice(state: timeline.start), from: 0)?.lost ?? 0 }

  /// The hours lost before the first open day, independent of the plan.
  func lostBeforeAll() -> Int64 {
    guard let first = days.firstIndex(of: .open), first > 0 else { return 0 }
    var choice = Choice(state: timeline.start)
    for place in 0..<first { choice.state.live(timeline.days[place], leave: 0, cap: timeline.cap) }
    return lost(choice, expected(first - 1))
  }

  /// A lower bound of the final loss of a choice, independent of leave taken after this day.
  ///
  /// Taking the whole budget at once loses least, because a smaller balance loses less and is further below the cap.
  /// The exception is a carry-over date, which can reverse the order of two balances by the difference of what is
  /// settled on it.
  func leastLost(_ choice: Choice, _ place: Int) -> Int64 {
    var state = choice.state
    state.balance -= cost * (Int64(budget) - Int64(choice.count))
    // Without the cap, because more than that cannot be settled.
    var full = LeaveState(balance: 0, settled: choice.state.settled)
    var turned: Int64 = 0
    for later in loud where later > place && later <= through {
      let events = timeline.days[later]
      if events.carried != nil { turned += full.settled.wrappedSum() - state.settled.wrappedSum() }
      state.live(events, leave: 0, cap: timeline.cap)
      full.live(events, leave: 0, cap: 1 << 61)
    }
    return expectedInTheEnd - cost * Int64(budget) - state.balance - turned
  }

  /// The hours lost when leave is taken on every day as soon as it can be afforded: at least those of the best plan,
  /// and nearly always the same.
  func lostTakingEarly() -> Int64 {
    var choice = Choice(state: timeline.start)
    for place in days.indices {
      if days[place] == .open, Int(choice.count) < budget, let taken = lived(choice, place, leave: true),
        outcome(taken, from: place + 1) != nil
      {
        choice = taken
      } else if let kept = lived(choice, place, leave: false) {
        choice = kept
      }
    }
    return outcome(choice, from: days.count)?.lost ?? .max
  }

  /// The hours lost from a day on when no more leave is taken; nil when that cannot be afforded.
  private func outcome(_ choice: Choice, from place: Int) -> (choice: Choice, lost: Int64)? {
    var choice = choice
    var lost: Int64 = 0
    if place > through { lost = self.lost(choice, expected(through)) }
    for place in place..<timeline.days.count {
      guard let next = lived(choice, place, leave: false) else { return nil }
      choice = next
      if place == through { lost = self.lost(choice, expected(through)) }
    }
    return (choice, lost)
  }

  /// The balance at the end of a day without leave and losses.
  private func expected(_ place: Int) -> Int64 {
    timeline.days[...place].reduce(timeline.start.balance) { $0 + $1.gain }
  }
}
