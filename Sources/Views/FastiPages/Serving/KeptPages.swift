public import FastiCivil
import FastiFormats

/// Which pages a browser keeps for when there is no network: those of the current year, and the ones without a date.
public struct KeptPages: Sendable {
  private let today: Day

  /// The pages as seen from a day.
  public init(_ today: Day) { self.today = today }

  /// What is asked most: without a date, the months and weeks of the year, and the days about today. These are kept anew
  /// whenever something has changed.
  public var near: [Path] {
    let (year, months) = (today.year, months)
    let weeks = days.filter { $0.weekday == .monday || $0 == days.first }.map { ISOWeek($0) }
    return [Paths.offline, Paths.today, Paths.year(year), Paths.star(year)]
      + sorted(months) { $0.days }.flatMap { [Paths.month($0), Paths.star($0)] }
      + sorted(weeks) { $0.days }.map { Paths.week($0) }
      + [
        Paths.agenda(), Paths.leave, Paths.days, Paths.reminders, Paths.settings, Paths.help, Paths.newEvent(nil),
        Paths.newCountdown(nil), Paths.search,
      ] + days.filter { isNear($0) }.map { Paths.day($0) }
  }

  /// The other days of the year: kept anew once a day, because they are many.
  public var far: [Path] { sorted(days.filter { !isNear($0) }) { DayRange($0) }.map { Paths.day($0) } }

  /// The list, JSON: pages are kept under the key beside them, which differs when they may have changed; `look` differs
  /// when their language or theme does.
  public func bytes(stamp: String, look: String) -> [UInt8] {
    var json = JSONWriter(capacity: 16_384)
    json.object { json in
      json.field("look", look)
      json.name("sets")
      json.array([(near, stamp), (far, "")]) { json, set in
        json.object { json in
          json.field("key", "\(look) \(today.iso) \(set.1)")
          json.field("pages", set.0.map { $0.string })
        }
      }
    }
    return json.bytes
  }

  private var months: [YearMonth] { (1...12).compactMap { try? YearMonth(year: today.year, month: $0) } }
  private var days: [Day] { Array(DayRange(year: today.year)) }

  private func isNear(_ day: Day) -> Bool { abs(day - today) <= 31 }

  private func sorted<Item>(_ items: [Item], _ days: (Item) -> DayRange) -> [Item] {
    func distance(_ item: Item) -> Int { max(days(item).first - today, today - days(item).last, 0) }
    return items.sorted { distance($0) < distance($1) }
  }
}

extension Paths {
  /// Which pages are kept for when there is no network.
  public static let keptPages = Path("/offline/pages")
}
