public import FastiCalendars
public import FastiCivil
import FastiMonths
public import FastiRecords

/// Sets and removes the user's own month starts.
public struct EditMonthOverride {
  private let store: any Store

  /// Overrides of a store.
  public init(_ store: any Store) { self.store = store }

  /// The days a month may be moved from its calculated start.
  public static let reach = 3

  /// The month of a text such as `1447-9`.
  /// - Throws: `.invalid` saying what is wrong.
  public static func month(_ text: String) throws(Failure) -> HijriMonth {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Int(digits: parts[0], most: 4), let month = Int(digits: parts[1], most: 2)
    else {
      throw Failure(
        .invalid, code: "malformed-month", "\"\(text)\" is no Hijri month", field: "MONTH", value: text,
        hint: "YEAR-MONTH in Hijri numbers, such as 1447-9 for Ramadan 1447", cause: .hijri(.noMonth))
    }
    return try HijriDateReader.month(year, month, value: text)
  }

  /// Lets a month begin on a day.
  /// - Returns: The announced and confirmed months that have other days or another length now, this one among them.
  /// - Throws: `.invalid` when the day is too far from the calculated one, or when another override leaves no room.
  @discardableResult
  public func set(_ month: HijriMonth, _ day: Day, command: String) throws(Failure) -> [MonthEffect] {
    let book = try MonthBook.read(from: store)
    let years = month.year - 3...month.year + 3
    let table = book.knowledge.calculatedTable(years: years)
    let name = "\(month.name(in: [])) \(month.year)"
    guard let calculated = table[month]?.start, abs(day - calculated) <= EditMonthOverride.reach else {
      let near = table[month].flatMap { found in
        try? DayRange(found.start - EditMonthOverride.reach, found.start + EditMonthOverride.reach)
      }
      throw Failure(
        .invalid, code: "too-far", "\(day.iso) is too far from the calculated first day of \(name)",
        field: "DATE", value: day.iso,
        hint: near.map { "a day from \($0.first.iso) to \($0.last.iso)" }, cause: .hijri(.tooFar(month, near: near)))
    }
    let others = book.knowledge.overrides.filter { $0.month != month }
    let refused = table.laying(others + [MonthStart(month, day)], from: .override, others: .unchanged).refused
    guard refused.isEmpty else {
      throw Failure(
        .refused, code: "no-room",
        "\(name) cannot begin on \(day.iso): with the other months you set, some month would not have 29 or 30 days",
        field: "DATE", value: day.iso,
        hint: nearest(others, month).map { "fasti hijri override \($0.month.text) --remove" },
        cause: .hijri(.noRoom(month)))
    }
    try write(command) { writer throws(StoreError) in
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
  /// - Returns: The announced and confirmed months that have other days or another length now.
  /// - Throws: `.notFound` when there is none.
  @discardableResult
  public func remove(_ month: HijriMonth, command: String) throws(Failure) -> [MonthEffect] {
    let book = try MonthBook.read(from: store)
    guard book.knowledge.overrides.contains(where: { $0.month == month }) else {
      throw Failure(
        .notFound, code: "no-override", "the first day of \(month.name(in: [])) \(month.year) was not set",
        field: "MONTH", value: month.text, cause: .thing(.unknown(.month, nearest: nil)))
    }
    try write(command) { writer throws(StoreError) in
      try writer.delete(MonthOverrideRecord.self, key: month.text)
    }
    return try effects(around: month, since: book)
  }

  private func write(
    _ command: String, _ body: (any StoreWriter) throws(StoreError) -> Bool
  ) throws(Failure) {
    do { _ = try store.write(store.newChange(command)) { writer throws(StoreError) in _ = try body(writer) } } catch {
      throw Failure(error)
    }
  }
}
