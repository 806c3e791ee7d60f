import FastiCivil
import FastiHTTP
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// `/leave/setup`: paydays, starting balances, rates and limits.
enum LeaveSetupPages {
  static let all = [route]

  static let route = Route.page("/leave/setup", "Paydays, starting balances, rates and limits") {
    call throws(Failure) in
    try call.page(page(try LoadLedger(call.store).setup(), call), at: Paths.leaveSetup)
  }

  /// The set-up with the typed fields, and the errors beside them.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    var page = page(try LoadLedger(call.store).setup(), call)
    LeaveSetupFields(refusal.form, call.pageWords).fill(&page, &errors)
    return try call.page(page, at: Paths.leaveSetup, status: 422)
  }

  private static func page(_ setup: LeaveSetup, _ call: Call) -> LeaveSetupPage {
    let schedule = setup.profile.schedule
    let next = schedule.nextPayday(onOrAfter: call.today)
    let words = call.pageWords
    var page = LeaveSetupPage(
      anchor: FieldInput(schedule.anchor.iso), schedule: .every, numbers: FieldInput(""),
      lag: FieldInput(String(schedule.lag)),
      isStatement: setup.profile.baseline == .statement, isQuarter: setup.rounding == .quarterHour,
      terms: setup.profile.terms.map { terms in
        LeaveTermsForm(
          terms.type, start: FieldInput(words.field(terms.start.text)),
          rate: FieldInput(words.field(terms.rates.rate(on: next).text)),
          cap: FieldInput(words.field(terms.policies.cap?.text ?? "")),
          carry: FieldInput(words.field(terms.policies.carry?.text ?? "")),
          floor: FieldInput(words.field(terms.floor.text)))
      } + [LeaveTermsForm(nil)],
      paydays: [next, schedule.nextPayday(onOrAfter: next + 1)], isSaved: setup.isSaved)
    switch schedule.pattern {
    case .every(let days): (page.schedule, page.numbers) = (.every, FieldInput(String(days)))
    case .semimonthly(let first, let second):
      (page.schedule, page.numbers) = (.semimonthly, FieldInput("\(first),\(second)"))
    case .monthly(let day): (page.schedule, page.numbers) = (.monthly, FieldInput(String(day)))
    }
    return page
  }
}
