public import FastiCivil

extension HolidayPlan {
  /// The holidays of a range of days, days in lieu included.
  ///
  /// The answer for a range is the union of the answers for any split of it.
  ///
  /// - Throws: `.outOfRange` when the range leaves the years 1583 to 2999.
  /// - Complexity: O(rules × years), about 3 µs for a country and a year.
  public func occurrences(in range: DayRange) throws(CivilError) -> HolidayAnswer {
    for day in [range.first, range.last] where !day.isWithinLimits {
      throw .outOfRange(field: .year, value: day.year, limits: Limits.year)
    }
    var search: NominalSearch
    var placed: [Occurrence]
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

  private var hasCollisions: Bool { steps.contains { !$0.shifts.isEmpty } }

  /// Looks far enough back that no chain of days in lieu can begin before it.
  ///
  /// A day in lieu lies at most ``Shift/reach`` days from its nominal day, so after twice as many days without any
  /// nominal day that looks for a working day, nothing earlier can matter.
  private func resolveWorkingDays(_ range: DayRange) -> (NominalSearch, [Occurrence]) {
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

  /// The latest day up to `latest` that ends a quiet stretch, or nil when the window has none.
  private func cleanStart(_ resolution: ShiftResolution, _ window: DayRange, latest: Day, quiet: Int) -> Day? {
    if window.first < Limits.days.first - quiet { return window.first }
    var start = latest
    for (index, nominal) in resolution.nominals.enumerated().reversed() where nominal.day <= latest {
      guard let shift = resolution.shift(for: index) else { continue }
      if case .offset = shift.answer { continue }
      if start - nominal.day > quiet { return start }
      start = nominal.day
    }
    return start - window.first > quiet ? start : nil
  }

  func ordered(_ nominals: [Nominal]) -> [Nominal] {
    var nominals = nominals
    insertionSort(&nominals) { key($0.day, steps[Int($0.step)].kind, Int(steps[Int($0.step)].rule), 0) }
    return nominals
  }

  private func sort(_ occurrences: inout [Occurrence]) {
    insertionSort(&occurrences) { key($0.day, $0.kind, Int($0.rule), $0.relation.rawValue) }
  }

  /// Day, kind, rank of the id, relation: one number that sorts as the four do.
  @inline(__always)
  private func key(_ day: Day, _ kind: HolidayKind, _ rule: Int, _ relation: UInt8) -> Int64 {
    Int64(day.number) << 32 | Int64(kind.rawValue) << 28 | Int64(ranks[rule]) << 4 | Int64(relation)
  }
}

/// Sorts what is nearly sorted already; gives up on it for the library's sort when it is not.
@inline(__always)
func insertionSort<Element>(_ items: inout [Element], by key: (Element) -> Int64) {
  var moves = 0
  let patience = 64 * items.count + 64
  for index in items.indices.dropFirst() {
    let item = items[index]
    let value = key(item)
    var place = index
    while place > 0, key(items[place - 1]) > value {
      items[place] = items[place - 1]
      place -= 1
      moves += 1
    }
    items[place] = item
    if moves > patience {
      items.sort { key($0) < key($1) }
      return
    }
  }
}
