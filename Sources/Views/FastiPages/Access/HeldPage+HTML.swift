public import FastiWords

extension HeldPage: Page {
  /// No screen.
  public var screen: Screen? { nil }
  /// Nothing else is to be done before this.
  public var isAlone: Bool { true }
  /// What is not saved yet.
  public func title(_ words: PageWords) -> String { words(.notSavedYet) }

  /// What was typed, and one button.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.notSavedWhat))
      html.typed(form)
      html.element(.form, .post, .action(Path(Array(form.path.utf8)))) { html in
        for field in form.fields {
          html.element(.input, .type("hidden"), .name(held: field.name), .value(field.value))
        }
        html.submit(words(.save))
      }
    }
  }
}

extension HTML {
  /// Writes what somebody typed into a form that is held.
  mutating func typed(_ form: HeldForm) {
    let words = words
    element(.ul, .class("rows")) { html in
      for line in form.lines(words) {
        html.element(.li, .class("row")) { html in
          html.element(.span, .class("row-title")) { html in
            if let label = line.label { html.element(.small, text: label) }
            html.element(.span, text: line.value)
          }
        }
      }
    }
  }
}
