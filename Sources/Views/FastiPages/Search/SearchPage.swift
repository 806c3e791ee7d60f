public import FastiCivil
public import FastiWords

/// The field to search and to go to a date, and what a search found.
public struct SearchPage: Sendable {
  /// The text that was typed; empty before anything was.
  public var query: FieldInput
  /// The pages of the dates that the text may mean, each with its name.
  public var dates: [(path: Path, name: String)] = []
  /// What was found, with its days; nil before anything was searched for.
  public var found: [Found]?
  /// How many there are, where not all of them are on the page.
  public var count: Int?
  /// Which fifty of them these are, from 1.
  public var number = 1
  /// Whether there are more.
  public var hasMore = false
  /// The same search in all regions; nil if this is one.
  public var everywhere: Path?

  /// A search and its answer.
  public init(_ query: FieldInput, found: [Found]? = nil) {
    self.query = query
    self.found = found
  }

  /// Adds a thing. The same holiday of another region is the same thing.
  public mutating func add(_ thing: Found) {
    let same = found?.firstIndex {
      $0.day == thing.day && $0.item.kind == thing.item.kind && $0.item.title == thing.item.title
        && !$0.item.regions.isEmpty && $0.isElsewhere == thing.isElsewhere
    }
    if let same, !thing.item.regions.isEmpty {
      found?[same].item.regions += thing.item.regions
      count? -= 1
    } else {
      found = (found ?? []) + [thing]
    }
  }

  /// One thing that was found.
  public struct Found: Hashable, Sendable {
    /// The day it is on; nil for a rule, and for what is over.
    public var day: Day?
    /// The last day it was on before today; nil if there was none.
    public var last: Day?
    public var item: DayItem
    /// The number of its regions that are not named.
    public var further = 0
    /// Whether it is a holiday of regions that are not selected.
    public var isElsewhere = false

    /// A thing on a day.
    public init(_ day: Day?, _ item: DayItem) {
      self.day = day
      self.item = item
    }
  }
}

extension SearchPage: Page {
  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// With the words that were searched for, where there were any.
  public func title(_ words: PageWords) -> String {
    query.text.isEmpty ? words(.search) : words(.searchTitle, query.text)
  }

  /// The field and what was found.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.search, words(.search), accent: "accent-settings") { _ in }
    html.element(.section, .class("card")) { html in
      html.form(asking: Paths.search, class: "fields asking") { html in
        html.field(Field.query, query, isRequired: true)
        html.submit(words(.search), .search)
      }
    }
    guard let found else { return }
    html.element(.section, .class("card")) { html in
      html.heading(words(one: .foundOne, many: .foundMany, count ?? found.count))
      html.element(.ul, .class("items")) { html in
        for date in dates {
          html.element(.li, .class("item")) { html in
            html.icon(.today)
            html.element(.a, .class("item-title"), .href(date.path)) { html in
              html.element(.span, text: date.name)
              html.element(.small, text: words(.goToDate))
            }
          }
        }
        for thing in found where !thing.isElsewhere { write(thing, &html) }
      }
      let others = found.filter { $0.isElsewhere }
      if !others.isEmpty {
        html.element(.h3, text: words(.regionsOther))
        html.element(.ul, .class("items")) { html in
          for thing in others { write(thing, &html) }
        }
      }
      html.turns(.page, number, hasNext: hasMore, at: Paths.search(query.text))
      if let everywhere {
        html.element(.div, .class("actions")) { html in
          html.button(.search, text: words(.searchEverywhere), everywhere)
        }
      }
    }
  }

  private func write(_ thing: Found, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class(thing.item.kind.itemStyle)) { html in
      html.sign(thing.item.kind, thing.item.look)
      let day = thing.day ?? thing.last
      html.element(.a, .class("item-title"), .href(thing.item.link ?? Paths.day(day ?? html.frame.today))) { html in
        html.element(.span, text: thing.item.title)
        html.element(.small) { html in
          if let day = thing.day { html.time(day, words.long(day)) }
          if let last = thing.last { html.text((thing.day == nil ? "" : " · ") + words(.lastOn, words.date(last))) }
          if !thing.item.detail.isEmpty { html.text("\(day == nil ? "" : " · ")\(thing.item.detail)") }
        }
      }
      for region in thing.item.regions { html.pill(region) }
      if thing.further > 0 { html.element(.small, text: words(.andMore, words.number(thing.further))) }
    }
  }
}

extension SearchPage {
  enum Field: String, FormField {
    case query = "q"

    static let form: StaticString = "search"
    var label: Phrase? { .searchOrDate }
  }
}

extension Paths {
  /// The search; `q` is its query.
  public static let search = Path("/search")
}
