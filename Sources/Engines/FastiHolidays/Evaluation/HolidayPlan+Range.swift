public import FastiCivil

extension HolidayPlan {
  /// The holidays of a range of days, days in lieu included.
  ///
  /// The answer for a range is the union of the answers for its parts, however it is split.
  ///
  /// - Throws: `.outOfRange` when the range leaves the years 1583 to 2999.
  /// - Complexity: O(rules × years), about 3 µs for a country and a year.
  public func occurrences(in range: DayRange) throws(CivilError) -> HolidayAnswer {
    for day in [range.first, range.last] where !day.isWithinLimits {
      throw .outOfRange(field: .year, value: day.year, limits: Limits.year)
    }
    var search: NominalSearch
    var placed: [HolidayOccurrence]
    if reach.workingDays {
      (search, placed) = resolveWorkingDays(range)
    } else {
      search = NominalSearch(self, range.widened(before: reach.forward, after: reach.back), asked: range)
      search.run()
      if reach.forward == 0 && reach.back == 0 && !hasCollisions {
        placed = search.found.map { occurrence($0, on: $0.day, $0.day == $0.pattern ? .nominal : .moved) }
        for nominal in search.found where nominal.worked != nominal.day {
          placed.append(occurrence(nominal, on: nominal.worked, .swapWorkday))
        }
      } else {
        var resolution = ShiftResolution(self, ordered(search.found), window: search.window)
        resolution.run(from: search.window.first)
        placed = resolution.placed
      }
    }
    placed.removeAll { !range.contains($0.day) }
    sort(&placed)
    return HolidayAnswer(occurrences: placed, gaps: search.gaps)
  }

  private var hasCollisions: Bool { steps.contains { !$0.shifts.isEmpty || $0.filter?.collision ?? false } }

  /// Resolves the days of a range from a day before which no chain of days in lieu can begin.
  ///
  /// A day in lieu is at most ``Shift/reach`` days from its nominal day, so after twice as many days without any
  /// nominal day that looks for a working day, earlier days do not matter.
  private func resolveWorkingDays(_ range: DayRange) -> (NominalSearch, [HolidayOccurrence]) {
    let reach = 2 * max(Shift.reach, self.reach.forward, self.reach.back)
    var before = 400
    while true {
      let window = range.widened(before: before, after: reach)
      var search = NominalSearch(self, window, asked: range)
      search.run()
      var resolution = ShiftResolution(self, ordered(search.found), window: window)
      if let start = cleanStart(resolution, window, latest: range.first - reach, quiet: reach) {
        resolution.run(from: start)
        return (search, resolution.placed)
      }
      before *= 2
    }
  }

  /// The latest day up to `latest` that ends a period without such nominal days, or nil when the window has none.
  private func cleanStart(_ resolution: ShiftResolution, _ window: DayRange, latest: Day, quiet: Int) -> Day? {
    if window.first < Limits.days.first - quiet { return window.first }
    var start = latest
    for (index, nominal) in resolution.nominals.enumerated().reversed() where nominal.day <= latest {
      guard let shift = resolution.shift(for: index) else { continue }
      if case .offset = shift.entry.answer { continue }
      if start - nominal.day > quiet { return start }
      start = nominal.day
    }
    return start - window.first > quiet ? start : nil
  }

  func ordered(_ nominals: [Nominal]) -> [Nominal] {
    sortedByDay(nominals, day: { $0.day.number }) { nominal in
      key(steps[Int(nominal.step)].kind, Int(steps[Int(nominal.step)].rule), 0)
    }
  }

  private func sort(_ occurrences: inout [HolidayOccurrence]) {
    occurrences = sortedByDay(occurrences, day: { $0.day.number }) {
      key($0.kind, Int($0.rule), $0.relation.rawValue)
    }
  }

  /// Kind, rank of the id, relation: one number that sorts as the three do.
  @inline(__always)
  private func key(_ kind: HolidayKind, _ rule: Int, _ relation: UInt8) -> Int64 {
    Int64(kind.rawValue) << 28 | Int64(ranks[rule]) << 4 | Int64(relation)
  }
}

/// Sorts by day, and within a day by a key.
///
/// A counting sort by day, because days are few and holidays arrive rule by rule; short lists are sorted by
/// insertion.
/// - Complexity: O(*n* + days), O(*n*²) below 48 items.
@inline(__always)
func sortedByDay<Element>(
  _ items: [Element], day: (Element) -> Int32, key: (Element) -> Int64
) -> [Element] {
  guard items.count > 48 else { return insertionSorted(items, day: day, key: key) }
  var first = Int32.max
  var last = Int32.min
  for item in items {
    first = min(first, day(item))
    last = max(last, day(item))
  }
  // The index of each day's first item; a sparse list over a very long time would waste memory on empty days.
  let days = Int(last) - Int(first) + 1
  guard days < 1_200_000 else { return items.sorted { (day($0), key($0)) < (day($1), key($1)) } }
  var starts = [Int32](repeating: 0, count: days + 1)
  for item in items { starts[Int(day(item) - first) + 1] += 1 }
  for place in 1...days { starts[place] += starts[place - 1] }
  var order = [Int32](repeating: 0, count: items.count)
  for index in items.indices {
    let bucket = Int(day(items[index]) - first)
    // A bucket contains the few holidays of one day; each is inserted from the end.
    order[Int(starts[bucket])] = Int32(index)
    starts[bucket] += 1
  }
  var result: [Element] = []
  result.reserveCapacity(items.count)
  for index in order {
    let item = items[Int(index)]
    var place = result.count
    while place > 0, day(result[place - 1]) == day(item), key(result[place - 1]) > key(item) { place -= 1 }
    if place == result.count { result.append(item) } else { result.insert(item, at: place) }
  }
  return result
}

@inline(__always)
private func insertionSorted<Element>(
  _ items: [Element], day: (Element) -> Int32, key: (Element) -> Int64
) -> [Element] {
  var items = items
  for index in items.indices.dropFirst() {
    let item = items[index]
    let (itemDay, itemKey) = (day(item), key(item))
    var place = index
    while place > 0 {
      let other = day(items[place - 1])
      guard other > itemDay || (other == itemDay && key(items[place - 1]) > itemKey) else { break }
      items[place] = items[place - 1]
      place -= 1
    }
    items[place] = item
  }
  return items
}
