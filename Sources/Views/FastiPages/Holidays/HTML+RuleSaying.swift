import FastiWords

extension HTML {
  /// What a rule says; its sentence of the rule language is in a fold.
  mutating func saying(_ saying: RuleSaying) {
    element(.p, text: saying.words)
    element(.details) { html in
      html.element(.summary, text: html.words(.ruleTyped))
      html.element(.code, .class("sentence"), .language("en"), text: saying.source)
    }
  }
}
