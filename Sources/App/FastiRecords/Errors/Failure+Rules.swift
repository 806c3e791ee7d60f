import FastiCivil
public import FastiHolidays

extension Failure {
  /// Every mistake of a rule text, each a failure of its own.
  ///
  /// - Parameter name: The file or rule the text belongs to; it leads each sentence.
  public init(_ error: RuleMistakes, in name: String? = nil) {
    let failures = error.mistakes.map { Failure($0, in: name) }
    self =
      Failure.joined(failures)
      ?? Failure(.invalid, code: "rule-mistake", "the rule cannot be read", cause: .request(.unreadable))
  }

  /// One mistake of a rule text.
  public init(_ mistake: RuleMistake, in name: String? = nil) {
    var sentence = UTF8Writer()
    sentence.write(mistake)
    self.init(
      .invalid, code: "rule-mistake", name.map { "\($0): \(sentence.string)" } ?? sentence.string,
      field: "\(mistake.field.word)",
      value: mistake.value.isEmpty ? nil : String(decoding: mistake.value, as: UTF8.self), cause: .rule(mistake))
  }
}
