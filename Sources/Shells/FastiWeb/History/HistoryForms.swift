import FastiApp
import FastiHTTP
import FastiPages

/// What the form that takes a change back does.
enum HistoryForms {
  static let all = [
    Route.post("/undo", "Takes back a change", page: { _ in Paths.history }) { call throws(Failure) in try undo(call) },
  ]

  private static func undo(_ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let target = try form.some("change").map { text throws(Failure) in
      guard let id = RecordID(text: text) else {
        throw Failure(
          .invalid, code: "malformed-id", "\"\(text)\" is no id", field: "change", value: text,
          cause: .request(.malformed))
      }
      return id
    }
    return try call.fulfil(form) { store throws(Failure) in
      let refusal: Failure?
      do throws(StoreError) { refusal = try UndoLimits(store).refusal(of: target) } catch { throw Failure(error) }
      if let refusal { throw refusal }
      // Named before, because what is taken back may be the rule itself.
      let rules = RuleNames(try RulesPages.everything(store, call), call)
      do throws(StoreError) {
        let summary = try store.undo(target, as: store.newChange("undo"))
        let names = summary.touched.map { touched in call.pageWords.label(touched) { rules[$0] } }.filter { !$0.isEmpty }
        return call.pageWords(.doneUndone, names.first ?? summary.change.command)
      } catch {
        throw Failure(error)
      }
    }
  }
}
