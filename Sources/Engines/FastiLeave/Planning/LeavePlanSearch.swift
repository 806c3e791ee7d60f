import FastiCivil

/// Finds the best days of leave by iterating over the days with every state that can still lead to the best.
///
/// Dynamic programming from the first day to the last (R. Bellman, Dynamic Programming, Princeton 1957). Of two choices
/// with the same number of days of leave and the same stage of a run, the one that has at least as much leave left and
/// has gained at least as much is kept; Documentation/Mathematics/LeavePlan.md proves that no best choice is lost.
struct LeavePlanSearch {
  let timeline: LeaveTimeline
  let days: [LeavePlanDay]
  let cost: Int64
  let budget: Int
  let runs: LeaveRuns
  /// The index of the day up to whose end losses count.
  let through: Int
  /// An upper bound of the loss of the best plan.
  var mostLost: Int64 = .max
  /// The indices of the days that change a balance.
  let loud: [Int]
  /// The balance at the end of the last day that counts, without leave and losses.
  let expectedInTheEnd: Int64

  init(
    _ timeline: LeaveTimeline, _ days: [LeavePlanDay], cost: Int64, budget: Int, runs: LeaveRuns, through: Int
  ) {
    self.timeline = timeline
    self.days = days
    self.cost = cost
    self.budget = budget
    self.runs = runs
    self.through = through
    loud = timeline.days.indices.filter { !timeline.days[$0].isQuiet }
    expectedInTheEnd = timeline.days[...through].reduce(timeline.start.balance) { $0 + $1.gain }
  }

  /// A partial choice.
  struct Choice {
    var state: LeaveState
    var taken = LeaveSet()
    var count: Int32 = 0
    var stage: Int32 = 0
    var value: Int32 = 0
  }

  /// The best choice: the indices of its days, its gain, and its loss.
  struct Best {
    var places: [Int]
    var value: Int
    var lost: Int64
  }

  func best() -> Best? {
    let open = days.indices.filter { days[$0] == .open }
    guard let last = open.last else { return nil }
    var layer = LeaveLayer(stages: runs.stages, budget: budget)
    layer.choices = [Choice(state: timeline.start)]
    var expected = timeline.start.balance
    var number = 0
    for place in 0...last {
      expected += timeline.days[place].gain
      layer.advance(
        self, place, number, expected,
        comparesStates: timeline.days[place].day >= timeline.monotoneFrom)
      if days[place] == .open { number += 1 }
    }
    return finish(layer, last, open)
  }

  /// Advances by a day; nil when the balance falls below its limit.
  @inline(__always)
  func lived(_ choice: Choice, _ place: Int, leave: Bool) -> Choice? {
    var next = choice
    let events = timeline.days[place]
    next.state.live(events, leave: leave ? cost : 0, cap: timeline.cap)
    if leave { next.count += 1 }
    return next.count > 0 && next.state.balance < events.bound ? nil : next
  }

  /// The hours lost by the end of a day whose balance would be `expected` without losses and leave.
  func lost(_ choice: Choice, _ expected: Int64) -> Int64 {
    expected - cost * Int64(choice.count) - choice.state.balance
  }

  /// Advances through the remaining days without open days, and compares.
  private func finish(_ layer: LeaveLayer, _ last: Int, _ open: [Int]) -> Best? {
    let rest = timeline.days.indices[(last + 1)...].filter { $0 == through || !timeline.days[$0].isQuiet }
    var best: (choice: Choice, lost: Int64)?
    for choice in layer.choices where choice.count >= 0 {
      guard let (lost, choice) = settled(choice, rest, after: last) else {
        continue
      }
      if let found = best, !isBetter(choice, lost, found.choice, found.lost) { continue }
      best = (choice, lost)
    }
    guard let best else { return nil }
    let places = open.indices.filter { best.choice.taken.contains($0) }.map { open[$0] }
    return Best(places: places, value: Int(best.choice.value), lost: best.lost)
  }

  private func settled(
    _ choice: Choice, _ rest: [Int], after last: Int
  ) -> (Int64, Choice)? {
    var choice = choice
    var lost = through == last ? self.lost(choice, expectedInTheEnd) : 0
    for place in rest {
      guard let next = lived(choice, place, leave: false) else { return nil }
      choice = next
      if place == through { lost = self.lost(choice, expectedInTheEnd) }
    }
    choice.value = Int32(value(choice, after: last))
    return (lost, choice)
  }

  /// The final gain: the days after the last open one are the same for every choice, except for the open run.
  private func value(_ choice: Choice, after last: Int) -> Int {
    var position = choice.position
    var most = position.value
    for place in (last + 1)..<max(days.count, last + 1) {
      position = days[place] == .off ? runs.begun(position) ?? runs.off(position) : runs.rested(position, from: choice)
      most = max(most, position.value)
    }
    return most
  }

  private func isBetter(_ one: Choice, _ lost: Int64, _ other: Choice, _ otherLost: Int64) -> Bool {
    if lost != otherLost { return lost < otherLost }
    if one.value != other.value { return one.value > other.value }
    if one.count != other.count { return one.count < other.count }
    return one.taken != other.taken && one.taken.isNoLater(than: other.taken)
  }
}

/// The set of taken days among at most 512 open days; a set that contains the first differing day comes first.
struct LeaveSet: Hashable {
  /// The first day is the highest bit of the first word.
  private var words = SIMD8<UInt64>(repeating: 0)

  /// Takes an open day, by its number.
  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(63 - number & 63) }

  /// Whether an open day is taken.
  func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(63 - number & 63) & 1 != 0 }

  /// Whether this set comes before another or is equal.
  func isNoLater(than other: LeaveSet) -> Bool {
    for index in 0..<8 where words[index] != other.words[index] { return words[index] > other.words[index] }
    return true
  }
}
