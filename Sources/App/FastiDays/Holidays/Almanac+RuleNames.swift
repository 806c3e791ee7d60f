import FastiCivil
import FastiHolidays
import FastiRecords

extension Almanac {
  /// The names of the rules from which a rule counts; the user's own titles come first.
  /// - Parameter rules: The rules among which they are searched first.
  func targetNames(
    of rule: Rule, among rules: [Rule], in languages: [LanguageCode], on day: Day
  ) -> [RuleID: String] {
    var names: [RuleID: String] = [:]
    for id in rule.periods.compactMap({ $0.pattern.target }) where names[id] == nil {
      if let title = layers[id]?.titleOverride {
        names[id] = title
      } else if let target = rules.first(where: { $0.id == id }) ?? self.rule(id) {
        names[id] = String(decoding: target.names.text(in: languages, on: day), as: UTF8.self)
      }
    }
    return names
  }

  private func rule(_ id: RuleID) -> Rule? {
    for region in book.regions {
      if let rule = region.rules.first(where: { $0.id == id }) { return rule }
    }
    return nil
  }
}
