public import FastiCivil
public import FastiMonths
public import FastiRecords

/// A remark of a refresh of the months: what was left out or not taken over, and why.
public enum MonthRemark: Hashable, Sendable {
  /// A source could not be asked.
  case failed(Failure)
  /// Documents disagree on a month.
  case disputed(MonthDispute)
  /// A document was left out in part, or is doubtful; with its address or file.
  case doubtful(MonthWarning, in: String)
  /// Something was left out or kept.
  case noted(Sentence)

  /// The remark in a language, as messages and logs have it.
  public func text(in words: some Wording) -> String {
    switch self {
    case .failed(let failure): "fasti: \(words.message(of: failure))"
    case .disputed(let dispute): "fasti: \(words.text(dispute.sentence))"
    case .doubtful(let warning, let name): words.text(.leading(.text(name), warning.remark))
    case .noted(let sentence): words.text(sentence)
    }
  }
}
