import FastiHolidays
import FastiRecords

extension Almanac {
  /// Rules may only refer to rules their region has, and never back to themselves.
  ///
  /// - Parameters:
  ///   - rules: The rules to be written, each with its region; they may refer to one another.
  ///   - needsTargets: Whether rules are refused alone because one that they refer to is not there; what is refused
  ///     for another reason is told of every reference.
  func checkReferences(
    _ rules: [(rule: Rule, region: RegionCode)], needsTargets: Bool = true
  ) throws(Failure) {
    var book = self.book
    var codes: [RegionCode] = []
    for (rule, region) in rules {
      book.add(rule, to: region)
      if !codes.contains(region) { codes.append(region) }
    }
    var failures: [Failure] = []
    var isRefused = needsTargets
    for code in codes {
      for finding in book.lint(code) {
        guard let id = finding.rule, rules.contains(where: { $0.rule.id == id && $0.region == code }) else { continue }
        let mistake: RuleMistake
        switch finding.problem {
        case .cycle:
          isRefused = true
          mistake = RuleMistake(field: .reference, value: id.bytes, problem: .circular)
        case .unknownReference(let target):
          mistake = RuleMistake(field: .reference, value: target.bytes, problem: .unknown)
        default: continue
        }
        failures.append(Failure(RuleMistakes(mistakes: [mistake]), in: rules.count > 1 ? id.string : nil))
      }
    }
    if isRefused, let failure = Failure.joined(failures) { throw failure }
  }
}
