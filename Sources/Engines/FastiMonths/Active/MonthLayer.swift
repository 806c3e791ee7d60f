public import FastiCalendars
public import FastiCivil

/// Applies starts to a table.
struct MonthLayer {
  let base: HijriMonths
  /// The first day of each month of the base, then the day after the last.
  var starts: [Day]
  /// Which of them a source gives.
  var given: [Bool]
  var refused: [MonthStart] = []

  init(_ base: HijriMonths) {
    self.base = base
    starts = base.definitions.map { $0.start }
    starts.append(base.days.last + 1)
    given = Array(repeating: false, count: starts.count)
  }

  mutating func wish(_ start: MonthStart) {
    let place = start.month - base.first
    guard place >= 0, place < base.count else { return }
    starts[place] = start.day
    given[place] = true
  }

  /// Leaves out starts that cannot be reached, then moves the months between them.
  mutating func settle() {
    refuse()
    guard let first = given.firstIndex(of: true) else { return }
    lead(to: first)
    var place = first
    while place + 1 < starts.count {
      let next = nextGiven(after: place)
      if next == nil, starts[place] == baseStart(place), place > first { break }
      if given[place + 1] {
        place += 1
        continue
      }
      starts[place + 1] = moved(place + 1, next)
      place += 1
    }
  }

  /// A month's start, moved minimally so that it follows its neighbour and the next given start can be reached.
  private func moved(_ place: Int, _ next: Int?) -> Day {
    var low = starts[place - 1] + 29
    var high = starts[place - 1] + 30
    if let next {
      low = max(low, starts[next] - 30 * (next - place))
      high = min(high, starts[next] - 29 * (next - place))
    }
    return min(max(baseStart(place), low), high)
  }

  /// Months before the first given one: 28 to 31 days, as in the oldest tables.
  private mutating func lead(to first: Int) {
    var place = first
    while place > 0 {
      let own = min(max(baseStart(place - 1), starts[place] - 31), starts[place] - 28)
      if own == starts[place - 1] { break }
      starts[place - 1] = own
      place -= 1
    }
  }

  /// Of two neighbouring given starts between which months of 29 or 30 days do not fit, the later one is left out,
  /// because the first announcement has priority.
  private mutating func refuse() {
    var last: Int?
    for place in 0..<base.count where given[place] {
      if let last {
        let days = starts[place] - starts[last]
        if days < 29 * (place - last) || days > 30 * (place - last) {
          refused.append(MonthStart(base.first + place, starts[place]))
          given[place] = false
          starts[place] = baseStart(place)
          continue
        }
      }
      last = place
    }
  }

  private func nextGiven(after place: Int) -> Int? {
    var next = place + 1
    while next < base.count {
      if given[next] { return next }
      next += 1
    }
    return nil
  }

  private func baseStart(_ place: Int) -> Day {
    base[base.first + place]?.start ?? base.days.last + 1
  }
}

extension MonthLayer {
  /// The resulting table; the base if a gap could not be closed.
  func table(_ source: HijriMonthSource, _ status: HijriMonthStatus, _ others: HijriMonths.Others) -> HijriMonths {
    var months: [HijriMonthDefinition] = []
    months.reserveCapacity(base.count)
    for (place, old) in base.definitions.enumerated() {
      let length = starts[place + 1] - starts[place]
      let own = given[place]
      let waits = others == .projected || starts[place] != old.start
      months.append(
        HijriMonthDefinition(
          old.month, start: starts[place], length: length, source: own ? source : old.source,
          status: own ? status : waits ? .projected : old.status))
    }
    do { return try HijriMonths(months) } catch { return base }
  }
}

/// The first day of a Hijri month, as given by a source.
public struct MonthStart: Hashable, Sendable {
  public let month: HijriMonth
  /// Its first day.
  public let day: Day

  /// A month and its first day, unchecked.
  public init(_ month: HijriMonth, _ day: Day) {
    self.month = month
    self.day = day
  }
}
