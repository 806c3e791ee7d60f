public import FastiCivil

extension HijriMonths {
  /// A month of the table, or nil outside it.
  public subscript(month: HijriMonth) -> HijriMonthDefinition? {
    let place = month - first
    return place >= 0 && place < count ? definition(place) : nil
  }

  /// All the months, in order.
  public var definitions: [HijriMonthDefinition] {
    var all: [HijriMonthDefinition] = []
    all.reserveCapacity(count)
    for place in 0..<count { all.append(definition(place)) }
    return all
  }

  /// The month that contains a day, or nil outside the table.
  ///
  /// - Complexity: O(log *n*) in the number of months.
  public func month(holding day: Day) -> HijriMonthDefinition? { place(of: day).map { definition($0) } }

  /// The Hijri date of a day.
  /// - Throws: `.outsideDays`.
  /// - Complexity: O(log *n*) in the number of months.
  public func date(of day: Day) throws(HijriMonthsError) -> HijriDate {
    guard let place = place(of: day) else { throw .outsideDays(day, limits: days) }
    return HijriDate(first + place, day: Int(day.number - starts[place]) + 1)
  }

  /// The day of a Hijri date.
  /// - Throws: `.outsideMonths` or `.noSuchDay`.
  public func day(of date: HijriDate) throws(HijriMonthsError) -> Day {
    guard let month = self[date.month] else { throw .outsideMonths(date.month, first: first, last: last) }
    guard date.dayOfMonth >= 1, date.dayOfMonth <= month.length else { throw .noSuchDay(date, last: month.length) }
    return month.start + (date.dayOfMonth - 1)
  }

  /// How certain a Hijri date is: the first 29 days are as certain as the month's first, a later one also depends on
  /// the first day of the next month. Nil outside the table.
  public func status(of date: HijriDate) -> HijriMonthStatus? {
    guard let own = self[date.month] else { return nil }
    guard date.dayOfMonth > 29, let next = self[date.month + 1] else { return own.status }
    return own.status == .confirmed ? next.status : .projected
  }

  @inline(__always)
  func definition(_ place: Int) -> HijriMonthDefinition {
    HijriMonthDefinition(
      first + place, start: Day(starts[place]), length: Int(starts[place + 1] - starts[place]),
      source: HijriMonthSource(rawValue: marks[place] & 7) ?? .table,
      status: HijriMonthStatus(rawValue: marks[place] >> 3) ?? .projected)
  }

  /// The index of the month that contains a day.
  private func place(of day: Day) -> Int? {
    guard day.number >= starts[0], day.number < starts[count] else { return nil }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= day.number { low = middle } else { high = middle }
    }
    return low
  }
}
