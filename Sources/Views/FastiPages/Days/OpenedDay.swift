import FastiCivil
import FastiWords

/// What is on a day, as a month opens it in place.
public struct OpenedDay: Sendable {
  private let cell: DayCell

  /// A day with its items.
  public init(_ cell: DayCell) { self.cell = cell }

  /// The list over the page, which a script inserts into a month. UTF-8.
  public func fragment(in frame: PageFrame) -> [UInt8] {
    var html = HTML(frame: frame)
    html.opened(cell)
    return html.bytes
  }
}

extension HTML {
  /// How many lines the list of a day over a month has at most; the rest is on its page.
  private static let mostOpened = 50

  /// A list of what is on a day, hidden until it is opened over the page.
  mutating func opened(_ cell: DayCell) {
    let name = words.long(cell.day)
    element(.div, .class("day-popover"), .popover, .id(opened: cell.day), .role("dialog"), .label(name)) { html in
      html.element(.p) { html in
        html.element(.a, Paths.inRange(cell.day).map { .href($0) }, text: name)
      }
      html.element(.ul) { html in
        for item in cell.items.prefix(Self.mostOpened) {
          html.element(.li) { html in html.chip(item, .class(item.kind.chipStyle)) }
        }
      }
      let further = cell.items.count - Self.mostOpened
      if further > 0 { html.element(.small, text: "+\(further)") }
    }
  }
}
