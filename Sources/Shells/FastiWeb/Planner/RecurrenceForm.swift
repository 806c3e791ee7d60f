import FastiAgenda
import FastiCivil
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The fields of a form for the recurrence of an event.
struct RecurrenceForm {
  private let form: Form
  private let call: Call

  init(_ form: Form, _ call: Call) { (self.form, self.call) = (form, call) }

  /// The typed values, to show the form again.
  var fields: RecurrenceFields {
    var fields = RecurrenceFields()
    fields.every = Repetition.allCases.first { "\($0.word)" == form["every"] }
    fields.step = form.some("step") ?? "1"
    let words = form.all("weekdays")
    fields.weekdays = Set(RecurrenceFields.week.filter { words.contains(RecurrenceFields.word($0)) })
    fields.ordinal = form["nth"]
    fields.counted = form.some("counted") ?? "day"
    fields.skips = form.has("skip")
    return fields
  }

  /// The changes of the recurrence.
  /// - Parameter old: The recurrence before; nil for a new event. A field with the value of the old recurrence does not
  ///   change it.
  func draft(changing old: Recurrence?) throws(Failure) -> RecurrenceDraft {
    var draft = try rule(changing: old)
    // A form from before this field existed does not change the number of times.
    draft.keepsTimes = !form.has("times")
    let last = try form.some("last").map { text throws(Failure) in try call.dates.day(text, field: .input(.last)) }
    let times = try form.some("times").map { text throws(Failure) in
      guard let number = Int(text) else { throw Failure(.value(.number(most: 9_999)), field: .times, value: text) }
      return number
    }
    // If the form is for a part of the occurrences, their last day is not the last day of all.
    if let old, last == old.last, times == old.times { return draft }
    (draft.last, draft.times, draft.isEndless) = (last, times, form.has("last"))
    return draft
  }

  private func rule(changing old: Recurrence?) throws(Failure) -> RecurrenceDraft {
    var draft = RecurrenceDraft()
    let fields = fields
    guard form["every"] != EventPage.keptRule else { return draft }
    // Fields that equal the present rule do not change it, even if an occurrence is on another day than the first.
    if let old, RecurrenceFields(old.rule, first: old.first) == fields, !old.isOnce { return draft }
    guard let unit = fields.every else {
      draft.every = form.some("every") ?? "never"
      return draft
    }
    guard let step = Int(fields.step) else {
      throw Failure(.value(.number(most: RecurrenceStep.limits.upperBound)), field: .step, value: fields.step)
    }
    guard RecurrenceStep.limits.contains(step) else {
      throw Failure(.recurrence(.stepOutOfRange(step)), field: .step, value: fields.step)
    }
    draft.every = "\(step) \(unit.word)"
    if unit == .week, !fields.weekdays.isEmpty {
      draft.onDays = RecurrenceFields.week.filter { fields.weekdays.contains($0) }.map { RecurrenceFields.word($0) }
        .joined(separator: ",")
    }
    if unit == .month || unit == .year {
      if !fields.ordinal.isEmpty { draft.nth = "\(fields.ordinal)-\(fields.counted)" }
      if fields.skips { draft.skips = true }
    }
    return draft
  }
}
