import FastiHolidays
import FastiRecords

extension Almanac {
  /// Checks that rules only refer to rules of their region, and never to themselves, directly or indirectly.
  ///
  /// - Parameters:
  ///   - rules: The rules to be written, by their regions; they may refer to one another.
  ///   - needsTargets: Whether a missing target alone is a mistake; if rules are refused for another mistake, their
  ///     missing targets are reported too.
  func checkReferences(
    _ rules: [(rules: [Rule], region: RegionCode)], needsTargets: Bool = true
  ) throws(Failure) {
    var book = self.book
    for (rules, code) in rules { book.add(rules, to: code) }
    let isOne = rules.count == 1 && rules[0].rules.count == 1
    var failures: [Failure] = []
    var isRefused = needsTargets
    for (rules, code) in rules where !rules.isEmpty {
      let written = Set(rules.map(\.id))
      for finding in book.lint(code) {
        guard let id = finding.rule, written.contains(id) else { continue }
        let mistake: RuleMistake
        switch finding.problem {
        case .cycle:
          isRefused = true
          mistake = RuleMistake(field: .reference, value: id.bytes, problem: .circular)
        case .unknownReference(let target) where code.bytes.isEmpty && book.hasRule(target): continue
        case .unknownReference(let target):
          mistake = RuleMistake(field: .reference, value: target.bytes, problem: .unknown)
        default: continue
        }
        failures.append(Failure(RuleMistakes(mistakes: [mistake]), in: isOne ? nil : id.string))
      }
    }
    if isRefused, let failure = Failure.joined(failures) { throw failure }
  }
}
