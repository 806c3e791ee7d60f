import FastiHolidays
public import FastiWords

extension RulePage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// The rule's name, or a new rule.
  public func title(_ words: PageWords) -> String { rule?.name ?? words(.newRule) }

  /// The rule, and its editors.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.star, title(words), accent: "accent-star") { html in
      html.button(nil, text: words(.rules), Paths.rules(region?.code))
    }
    if rule == nil, let form {
      return html.element(.section, .class("card")) { html in form.write(to: &html) }
    }
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        if let form {
          html.element(.section, .class("card")) { html in
            html.heading(words(.editRule))
            form.write(to: &html)
            if let rule { writeDelete(rule, &html) }
          }
        }
        if let rule, form == nil { writeRule(rule, &html) }
      }
      html.element(.div, .class("column")) { html in
        if let rule {
          if form != nil { writeRule(rule, &html) }
          writeLayer(rule, &html)
        }
      }
    }
  }

  /// This page, where its title and notes stand otherwise by now: what was typed is kept, and both are shown.
  public func against(title: String, notes: String, _ words: PageWords) -> RulePage {
    var page = self
    page.layerConflict = Conflict(
      standing: [(words(.ownTitle), title), (words(.notes), notes)],
      typed: [(words(.ownTitle), ownTitle.text), (words(.notes), self.notes.text)],
      keep: rule.map { Paths.rule($0.id) } ?? Paths.rules())
    return page
  }

  private func writeDelete(_ rule: RuleRow, _ html: inout HTML) {
    html.form(posting: Paths.deleteRule(rule.id), back: Paths.rules(region?.code)) { html in
      html.submit(html.words(.deleteRule), .delete, class: "button danger")
    }
  }

  private func writeRule(_ rule: RuleRow, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(words(.ruleSentence))
        html.element(.span, .class("pills")) { html in
          if let region { html.pill(region) }
          if rule.isOff { html.element(.span, .class("badge orange"), text: words(.switchedOff)) }
          html.element(
            .span, .classes("badge", rule.kind == .public ? "pink" : "plain"),
            text: rule.kind.map { words($0.phrase) } ?? "")
        }
      }
      html.element(.p) { html in html.element(.code, .class("sentence"), .language("en"), text: rule.sentence) }
      RulePreview(days, years: 12).write(to: &html)
      for source in sources { html.element(.p, .class("source"), text: words(.source, source)) }
    }
  }

  private func writeLayer(_ rule: RuleRow, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("actions")) { html in
        html.form(posting: Paths.switchRule(rule.id)) { html in
          html.element(.input, .type("hidden"), .name(.show), .value(rule.isOff ? "on" : "off"))
          html.submit(words(rule.isOff ? .switchOn : .switchOff), class: "button")
        }
        if isChanged {
          html.form(posting: Paths.restoreRule(rule.id)) { html in
            html.submit(words(.restoreRule), .undo, class: "button")
          }
        }
      }
      if isChanged { html.element(.p, .class("source"), text: words(.restoreWhat)) }
      html.conflict(layerConflict)
      html.form(posting: Paths.ruleLayer(rule.id), class: "fields layer", seen: layerSeen) { html in
        html.field(words(.ownTitle), .title, ownTitle, in: "layer", placeholder: words(.optional))
        html.area(words(.notes), .notes, notes, in: "layer")
        html.submit(words(.save), class: "button")
      }
    }
  }
}
