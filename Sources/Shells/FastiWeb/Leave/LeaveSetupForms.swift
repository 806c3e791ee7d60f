import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The form of the leave set-up.
enum LeaveSetupForms {
  static let all = [
    Route.form(
      "/leave/setup", "Sets paydays, starting balances, rates and limits", perform: save, again: LeaveSetupPages.again)
  ]

  private static func save(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let fields = LeaveSetupFields(form, call.pageWords)
    return try call.submit(form) { store throws(Failure) in
      var mistakes = Mistakes()
      let edit = fields.edit(over: try LoadLedger(store).setup(), call, &mistakes)
      let setup = SetupLeave(store, today: call.today)
      if !mistakes.isEmpty { mistakes.attempt { () throws(Failure) in try setup.check(edit) } }
      try mistakes.finish()
      let answer = try setup(edit)
      guard answer.isChanged else { return call.pageWords(.doneNothing) }
      let done = call.pageWords(.doneSaved, call.pageWords(.leaveSetup))
      return call.pageWords.notice(done, answer.redated.map { [$0] } ?? [])
    }
  }
}
