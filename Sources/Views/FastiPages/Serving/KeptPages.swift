public import FastiCivil
import FastiFormats

/// The pages that a browser stores for use without a network: those of the current year, and those without a date.
public struct KeptPages: Sendable {
  private let today: Day

  /// The pages as of a day.
  public init(_ today: Day) { self.today = today }

  /// The pages used most: those without a date, the months and weeks of the year, and the days around today. They are
  /// stored again after every change.
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

  /// The other days of the year, which are stored again once a day, because there are many.
  public var far: [Path] { sorted(days.filter { !isNear($0) }) { DayRange($0) }.map { Paths.day($0) } }

  /// The list as JSON. Each page is stored under its key, which differs if the page may have changed; `look` differs if
  /// the language, the theme or the person does.
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
  /// The list of the pages for use without a network.
  public static let keptPages = Path("/offline/pages")
}
