/// The remaining choices at the end of a day, by days taken and stage.
struct LeaveLayer {
  /// The choices; one with a negative count has been replaced.
  var choices: [LeavePlanSearch.Choice] = []
  private var next: [LeavePlanSearch.Choice] = []
  /// For each number of days taken and stage, the index of the last choice; -1 for none.
  private var heads: [Int32]
  /// For each choice, the index of the one before it with the same number and stage.
  private var links: [Int32] = []
  private let stages: Int
  private let budget: Int

  init(stages: Int, budget: Int) {
    self.stages = stages
    self.budget = budget
    heads = [Int32](repeating: -1, count: stages * (budget + 1))
  }

  /// Advances by a day, which is worked, off, or open; an open day gives both choices.
  mutating func advance(
    _ search: LeavePlanSearch, _ place: Int, _ number: Int, _ expected: Int64, comparesStates: Bool
  ) {
    next.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    for index in heads.indices { heads[index] = -1 }
    let isOpen = search.days[place] == .open
    let isOff = search.days[place] == .off
    let events = search.timeline.days[place]
    let decides = !comparesStates && (events.settles != nil || events.carried != nil)
    if decides {
      for index in choices.indices where choices[index].count >= 0 {
        if search.leastLost(choices[index], place - 1) > search.mostLost { choices[index].count = -1 }
      }
    }
    for choice in choices where choice.count >= 0 {
      if isOpen, Int(choice.count) < budget, var taken = search.lived(choice, place, leave: true) {
        taken.taken.insert(number)
        addOff(taken, search, expected, comparesStates)
      }
      guard let kept = search.lived(choice, place, leave: false) else { continue }
      if isOff {
        addOff(kept, search, expected, comparesStates)
      } else {
        add(kept, at: search.runs.worked(kept.position), search, expected, comparesStates)
      }
    }
    swap(&choices, &next)
  }

  private mutating func addOff(
    _ choice: LeavePlanSearch.Choice, _ search: LeavePlanSearch, _ expected: Int64, _ comparesStates: Bool
  ) {
    add(choice, at: search.runs.off(choice.position), search, expected, comparesStates)
    if let begun = search.runs.begun(choice.position) { add(choice, at: begun, search, expected, comparesStates) }
  }

  private mutating func add(
    _ choice: LeavePlanSearch.Choice, at position: LeaveRuns.Position, _ search: LeavePlanSearch, _ expected: Int64,
    _ comparesStates: Bool
  ) {
    guard search.lost(choice, expected) <= search.mostLost else { return }
    var choice = choice
    choice.stage = Int32(position.stage)
    choice.value = Int32(position.value)
    let key = Int(choice.count) * stages + position.stage
    var place = heads[key]
    var link: Int32 = -1
    while place >= 0 {
      let index = Int(place)
      if next[index].replaces(choice, comparesStates) { return }
      let following = links[index]
      if choice.replaces(next[index], comparesStates) {
        next[index].count = -1
        if link < 0 { heads[key] = following } else { links[Int(link)] = following }
      } else {
        link = place
      }
      place = following
    }
    links.append(heads[key])
    heads[key] = Int32(next.count)
    next.append(choice)
  }
}

extension LeavePlanSearch.Choice {
  var position: LeaveRuns.Position { .init(stage: Int(stage), value: Int(value)) }

  /// Whether another choice of the same day, count and stage can never become better than this one.
  /// - Parameter comparesStates: whether a greater balance now is never smaller later.
  func replaces(_ other: Self, _ comparesStates: Bool) -> Bool {
    guard value >= other.value else { return false }
    guard comparesStates ? state.hasAtLeast(other.state) : state == other.state else { return false }
    return value > other.value || taken.isNoLater(than: other.taken)
  }
}
