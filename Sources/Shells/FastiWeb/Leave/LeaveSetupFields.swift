import FastiCivil
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The sent fields of the leave set-up.
struct LeaveSetupFields {
  private let form: Form
  private let words: PageWords
  private let types: [String]

  init(_ form: Form, _ words: PageWords) {
    self.form = form
    self.words = words
    types = form.all("type")
  }

  /// The texts of a field that occurs once for each kind of leave; the last is that of a new kind.
  private func text(_ name: String, _ index: Int) -> String {
    let values = form.all(name)
    return values.indices.contains(index) ? values[index] : ""
  }

  /// The same without spaces, and with a decimal point.
  private func value(_ name: String, _ index: Int) -> String {
    words.number(typed: text(name, index).filter { $0 != " " })
  }

  /// The changes to the profile, and the errors that are found before it is read.
  func edit(over setup: LeaveSetup, _ call: Call, _ mistakes: inout Mistakes) -> LeaveProfileEdit {
    var edit = LeaveProfileEdit()
    edit.anchor = mistakes.attempt { () throws(Failure) in
      try call.dates.day(form["anchor"], field: .input(.anchorOfForm))
    }
    edit.pattern = mistakes.attempt { () throws(Failure) in try pattern() }
    edit.lag = mistakes.attempt { () throws(Failure) in try number(form["lag"], .lag) }
    // The parts of the schedule depend on each other: if one part cannot be read, the stored schedule is used.
    if !mistakes.isEmpty { (edit.anchor, edit.pattern, edit.lag) = (nil, nil, nil) }
    edit.baseline = form["baseline"] == "statement" ? .statement : .additive
    edit.rounding = form.some("quarter") == nil ? .hundredth : .quarterHour
    let next = setup.profile.schedule.nextPayday(onOrAfter: call.today)
    for (index, type) in types.enumerated() {
      let old = setup.profile.terms.first { $0.type.string == type }
      if !value("start", index).isEmpty { edit.starts.append("\(type)=\(value("start", index))") }
      let rate = value("rate", index)
      // An unchanged rate is not a new rate.
      if !rate.isEmpty,
        let from = mistakes.attempt({ () throws(Failure) -> Day? in try rateFrom(index, call) }),
        from != nil || rate != old?.rates.rate(on: next).text
      {
        edit.rates.append("\(type)=\(rate)" + (from.map { "@\($0.iso)" } ?? ""))
      }
      edit.caps.append("\(type)=\(value("cap", index).isEmpty ? "none" : value("cap", index))")
      edit.carries.append("\(type)=\(value("carry", index).isEmpty ? "none" : value("carry", index))")
      edit.floors.append("\(type)=\(value("floor", index).isEmpty ? "0" : value("floor", index))")
    }
    mistakes.attempt { () throws(Failure) in try refuseTaken(setup) }
    mistakes.attempt { () throws(Failure) in try refuseNameless() }
    if let name = form.some("new-type"), !isTaken(name, setup) {
      let start = value("start", types.count), rate = value("rate", types.count)
      edit.starts.append("\(name)=\(start.isEmpty ? "0" : start)")
      if !rate.isEmpty { edit.rates.append("\(name)=\(rate)@start") }
    }
    return edit
  }

  /// The day from which a typed rate applies; nil for the next payday.
  private func rateFrom(_ index: Int, _ call: Call) throws(Failure) -> Day? {
    let text = text("rate-from", index)
    return text.isEmpty ? nil : try call.dates.day(text, field: .input(.rate))
  }

  /// Whether a kind of leave has a name, so that a new kind would overwrite it.
  private func isTaken(_ name: String, _ setup: LeaveSetup) -> Bool {
    setup.profile.terms.contains { $0.type.string == name }
  }

  private func refuseTaken(_ setup: LeaveSetup) throws(Failure) {
    guard let name = form.some("new-type"), isTaken(name, setup) else { return }
    throw Failure(.thing(.taken(.leave)), field: .newType, value: name)
  }

  /// Refuses hours for a new kind of leave without a name, because they would be lost.
  private func refuseNameless() throws(Failure) {
    guard form.some("new-type") == nil, ["start", "rate"].contains(where: { !value($0, types.count).isEmpty }) else {
      return
    }
    throw Failure(.text(.emptyName), field: .newType, value: "")
  }

  private func pattern() throws(Failure) -> PaySchedule.Pattern {
    switch form["schedule"] {
    case "semimonthly": try LeaveProfileEdit.semimonthly(form["numbers"], field: .input(.numbers))
    case "monthly": .monthly(try number(form["numbers"], .numbers))
    default: .every(days: try number(form["numbers"], .numbers))
    }
  }

  private func number(_ text: String, _ field: Field.Input) throws(Failure) -> Int {
    if let number = Int(text), (-10_000...10_000).contains(number) { return number }
    throw Failure(.value(.number(most: 10_000)), field: field, value: text)
  }

  /// Puts the typed fields into a page, with their errors.
  func fill(_ page: inout LeaveSetupPage, _ errors: inout FieldErrors) {
    page.anchor = FieldInput(form["anchor"], error: errors.take(.anchor))
    page.schedule = LeaveSetupPage.Schedule(rawValue: form["schedule"]) ?? .every
    page.lag = FieldInput(form["lag"], error: errors.take(.lag))
    page.numbers = FieldInput(form["numbers"], error: errors.take(.numbers, .schedule, .every))
    page.isStatement = form["baseline"] == "statement"
    page.isQuarter = form.some("quarter") != nil
    for index in page.terms.indices where page.terms[index].type == nil || types.indices.contains(index) {
      let type = page.terms[index].type?.string ?? form["new-type"]
      func typed(_ field: Field.Input) -> FieldInput {
        let name = field.nameInForm
        let value = value(name, index)
        return FieldInput(
          text(name, index),
          error: errors.take(quoting: text(name, index)) { failure in
            guard FieldErrors.isAbout(field, of: failure), let wrong = failure.value else { return false }
            return wrong.hasPrefix("\(type)=") || wrong == type || !value.isEmpty && wrong == value
          })
      }
      page.terms[index].name = FieldInput(form["new-type"])
      if page.terms[index].type == nil {
        page.terms[index].name.error = errors.take { $0.cause == .leave(.malformedType) || $0.value == type }
      }
      page.terms[index].start = typed(.start)
      page.terms[index].rate = typed(.rate)
      let from = text("rate-from", index)
      page.terms[index].rateFrom = FieldInput(
        from, error: errors.take { $0.field == .input(.rate) && !from.isEmpty && $0.value == from })
      page.terms[index].cap = typed(.cap)
      page.terms[index].carry = typed(.carry)
      page.terms[index].floor = typed(.floor)
    }
    page.errors = errors.all()
  }
}
