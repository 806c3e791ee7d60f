import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiRecords
import FastiTerminal

extension MonthWarning {
  /// A sentence about the warning, followed by the command that sets the first day where that would settle it.
  func withCommand(_ sentence: Sentence) -> Sentence {
    guard case .notTaken(let month, let day) = self else { return sentence }
    let command = "fasti hijri override \(month.year)-\(month.month) \(day?.iso ?? "YYYY-MM-DD")"
    return Sentence(day == nil ? .cliOnceCertain : .cliIfItBegins, .sentence(sentence), .text(command))
  }
}

extension Context {
  /// A remark of a refresh, with the command that settles it.
  func text(_ remark: MonthRemark) -> String {
    guard case .doubtful(let warning, let name) = remark else { return remark.text(in: wording) }
    return text(warning.withCommand(.leading(.text(name), warning.remark)))
  }
}
