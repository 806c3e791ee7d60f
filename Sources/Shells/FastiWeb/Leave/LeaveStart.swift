import FastiCivil
import FastiHTTP
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The page of leave without a profile: its questions, and the form that creates a profile from the answers.
enum LeaveStart {
  static let all = [
    Route.form(
      "/leave/start", "Makes a leave profile from four answers", page: { _ in Paths.leave }, perform: save, again: again
    )
  ]

  /// The questions.
  static func show(_ call: Call) throws(Failure) -> Response {
    try call.page(LeaveStartPage(payday: FieldInput("")), at: Paths.leave)
  }

  private static func save(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form, to: { _ in Paths.leave }) { store throws(Failure) in
      var mistakes = Mistakes()
      let edit = edit(form, over: try LoadLedger(store).setup(), call, &mistakes)
      let setup = SetupLeave(store, today: call.today)
      if !mistakes.isEmpty { mistakes.attempt { () throws(Failure) in try setup.check(edit) } }
      try mistakes.finish()
      let answer = try setup(edit)
      return answer.isChanged
        ? call.pageWords(.doneSaved, call.pageWords(.leaveSetup)) : call.pageWords(.doneNothing)
    }
  }

  /// The profile of the answers. The sample's other kinds of leave stay, without balances.
  private static func edit(
    _ form: Form, over setup: LeaveSetup, _ call: Call, _ mistakes: inout Mistakes
  ) -> LeaveProfileEdit {
    var edit = LeaveProfileEdit()
    edit.anchor = mistakes.attempt { () throws(Failure) in
      try call.dates.day(form["payday"], field: .input(.anchorOfForm))
    }
    let day = edit.anchor.map { $0.date.dayOfMonth } ?? 1
    edit.pattern =
      switch LeaveStartPage.Interval(rawValue: form["interval"]) {
      case .week: .every(days: 7)
      case .twoWeeks, nil: .every(days: 14)
      case .twiceMonthly: .semimonthly(day > 15 ? min(day - 15, 15) : day, day > 15 ? day : day + 15)
      case .month: .monthly(day)
      }
    if edit.anchor == nil { edit.pattern = nil }
    edit.lag = 0
    edit.baseline = .additive
    for terms in setup.profile.terms {
      let name = terms.type.string
      let isVacation = terms.type == .vacation
      edit.starts.append("\(name)=\(isVacation ? number(form["hours"], call) : "0")")
      edit.rates.append("\(name)=\(isVacation ? number(form["rate"], call) : "0")@start")
      edit.caps.append("\(name)=none")
      edit.carries.append("\(name)=none")
      edit.floors.append("\(name)=0")
    }
    return edit
  }

  private static func number(_ typed: String, _ call: Call) -> String {
    call.pageWords.number(typed: typed.filter { $0 != " " })
  }

  private static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let form = refusal.form
    var errors = refusal.errors(call.pageWords)
    var page = LeaveStartPage(
      payday: FieldInput(form["payday"], error: errors.take(.anchor)),
      interval: LeaveStartPage.Interval(rawValue: form["interval"]) ?? .twoWeeks,
      hours: FieldInput(
        form["hours"], error: errors.take(quoting: form["hours"]) { FieldErrors.isAbout(.start, of: $0) }),
      rate: FieldInput(form["rate"], error: errors.take(quoting: form["rate"]) { FieldErrors.isAbout(.rate, of: $0) }))
    page.errors = errors.all()
    return try call.page(page, at: Paths.leave, status: 422)
  }
}
