import FastiDays
import FastiHolidays

/// What people call the rules, in the language of pages; a rule that is no more has no name.
struct RuleNames {
  private let names: [String: String]

  /// - Parameter almanac: Every region of the store.
  init(_ almanac: Almanac, _ call: Call) {
    var names: [String: String] = [:]
    let items = ListRules(almanac)(almanac.book.regions.map(\.code), on: call.today, languages: call.pageLanguages)
    for item in items { names[item.rule.id.string] = item.name }
    self.names = names
  }

  /// The name of the rule of that id.
  subscript(id: String) -> String? { names[id] }
}
