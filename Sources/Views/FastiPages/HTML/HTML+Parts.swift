import FastiAgenda
import FastiCivil
import FastiWords

// What several pages are made of.
extension HTML {
  /// A region's pill: its code in its country's colours, its name for ears.
  mutating func pill(_ region: RegionPill) {
    element(.span, .class(region.style)) { html in
      html.element(.span, .hiddenFromEars, text: region.code)
      html.element(.span, .class("ears"), text: region.name)
    }
  }

  /// A link that looks like a button and shows only a picture.
  mutating func button(_ icon: Icon, _ label: String, _ path: Path, key: StaticString? = nil, hook: StaticString? = nil)
  {
    element(
      .a, .class("button square"), .href(path), .label(label), key.map { .key($0) }, hook.map { .hook($0) }
    ) { $0.icon(icon) }
  }

  /// A link that looks like a button.
  mutating func button(_ icon: Icon?, text: String, _ path: Path, key: StaticString? = nil) {
    element(.a, .class("button"), .href(path), key.map { .key($0) }) { html in
      if let icon { html.icon(icon) }
      html.text(text)
    }
  }

  /// The head of a page: picture, title, controls.
  mutating func pageHeader(_ icon: Icon, _ title: String, accent: StaticString, controls: (inout HTML) -> Void) {
    element(.header, .classes("page-header", accent)) { html in
      html.element(.span, .class("page-icon")) { $0.icon(icon) }
      html.element(.h1, text: title)
      html.element(.div, .class("controls"), content: controls)
    }
  }

  /// Previous, today and next.
  mutating func steps(
    previous: Path?, _ previousLabel: String, next: Path?, _ nextLabel: String, today: Path, isToday: Bool
  ) {
    element(.a, .classes("button", "today-button"), .href(today), isToday ? .current("date") : nil, text: words(.today))
    if let previous { button(.previous, previousLabel, previous, hook: "previous") }
    if let next { button(.next, nextLabel, next, hook: "next") }
  }

  /// The head of a part of a page.
  mutating func heading(_ text: String, id: StaticString? = nil) {
    element(.h2, id.map { .id($0) }, text: text)
  }

  /// The mark of a kind: a small shape, and its word for ears.
  mutating func mark(_ kind: EntryKind) {
    element(.span, .class(kind.markStyle)) { html in
      html.element(.span, .class("ears"), text: html.words(kind.phrase))
    }
  }

  /// The lines of a day: mark, time, title, region, lock.
  /// - Parameter hasPlaces: Whether an address may point at one of them: once a page, because a place has one name.
  mutating func items(_ items: [DayItem], hasPlaces: Bool = false) {
    element(.ul, .class("items")) { html in
      for item in items { html.item(item, hasPlaces) }
    }
  }

  private mutating func item(_ item: DayItem, _ hasPlaces: Bool) {
    let place = hasPlaces ? item.place : nil
    element(.li, .class(item.kind.itemStyle), place.map { .id(item: $0) }, .hook("item")) { html in
      html.element(.span, .class("sign"), .hiddenFromEars, text: html.words(item.kind.signPhrase))
      html.element(.span, .class("ears"), text: html.words(item.kind.phrase))
      if let time = item.time { html.clock(time) }
      html.element(.span, .class("item-title")) { html in
        if let link = item.link {
          html.element(.a, .href(link), .ownDirection, text: item.title)
        } else {
          html.element(.span, .ownDirection, text: item.title)
        }
        if !item.detail.isEmpty { html.element(.small, text: item.detail) }
      }
      if let region = item.region { html.pill(region) }
      if item.isLocked {
        html.icon(.lock)
        html.element(.span, .class("ears"), text: html.words(.locked))
      }
      if let delete = item.delete { html.delete(delete, item.title) }
    }
  }

  /// The button that deletes one thing.
  mutating func delete(_ path: Path, _ title: String) {
    form(posting: path, class: "inline") { html in
      html.element(
        .button, .type("submit"), .class("button square danger"), .label(html.words(.deleteThing, title)),
        .hook("delete")
      ) { $0.icon(.delete) }
    }
  }

  /// A clock time as `07:45`.
  mutating func clock(_ time: TimeOfDay) {
    var writer = UTF8Writer(capacity: 5)
    writer.write(time, seconds: false)
    element(.span, .class("clock"), text: writer.string)
  }

  /// A day in words that machines can read too.
  mutating func time(_ day: Day, _ text: String) { element(.time, .datetime(day), text: text) }
}
