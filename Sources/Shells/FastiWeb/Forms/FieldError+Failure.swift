import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// The failure in the words of a page, which names fields by their labels.
  init(_ failure: Failure, _ words: PageWords) {
    self.init(
      words.message(of: failure) { $0.label.map { words($0) } }, hint: words.webHint(of: failure))
  }
}

extension Field {
  /// The label of the form's field; nil if forms do not have the field.
  fileprivate var label: Phrase? {
    guard case .input(let input) = self else { return nil }
    return switch input {
    case .title, .ruleTitle: .title
    case .name, .givenName: .ruleName
    case .text: .note
    case .notes: .notes
    case .on, .onOfForm: .onDay
    case .until, .untilOfForm: .untilDay
    case .at: .atTime
    case .occurrence: .scopeOnly
    case .every: .repeats
    case .onDays: .weekdays
    case .nth: .dayOfMonth
    case .skip: .skipsMissing
    case .last: .repeatsUntil
    case .ends: .endsAt
    case .step: .everyHowMany
    case .times: .howManyTimes
    case .zoneOfEvent: .zoneOfEvent
    case .place: .placeOfEvent
    case .address: .linkAddress
    case .alarms: .alarmsOfEvent
    case .hours, .editedHours, .hoursPerDay: .hours
    case .source: .ruleSource
    case .exceptions: .ruleExceptions
    case .link: .linkAddress
    case .newType: .leaveTypeName
    default: nil
    }
  }
}
