import FastiCivil
public import FastiWords

extension SearchPage: Page {
  /// No screen of its own.
  public var screen: Screen? { nil }
  /// What was searched for.
  public func title(_ words: PageWords) -> String {
    query.text.isEmpty ? words(.search) : words(.searchTitle, query.text)
  }

  /// The field and what was found.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.search, words(.search), accent: "accent-settings") { _ in }
    html.element(.section, .class("card")) { html in
      html.form(asking: Paths.search, class: "fields asking") { html in
        html.field(words(.searchFor), .q, query, in: "search", isRequired: true)
        html.submit(words(.search), .search)
      }
      html.writeDateField(date)
    }
    guard let found else { return }
    html.element(.section, .class("card")) { html in
      html.heading(words(one: .foundOne, many: .foundMany, found.count))
      html.element(.ul, .class("items")) { html in
        for thing in found { write(thing, &html) }
      }
    }
  }

  private func write(_ thing: Found, _ html: inout HTML) {
    html.element(.li, .class(thing.item.kind.itemStyle)) { html in
      html.element(.span, .class("sign"), .hiddenFromEars, text: html.words(thing.item.kind.signPhrase))
      html.element(.span, .class("ears"), text: html.words(thing.item.kind.phrase))
      html.element(.a, .class("item-title"), .href(thing.item.link ?? Paths.day(thing.day ?? html.frame.today))) {
        html in
        html.element(.span, text: thing.item.title)
        html.element(.small) { html in
          if let day = thing.day { html.time(day, html.words.long(day)) }
          if !thing.item.detail.isEmpty { html.text("\(thing.day == nil ? "" : " · ")\(thing.item.detail)") }
        }
      }
      if let region = thing.item.region { html.pill(region) }
    }
  }
}
