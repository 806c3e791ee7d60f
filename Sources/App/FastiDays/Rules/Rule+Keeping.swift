import FastiCivil
import FastiHolidays

extension Rule {
  /// This rule, with the parts of the replaced rule that the fields do not have: exceptions if they were not sent,
  /// names in other languages and of other years, and all sources except the first.
  func keeping(_ old: Rule, _ new: NewRule, on day: Day) -> Rule {
    var rule = self
    if new.exceptions == nil { rule.exceptions = old.exceptions }
    rule.names = old.names.renamed(Array(new.name.utf8), in: LanguageCode(new.language), on: day)
    if new.source.map({ Array($0.utf8) }) == old.sources.first {
      rule.sources = old.sources
    } else {
      rule.sources += old.sources.dropFirst()
    }
    return rule
  }
}

extension Names {
  /// These names with another one in a language, unless it is already the name shown in that language.
  fileprivate func renamed(_ text: [UInt8], in language: LanguageCode, on day: Day) -> Names {
    guard self.text(in: [language, "en"], on: day) != text else { return self }
    var names = self
    let place = entries.firstIndex { $0.language == language && $0.validity.contains(day) }
    if let place {
      names.entries[place].text = text
    } else {
      names.entries.insert(Entry(language: language, text: text), at: 0)
    }
    return names
  }
}
