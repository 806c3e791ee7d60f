/// Finds the most days off in spans of a minimum length, by dynamic programming from the last day to the first (R.
/// Bellman, Dynamic Programming, Princeton 1957, chapter III: the principle of optimality).
///
/// Two tables contain the best value that can still be gained from an index on with the remaining budget: *outside*
/// any span that counts, and *inside* one. Outside, a day is skipped, or a span begins here and includes the next
/// `minimum` days at once; inside, the span continues over a day, or ends before a worked one. Skipping days off that
/// would count makes the sum smaller than the real one, never larger, and the exact sum of every choice is among
/// those compared, so the largest is right. There are 2 × (days + 1) × (budget + 1) entries, whatever the minimum.
struct TotalSearch {
  private let days: [BridgeDay]
  private let budget: Int
  private let minimum: Int
  /// The cost of `days[place..<(place + minimum)]`, or more than any budget if not all of them can be taken.
  private let costs: [Int]
  /// Value and leave in one number that sorts by the higher value, then by less leave.
  private var outside: [Int32]
  private var inside: [Int32]

  /// One day off; a day of leave subtracts one, and there are fewer days of leave than this.
  private static let unit: Int32 = 2_048
  /// Below any score that can be reached, and far from the smallest number.
  private static let impossible: Int32 = -1_000_000_000

  init(_ days: [BridgeDay], budget: Int, minimum: Int) {
    self.days = days
    self.budget = budget
    self.minimum = minimum
    costs = Self.costs(days, minimum, tooMuch: budget + 1)
    let entries = (days.count + 1) * (budget + 1)
    outside = [Int32](repeating: 0, count: entries)
    inside = [Int32](repeating: 0, count: entries)
  }

  /// The days off in spans that are long enough, once ``best()`` has run.
  var value: Int { Int((outside[budget] + Self.unit - 1) / Self.unit) }

  /// The places of the days of leave, ascending.
  mutating func best() -> [Int] {
    for place in days.indices.reversed() {
      for left in 0...budget {
        inside[at(place, left)] = max(goOn(place, left), stop(place, left))
        outside[at(place, left)] = max(begin(place, left), outside[at(place + 1, left)])
      }
    }
    return walk()
  }

  /// Follows the best choices from the first day on. If two are equally good it follows the one that takes leave
  /// sooner, so the list of leave days is the earliest.
  private func walk() -> [Int] {
    var taken: [Int] = []
    var place = 0
    var left = budget
    var isInside = false
    while place < days.count {
      let length: Int
      if isInside {
        guard goOn(place, left) >= stop(place, left) else {
          isInside = false
          place += 1
          continue
        }
        length = 1
      } else {
        let now = begin(place, left)
        guard now > Self.impossible, now >= outside[at(place + 1, left)] else {
          place += 1
          continue
        }
        isInside = true
        length = minimum
      }
      for day in place..<(place + length) where days[day] == .open {
        taken.append(day)
        left -= 1
      }
      place += length
    }
    return taken
  }

  /// The best when a span begins at the place.
  private func begin(_ place: Int, _ left: Int) -> Int32 {
    let cost = costs[place]
    guard cost <= left else { return Self.impossible }
    return inside[at(place + minimum, left - cost)] + Int32(minimum) * Self.unit - Int32(cost)
  }

  /// The best when the open span continues over the place.
  private func goOn(_ place: Int, _ left: Int) -> Int32 {
    switch days[place] {
    case .off: inside[at(place + 1, left)] + Self.unit
    case .open: left > 0 ? inside[at(place + 1, left - 1)] + Self.unit - 1 : Self.impossible
    case .kept: Self.impossible
    }
  }

  /// The best when the open span ended before the place, which is worked.
  private func stop(_ place: Int, _ left: Int) -> Int32 {
    days[place] == .off ? Self.impossible : outside[at(place + 1, left)]
  }

  @inline(__always)
  private func at(_ place: Int, _ left: Int) -> Int { place * (budget + 1) + left }

  private static func costs(_ days: [BridgeDay], _ minimum: Int, tooMuch: Int) -> [Int] {
    var costs = [Int](repeating: tooMuch, count: days.count)
    var open = 0
    var kept = 0
    for place in days.indices {
      if days[place] == .open { open += 1 }
      if days[place] == .kept { kept += 1 }
      let start = place + 1 - minimum
      guard start >= 0 else { continue }
      if kept == 0 { costs[start] = min(open, tooMuch) }
      if days[start] == .open { open -= 1 }
      if days[start] == .kept { kept -= 1 }
    }
    return costs
  }
}
