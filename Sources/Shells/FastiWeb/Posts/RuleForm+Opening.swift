import FastiCivil
import FastiHolidays
import FastiPages

extension RuleForm {
  /// The editor of a rule there is, as a sentence.
  init(opening rule: Rule, in region: RegionCode, languages: [LanguageCode], on day: Day) {
    self.init(
      id: rule.id.string, name: Typed(String(decoding: rule.names.text(in: languages, on: day), as: UTF8.self)),
      region: region.string, sentence: Typed(String(decoding: rule.sentence, as: UTF8.self)),
      source: Typed(rule.sources.first.map { String(decoding: $0, as: UTF8.self) } ?? ""))
  }
}
