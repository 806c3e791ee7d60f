public import FastiAgenda
public import FastiCivil
import FastiWords

/// A day of a grid or a page, with its marks and items.
public struct DayCell: Hashable, Sendable {
  public var day: Day
  /// Today, red, observed, weekend, worked, planned.
  public var mark: DayMark
  /// Its items, in the order in which they are shown.
  public var items: [DayItem]
  /// The Hijri date, if it is switched on.
  public var hijri: HijriLabel?

  public init(_ day: Day, mark: DayMark = [], items: [DayItem] = [], hijri: HijriLabel? = nil) {
    self.day = day
    self.mark = mark
    self.items = items
    self.hijri = hijri
  }
}

extension DayCell {
  /// The day with its first items. Items without hours leave room for half as many with hours, and these for half as many
  /// without: in a grid of hours, many whole days must not hide what has an hour.
  func first(_ count: Int) -> DayCell {
    let timed = items.count { $0.hours != nil }
    var left = (whole: max(count / 2, count - timed), timed: max(count - count / 2, count - (items.count - timed)))
    var cell = self
    cell.items = items.filter { item in
      if item.hours == nil {
        left.whole -= 1
        return left.whole >= 0
      }
      left.timed -= 1
      return left.timed >= 0
    }
    return cell
  }

  /// The class of its cell in a grid or a strip.
  func cellStyle(selected: Bool = false, inside: Bool = true) -> StaticString {
    if !inside { return "day outside" }
    switch (mark.contains(.today), isRed, selected) {
    case (true, true, true): return "day today red selected"
    case (true, true, false): return "day today red"
    case (true, false, true): return "day today selected"
    case (true, false, false): return "day today"
    case (false, true, true): return "day red selected"
    case (false, true, false): return "day red"
    case (false, false, true): return "day selected"
    case (false, false, false): return mark.contains(.weekend) ? "day weekend" : "day"
    }
  }

  /// Whether it is shown in red: a day off, or a Sunday that is not worked.
  var isRed: Bool { mark.contains(.red) || (day.weekday == .sunday && !mark.contains(.worked)) }

  /// The day for screen readers: date, marks, and the number of items.
  func label(_ words: PageWords) -> String { label(words.long(day), words) }

  /// The same with the text of the date.
  func label(_ date: String, _ words: PageWords) -> String {
    var text = date
    if mark.contains(.today) { text += ", \(words(.isToday))" }
    if mark.contains(.red) { text += ", \(words(.redDay))" }
    if let hijri { text += ", \(words.text(hijri.date))" }
    for item in items.prefix(3) { text += ", \(item.title)" }
    if items.count > 3 { text += ", +\(items.count - 3)" }
    return text
  }
}

extension HTML {
  /// A link to the items of a day after those that are shown; nothing if all are shown.
  mutating func furtherItems(of cell: DayCell, after shown: Int) {
    furtherItems(of: cell, after: shown, count: cell.items.count - shown)
  }

  /// A link to the items of a day from the first one on that is not shown; nothing if all are shown.
  mutating func furtherItems(of cell: DayCell, without shown: DayCell) {
    let place = shown.items.indices.first { shown.items[$0] != cell.items[$0] } ?? shown.items.count
    furtherItems(of: cell, after: place, count: cell.items.count - shown.items.count)
  }

  private mutating func furtherItems(of cell: DayCell, after place: Int, count: Int) {
    guard count > 0, Limits.days.contains(cell.day) else { return }
    element(
      .a, .class("button further"), .href(Paths.agenda(from: AgendaPlace(cell.day, after: place))),
      text: words(.andMore, words.number(count)))
  }

  /// At most three marks, and the number of further ones.
  mutating func marks(_ day: DayCell) {
    guard !day.items.isEmpty else { return }
    element(.span, .class("marks"), .hiddenFromEars) { html in
      for item in day.items.prefix(3) { html.element(.span, .class(item.kind.markStyle)) { _ in } }
      if day.items.count > 3 { html.element(.small, text: "+\(day.items.count - 3)") }
    }
  }
}
