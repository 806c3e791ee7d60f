public import FastiAgenda
public import FastiCivil
import FastiWords

/// One thing on one day, as cards and grids list it.
public struct DayItem: Hashable, Sendable {
  /// What it is; its colour and its sign follow from that.
  public var kind: EntryKind
  /// The title, in full.
  public var title: String
  /// A shorter title where there is little room, with the most important part first; empty for ``title``.
  public var brief = ""
  /// When it begins; nil for the whole day.
  public var time: TimeOfDay?
  /// When it ends, `10:15`; empty if it is not given.
  public var end: String
  /// Its beginning and end on its day, in seconds from the day's beginning, 0 to 86,400; equal if no end is given. Nil for a
  /// whole day, and for an item of a day or longer.
  public var hours: Range<Int>?
  /// All its days; nil if it is on one day.
  public var days: DayRange?
  /// Further details, in one line.
  public var detail: String
  /// The regions of a holiday.
  public var regions: [RegionPill]
  /// Whether it ships with the program and cannot be deleted.
  public var isLocked: Bool
  /// Where it is shown or edited.
  public var link: Path?
  /// The address to which a POST deletes it.
  public var delete: Path?
  /// The page that asks which of several occurrences to delete, instead of ``delete``; nil for none.
  public var asksDelete: Path?
  /// Its place among the events of its day, while it lacks its address and ``move``; nil otherwise.
  public var unfinished: Int?
  /// How it is moved in a grid; nil if it cannot be moved.
  public var move: EventMove?
  /// The symbol and the colour that were chosen for it.
  public var look = EventLook.plain
  /// The fragment of an address that leads to it on the page of its day: letters, digits and `-`; nil for none.
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

extension DayItem {
  /// The title for a line with little room.
  var shortTitle: String { brief.isEmpty ? title : brief }
}

extension HTML {
  /// The lines of a day: mark, time, title, region, lock.
  /// - Parameters:
  ///   - hasPlaces: Whether they have fragments: only once on a page, because a fragment is unique.
  ///   - places: The place of each in a grid of hours; none without a grid.
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
