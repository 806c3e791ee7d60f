import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// `/agenda`: the days with their items, one part of the list at a time.
enum AgendaPages {
  static let all = [
    Route.page(
      "/agenda", "What is on from a day on, or before it, 50 things at a time",
      query: [
        Parameter("from", .day, "the first day; default: today"),
        Parameter("before", .day, "in place of from: the day before which the part ends"),
        Parameter("skip", .text, "how many things of that day are before the place"),
      ]
    ) { call throws(Failure) in
      if let day = try day("before", call) {
        let place = AgendaPlace(day, after: try skipped(call))
        return try call.page(try before(place, call), at: Paths.agenda(before: place))
      }
      guard let day = try day("from", call) else {
        return try call.page(try after(AgendaPlace(call.today), call), at: Paths.agenda())
      }
      let place = AgendaPlace(day, after: try skipped(call))
      return try call.page(try after(place, call), at: Paths.agenda(from: place))
    }
  ]

  /// The number of days that are searched first, and the greatest number: in a calendar with few items a part may be
  /// empty.
  private static let (step, longest) = (62, 800)

  private static func day(_ name: String, _ call: Call) throws(Failure) -> Day? {
    try call.query(name).map { text throws(Failure) in try call.dates.day(text, field: .input(.day)) }
  }

  private static func skipped(_ call: Call) throws(Failure) -> Int {
    guard let text = call.query("skip") else { return 0 }
    guard let count = Int(text), (0...99_999).contains(count) else {
      throw Failure(.value(.number(most: 99_999)), field: .path("skip"), value: text)
    }
    return count
  }

  /// The part from a position on.
  private static func after(_ place: AgendaPlace, _ call: Call) throws(Failure) -> AgendaPage {
    let end = min(Limits.days.last, place.day + (longest - 1))
    var (found, count, first, length): ([DayCell], Int, Day, Int) = ([], 0, place.day, step)
    try call.readPlans(DayRange(first...min(end, first + (step - 1))), with: MiniMonth(DayRange(first), .agenda))
    while first <= end {
      let last = min(end, first + (length - 1))
      for cell in try call.cells(DayRange(first...last)) {
        var cell = cell
        let skipped = cell.day == place.day ? min(place.skipped, cell.items.count) : 0
        let shown = cell.items.dropFirst(skipped).prefix(AgendaPage.most - count)
        let rest = cell.items.count - skipped - shown.count
        cell.items = Array(shown)
        count += shown.count
        if !shown.isEmpty || cell.day == call.today && skipped == 0 { found.append(cell) }
        guard count == AgendaPage.most else { continue }
        let next = rest > 0 ? AgendaPlace(cell.day, after: skipped + shown.count) : start(of: cell.day + 1)
        return AgendaPage(found, in: DayRange(place.day...cell.day), earlier: earlier(place), later: next)
      }
      (first, length) = (last + 1, length * 4)
    }
    return AgendaPage(found, in: DayRange(place.day...end), earlier: earlier(place), later: start(of: end + 1))
  }

  /// The part up to a position.
  private static func before(_ place: AgendaPlace, _ call: Call) throws(Failure) -> AgendaPage {
    let end = place.skipped > 0 ? place.day : max(Limits.days.first, place.day - 1)
    let begin = max(Limits.days.first, end - (longest - 1))
    var (found, count, last, length): ([DayCell], Int, Day, Int) = ([], 0, end, step)
    while last >= begin {
      let first = max(begin, last - (length - 1))
      for cell in try call.cells(DayRange(first...last)).reversed() {
        var cell = cell
        let there = cell.day == place.day ? cell.items.prefix(place.skipped) : cell.items[...]
        let shown = there.suffix(AgendaPage.most - count)
        cell.items = Array(shown)
        count += shown.count
        if !shown.isEmpty || cell.day == call.today { found.append(cell) }
        guard count == AgendaPage.most else { continue }
        let before = AgendaPlace(cell.day, after: there.count - shown.count)
        return AgendaPage(
          found.reversed(), in: DayRange(cell.day...end), earlier: earlier(before), later: place)
      }
      (last, length) = (first - 1, length * 4)
    }
    return AgendaPage(
      found.reversed(), in: DayRange(begin...end), earlier: earlier(AgendaPlace(begin)), later: place)
  }

  /// The position itself, if there is a day or an item before it.
  private static func earlier(_ place: AgendaPlace) -> AgendaPlace? {
    place.skipped > 0 || place.day > Limits.days.first ? place : nil
  }

  /// The beginning of a day; nil outside the days of the calendar.
  private static func start(of day: Day) -> AgendaPlace? {
    Limits.days.contains(day) ? AgendaPlace(day) : nil
  }
}
