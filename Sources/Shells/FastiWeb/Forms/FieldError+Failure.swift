import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// What a failure says on a page: fields have the names the page gives them.
  init(_ failure: Failure, _ words: PageWords) {
    self.init(
      words.message(of: failure) { $0.label.map { words($0) } }, hint: words.hint(of: failure))
  }
}

extension Field {
  /// What the field of a form is called that has this option or argument: its name without hyphens and capitals.
  var nameInForm: String { String(name.drop { $0 == "-" }).lowercased() }

  /// What stands above the field of a form; nil for what no form has.
  fileprivate var label: Phrase? {
    guard case .input(let input) = self else { return nil }
    return switch input {
    case .title, .ruleTitle: .title
    case .name, .ruleName: .ruleName
    case .text: .note
    case .notes: .notes
    case .on, .onOfForm: .onDay
    case .until, .untilOfForm: .untilDay
    case .last: .repeatsUntil
    case .hours, .editedHours, .hoursPerDay: .hours
    case .source: .ruleSource
    case .link: .linkAddress
    case .newType: .leaveTypeName
    default: nil
    }
  }
}
