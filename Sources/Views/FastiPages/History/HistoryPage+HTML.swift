public import FastiWords

extension HistoryPage: Page {
  /// Settings.
  public var screen: Screen? { .settings }
  /// History.
  public func title(_ words: PageWords) -> String { words(.history) }

  /// The changes, each with a button that takes it back.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { html in
      html.button(nil, text: words(.settings), Paths.settings)
    }
    html.element(.section, .class("card")) { html in
      html.element(.p, text: words(.historyWhat))
      guard !changes.isEmpty else { return html.element(.p, .class("empty"), text: words(.nothingChanged)) }
      html.element(.ul, .class("rows")) { html in
        for change in changes { write(change, &html) }
      }
    }
  }

  private func write(_ change: ChangeRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row"), .hook("item")) { html in
      html.element(.span, .class("row-title")) { html in
        for touched in change.touched.prefix(3) {
          html.element(.span, text: words(touched.action.phrase, "\(words(thing: touched.kind)) \(touched.label)"))
        }
        if change.touched.count > 3 {
          html.element(.span, text: words(.andMore, String(change.touched.count - 3)))
        }
        if change.touched.isEmpty { html.element(.span, .language("en"), text: change.command) }
        html.element(.small) { html in
          html.time(change.day, words.date(change.day))
          html.text(" ")
          html.clock(change.time)
        }
      }
      html.element(.span, .class("row-end")) { html in
        html.form(posting: Paths.undo, class: "inline") { html in
          html.element(.input, .type("hidden"), .name(.change), .value(change.id))
          html.element(
            .button, .type("submit"), .class("button square"), .label("\(words(.undo)): \(words.date(change.day))")
          ) { $0.icon(.undo) }
        }
      }
    }
  }
}
