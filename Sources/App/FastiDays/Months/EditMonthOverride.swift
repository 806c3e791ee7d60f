public import FastiCalendars
public import FastiCivil
import FastiMonths
public import FastiRecords

/// Sets and removes the user's own month starts.
public struct EditMonthOverride {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// How many days a month may be moved from its calculated start.
  public static let reach = 3

  /// The month of a text such as `1447-9`.
  /// - Throws: `.invalid` saying what is wrong.
  public static func month(_ text: String) throws(Failure) -> HijriMonth {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Int(digits: parts[0], most: 4), let month = Int(digits: parts[1], most: 2)
    else {
      throw Failure(.hijri(.noMonth), field: .month, value: text)
    }
    return try HijriDateReader.month(year, month, value: text)
  }

  /// Sets the first day of a month.
  /// - Returns: The announced and confirmed months with other days or another length now, including this one.
  /// - Throws: `.invalid` when the day is too far from the calculated one, or when another override leaves no room.
  @discardableResult
  public func set(_ month: HijriMonth, _ day: Day) throws(Failure) -> [MonthEffect] {
    let book = try MonthBook.read(from: store)
    let years = month.year - 3...month.year + 3
    let table = book.knowledge.calculatedTable(years: years)
    guard let calculated = table[month]?.start, abs(day - calculated) <= EditMonthOverride.reach else {
      let near = table[month].flatMap { found in
        try? DayRange(found.start - EditMonthOverride.reach, found.start + EditMonthOverride.reach)
      }
      throw Failure(.hijri(.tooFar(month, near: near)), field: .date, value: day.iso)
    }
    let others = book.knowledge.overrides.filter { $0.month != month }
    func refused(_ starts: [MonthStart]) -> [MonthStart] {
      table.laying(starts, from: .override, others: .unchanged).refused
    }
    // Two overrides that contradict each other may have come from another device. They do not concern this one.
    let before = refused(others)
    guard refused(others + [MonthStart(month, day)]).allSatisfy({ before.contains($0) }) else {
      throw Failure(.hijri(.noRoom(month, beside: nearest(others, month)?.month)), field: .date, value: day.iso)
    }
    try write(.edit, month) { writer throws(StoreError) in
      try writer.put(MonthOverrideRecord(MonthStart(month, day)))
    }
    return try effects(around: month, since: book)
  }

  private func effects(around month: HijriMonth, since before: MonthBook) throws(Failure) -> [MonthEffect] {
    let years = month.year - 2...month.year + 2
    return MonthEffect.all(from: before.table(years: years), to: try MonthBook.read(from: store).table(years: years))
  }

  private func nearest(_ starts: [MonthStart], _ month: HijriMonth) -> MonthStart? {
    starts.min { abs($0.month - month) < abs($1.month - month) }
  }

  /// Removes the user's start of a month.
  /// - Returns: The announced and confirmed months with other days or another length now.
  /// - Throws: `.notFound` when the user did not set it.
  @discardableResult
  public func remove(_ month: HijriMonth) throws(Failure) -> [MonthEffect] {
    let book = try MonthBook.read(from: store)
    guard book.knowledge.overrides.contains(where: { $0.month == month }) else {
      throw Failure(.thing(.unknown(.month, nearest: nil)), field: .month, value: month.text)
    }
    try write(.delete, month) { writer throws(StoreError) in
      try writer.delete(MonthOverrideRecord.self, key: month.text)
    }
    return try effects(around: month, since: book)
  }

  private func write(
    _ verb: ChangeAction.Verb, _ month: HijriMonth, _ body: (any StoreWriter) throws(StoreError) -> Bool
  ) throws(Failure) {
    try store.change(ChangeAction(verb, .month, month.text)) { writer throws(StoreError) in _ = try body(writer) }
  }
}
