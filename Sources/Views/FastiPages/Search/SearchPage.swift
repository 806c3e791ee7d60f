public import FastiCivil
public import FastiWords

/// What a search found.
public struct SearchPage: Sendable {
  /// The words that were typed; empty before anything was.
  public var query: FieldInput
  /// The date to go to, where one was typed that is none.
  public var date = FieldInput()
  /// What was found, with its days; nil before anything was searched for.
  public var found: [Found]?
  /// How many there are, where not all of them are on the page.
  public var count: Int?
  /// The page with those that follow; nil for the last.
  public var more: Path?

  /// A search and its answer.
  public init(_ query: FieldInput, found: [Found]? = nil) {
    self.query = query
    self.found = found
  }

  /// Adds a thing. The same holiday of another region is the same thing.
  public mutating func add(_ thing: Found) {
    let same = found?.firstIndex {
      $0.day == thing.day && $0.item.kind == thing.item.kind && $0.item.title == thing.item.title
        && !$0.item.regions.isEmpty
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
    public var item: DayItem

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
      html.writeDateField(date)
    }
    guard let found else { return }
    html.element(.section, .class("card")) { html in
      html.heading(words(one: .foundOne, many: .foundMany, count ?? found.count))
      html.element(.ul, .class("items")) { html in
        for thing in found { write(thing, &html) }
      }
      if let more { html.button(nil, text: words(.more), more) }
    }
  }

  private func write(_ thing: Found, _ html: inout HTML) {
    html.element(.li, .class(thing.item.kind.itemStyle)) { html in
      html.sign(thing.item.kind, thing.item.look)
      html.element(.a, .class("item-title"), .href(thing.item.link ?? Paths.day(thing.day ?? html.frame.today))) {
        html in
        html.element(.span, text: thing.item.title)
        html.element(.small) { html in
          if let day = thing.day { html.time(day, html.words.long(day)) }
          if !thing.item.detail.isEmpty { html.text("\(thing.day == nil ? "" : " · ")\(thing.item.detail)") }
        }
      }
      for region in thing.item.regions { html.pill(region) }
    }
  }
}

extension SearchPage {
  enum Field: String, FormField {
    case query = "q"

    static let form: StaticString = "search"
    var label: Phrase? { .searchFor }
  }
}

/// The field where a date is typed to go to.
enum GoField: String, FormField {
  case date = "q"

  static let form: StaticString = "go"
  var label: Phrase? { .goToDate }
}

extension HTML {
  /// Where a date is typed; the answer is its day. What was wrong with one stands below it.
  mutating func writeDateField(_ input: FieldInput = FieldInput()) {
    let isWrong = input.error != nil
    let error = HTML.errorID(HTML.id(GoField.date))
    let label = words(label: GoField.date)
    element(.form, .class("find"), .action(Paths.go), .get) { html in
      let (invalid, focus) = html.invalid(isWrong)
      html.element(
        .input, .type("text"), .name(GoField.date), .label(label), .placeholder(label), .key("g"), .noCompletion,
        isWrong ? .value(input.text) : nil, invalid, focus, isWrong ? .described(by: error) : nil)
      html.element(.button, .type("submit"), .class("button"), text: html.words(.go))
    }
    self.error(input.error, id: error)
  }
}

extension Paths {
  /// The search; `q` is its query.
  public static let search = Path("/search")
  /// The search for words, from the fifty things of a page on.
  public static func search(_ words: String, page: Int) -> Path {
    path("/search") { writer in
      writer.query("q")
      writer.write(text: words)
      writer.query("page")
      writer.write(text: "\(page)")
    }
  }
  /// The page a `g` leads to: a date is typed and `q` is its query.
  public static let go = Path("/go")
}
