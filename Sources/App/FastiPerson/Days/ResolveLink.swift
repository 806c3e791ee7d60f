public import FastiCivil
import FastiFormats
import FastiLeave
public import FastiRecords

/// Finds the page for a link of another program or of Fasti.
///
/// `vecka://today`, `vecka://week/6/2026`, `vecka://calendar`, `leaveLedger://entry/ID`; and after `fasti://` or
/// `web+fasti:`: `today`, `day/DATE`, `week/WEEK`, `month/YYYY-MM`, `year/YEAR`, `star/YEAR`, `days`, `leave`,
/// `entry/ID`, `reminders`, `settings`. A link only names a page; it does not change anything.
public struct ResolveLink {
  private let today: Day
  private let store: any Store

  /// A reader of links.
  /// - Parameters:
  ///   - today: The current day.
  ///   - store: The store with the entries of leave.
  public init(today: Day, store: any Store) {
    self.today = today
    self.store = store
  }

  /// The path of the page, with its query.
  /// - Parameter field: The field in which the link was typed.
  /// - Throws: `.invalid` for other links; `.notFound` for an unknown entry; `.storage`.
  public func callAsFunction(_ text: String, field: Field) throws(Failure) -> String {
    guard let (scheme, parts) = Self.parts(text) else {
      throw Failure(
        .link(.nowhere), field: field, value: text,
        hint: .value("vecka://week/6/2026, leaveLedger://entry/ID, fasti://day/2026-02-05"))
    }
    guard let path = try page(scheme, parts, field) else {
      throw Failure(.link(.nowhere), field: field, value: text, hint: .value(Self.hint(scheme)))
    }
    return path.string
  }

  private func page(_ scheme: String, _ parts: [String], _ field: Field) throws(Failure) -> PageAddress? {
    if scheme == "leaveledger" { return try entry(parts, field) }
    if let week = try week(of: parts, field) { return week }
    if scheme == "vecka" { return parts == ["calendar"] ? .month(YearMonth(today)) : nil }
    if let page = try here(parts, field) { return page }
    return try entry(parts, field)
  }

  /// The scheme in lower case, and the parts after it; nil for another scheme.
  private static func parts(_ text: String) -> (scheme: String, parts: [String])? {
    guard let colon = text.firstIndex(of: ":"), text.utf8.count <= 500 else { return nil }
    let scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    guard ["vecka", "leaveledger", "fasti", "web+fasti"].contains(scheme) else { return nil }
    guard rest.hasPrefix("//") || scheme == "web+fasti" else { return nil }
    while rest.first == "/" { rest = rest.dropFirst() }
    if rest.last == "/" { rest = rest.dropLast() }
    return (scheme, rest.split(separator: "/", omittingEmptySubsequences: false).map { String($0) })
  }

  private static func hint(_ scheme: String) -> String {
    switch scheme {
    case "vecka": "vecka://today, vecka://week/6/2026, vecka://calendar"
    case "leaveledger": "leaveLedger://entry/ID"
    default:
      ["today", "week/2026-W06", "day/2026-02-05", "month/2026-02", "year/2026", "star", "leave"]
        .map { (scheme == "fasti" ? "fasti://" : "web+fasti:") + $0 }.joined(separator: ", ")
    }
  }

  /// `today`, `week/6/2026` and `week`.
  private func week(of parts: [String], _ field: Field) throws(Failure) -> PageAddress? {
    if parts == ["today"] { return .today }
    guard parts.first == "week" else { return nil }
    if parts.count == 1 { return .week(ISOWeek(today)) }
    guard parts.count == 3 else { return nil }
    guard let number = UInt8(parts[1]),
      parts[1].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let year = try DateReader.year(parts[2], field: field)
    do throws(CivilError) { return .week(try ISOWeek(year: year, week: Int(number))) } catch {
      throw Failure(error, field: field, value: parts.joined(separator: "/"))
    }
  }

  /// The pages with their own names.
  private func here(_ parts: [String], _ field: Field) throws(Failure) -> PageAddress? {
    let dates = DateReader(today: today)
    guard parts.count <= 2, let page = parts.first else { return nil }
    let value = parts.count == 2 ? parts[1] : nil
    switch (page, value) {
    case ("day", nil): return .day(today)
    case ("day", let value?): return .day(try dates.day(value, field: field))
    case ("week", let value?): return .week(try dates.weekOrDay(value, field: field))
    case ("month", let value?): return .month(try DateReader.month(value, field: field))
    case ("month", nil), ("calendar", nil): return .month(YearMonth(today))
    case ("year", let value): return .year(try year(value, field))
    case ("star", let value): return .star(try year(value, field))
    case ("days", nil): return .days
    case ("leave", nil): return .leave
    case ("reminders", nil): return .reminders
    case ("settings", nil): return .settings
    default: return nil
    }
  }

  private func year(_ text: String?, _ field: Field) throws(Failure) -> Int {
    guard let text else { return today.year }
    return try DateReader.year(text, field: field)
  }

  /// `entry/ID`: the day of that entry, with the entry selected, if it exists.
  private func entry(_ parts: [String], _ field: Field) throws(Failure) -> PageAddress? {
    guard parts.count == 2, parts[0] == "entry", let id = RecordID(text: parts[1].lowercased()) else { return nil }
    let day: Day?
    do throws(StoreError) {
      day = try store.read { reader throws(StoreError) in
        try reader.record(LeaveEntryRecord.self, id: id)?.entry.day
      }
    } catch { throw Failure(error) }
    guard let day else {
      throw Failure(.thing(.unknown(.entry, nearest: nil)), field: field, value: parts[1])
    }
    return .item(id.text, day)
  }
}
