public import FastiAgenda
public import FastiCivil
import FastiWords

/// One thing on one day, as cards and grids list it.
public struct DayItem: Hashable, Sendable {
  /// What it is; its colour and its sign follow from that.
  public var kind: EntryKind
  /// What people call it.
  public var title: String
  /// What it is called where there is little room: what matters most comes first; empty for ``title``.
  public var brief = ""
  /// When it begins; nil for the whole day.
  public var time: TimeOfDay?
  /// When it ends, `10:15`; empty where nothing is said of that.
  public var end: String
  /// From when to when it is on its day, in seconds from the day's beginning, 0 to 86,400; the same where no end is said, nil for a whole day
  /// and for what lasts a day or longer.
  public var hours: Range<Int>?
  /// Its days, all of them, where it is on more than one; nil for a thing of one day.
  public var days: DayRange?
  /// What else there is to say, in one line.
  public var detail: String
  /// The regions of a holiday.
  public var regions: [RegionPill]
  /// Whether it came with the program, and is not to be deleted.
  public var isLocked: Bool
  /// Where it is shown or edited.
  public var link: Path?
  /// Where a POST deletes it.
  public var delete: Path?
  /// Where is asked which of several are deleted, in place of ``delete``; nil for nowhere.
  public var asksDelete: Path?
  /// What moves it in a grid; nil for what cannot be moved.
  public var move: EventMove?
  /// The symbol and the colour that were chosen for it.
  public var look = EventLook.plain
  /// The name of its place on the page of its day, which an address may point at; letters, digits and `-`, nil for none.
  public var place: String?

  /// A thing of that kind and name.
  public init(
    _ kind: EntryKind, _ title: String, time: TimeOfDay? = nil, end: String = "", days: DayRange? = nil,
    detail: String = "", region: RegionPill? = nil,
    isLocked: Bool = false, link: Path? = nil, delete: Path? = nil, place: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.time = time
    self.end = end
    hours = time.map { $0.seconds..<$0.seconds }
    self.days = days
    self.detail = detail
    regions = region.map { [$0] } ?? []
    self.isLocked = isLocked
    self.link = link
    self.delete = delete
    self.place = place
  }
}

extension HTML {
  /// The mark of a kind: a small shape, and its word for ears.
  mutating func mark(_ kind: EntryKind) {
    element(.span, .class(kind.markStyle)) { html in
      html.element(.span, .class("ears"), text: html.words(kind.phrase))
    }
  }

  /// The lines of a day: mark, time, title, region, lock.
  /// - Parameters:
  ///   - hasPlaces: Whether an address may point at one of them: once a page, because a place has one name.
  ///   - places: Where each is in a grid of hours; none for no grid.
  mutating func items(_ items: [DayItem], hasPlaces: Bool = false, at places: [HourPlace] = []) {
    element(.ul, .class("items")) { html in
      for (index, item) in items.enumerated() {
        html.item(item, hasPlaces, places.indices.contains(index) ? places[index].classes : [])
      }
    }
  }

  private mutating func item(_ item: DayItem, _ hasPlaces: Bool, _ classes: [UInt8]) {
    let place = hasPlaces ? item.place : nil
    element(
      .li, .class(item.kind.itemStyle, classes), place.map { .id(item: $0) }, .hook("item"),
      classes.isEmpty ? nil : item.move.map { .move($0) }
    ) { html in
      html.sign(item.kind, item.look)
      if let time = item.time {
        html.clock(time, to: item.end)
      } else if !item.end.isEmpty {
        html.element(.span, .class("clock"), text: "–\(item.end)")
      }
      html.element(.span, .class("item-title")) { html in
        if let link = item.link {
          html.element(.a, .href(link), .ownDirection, text: item.title)
        } else {
          html.element(.span, .ownDirection, text: item.title)
        }
        if !item.detail.isEmpty { html.element(.small, text: item.detail) }
      }
      for region in item.regions { html.pill(region) }
      if item.isLocked {
        html.icon(.lock)
        html.element(.span, .class("ears"), text: html.words(.locked))
      }
      if let delete = item.delete { html.delete(delete, item.title) }
      if let asks = item.asksDelete {
        html.button(.delete, html.words(.deleteThing, item.title), asks, hook: "delete")
      }
    }
  }
}
