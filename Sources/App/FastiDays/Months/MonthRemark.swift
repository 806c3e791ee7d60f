public import FastiCivil
public import FastiMonths
public import FastiRecords

/// A remark of a refresh of the months: what was left out or not stored, and why.
public enum MonthRemark: Hashable, Sendable {
  /// A source could not be asked.
  case failed(Failure)
  /// Documents disagree on a month.
  case disputed(MonthDispute)
  /// A part of a document was left out, or is doubtful; with its address or file.
  case doubtful(MonthWarning, in: String)
  /// Something was left out or kept.
  case noted(Sentence)

  /// The remark in a language, for messages and logs.
  public func text(in words: some Wording) -> String {
    switch self {
    case .failed(let failure): "fasti: \(words.message(of: failure))"
    case .disputed(let dispute): "fasti: \(words.text(dispute.sentence))"
    case .doubtful(let warning, let name): words.text(.leading(.text(name), warning.remark))
    case .noted(let sentence): words.text(sentence)
    }
  }
}
