import FastiHolidays
import FastiRecords

/// One sentence that was typed in several fields; it knows the field of each mistake.
struct SentenceParts {
  /// The whole sentence.
  private(set) var text: String
  /// The fields after the first, in their order: the field, and the column at which its text begins.
  private var added: [(field: Field, start: Int)] = []

  /// The sentence of a rule, from its typed fields.
  init(_ rule: NewRule) {
    text = rule.sentence
    if let since = rule.since { add("since \(since)", keyword: "since ", as: .input(.since)) }
    if let until = rule.until { add("until \(until)", keyword: "until ", as: .input(.untilOfForm)) }
    if let shift = rule.shift { add(shift, keyword: "", as: .input(.shift)) }
  }

  private mutating func add(_ clause: String, keyword: String, as field: Field) {
    let start = text.unicodeScalars.count + 2 + keyword.utf8.count
    text += "; \(clause)"
    added.append((field, start))
  }

  /// A mistake of the sentence, with its field and its place in the field.
  func failure(_ mistake: RuleMistake) -> Failure {
    var mistake = mistake
    guard let part = added.last(where: { mistake.column > $0.start }) else { return Failure(mistake) }
    // A year or a date is one word, so its mistake has no column.
    mistake.column = part.field == .input(.shift) ? mistake.column - part.start : 0
    return Failure(mistake, typedIn: part.field)
  }
}

extension Failure {
  /// A mistake in a field of its own.
  init(_ mistake: RuleMistake, typedIn field: Field) {
    self.init(mistake)
    self.field = field
  }
}
