import FastiDays
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The form that undoes a change.
enum HistoryForms {
  static let all = [Route.form("/undo", "Takes back a change", page: { _ in Paths.history }, perform: undo)]

  private static func undo(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let target = try form.some("change").map { text throws(Failure) in
      guard let id = RecordID(text: text) else {
        throw Failure(.value(.id), field: .changeOfForm, value: text)
      }
      return id
    }
    let step = target.map { UndoStep.change($0) } ?? .back
    var isUndoing = false
    let result = try call.submit(form) { store throws(Failure) in
      let refusal: Failure?
      do throws(StoreError) { refusal = try UndoLimits(store).refusal(of: step) } catch { throw Failure(error) }
      if let refusal { throw refusal }
      // Read before the change, because the undone change may be the rule itself.
      let rules = RuleNames(try RulesPages.everything(store, call), call)
      do throws(StoreError) {
        let summary = try store.undo(step, as: store.newChange(ChangeAction(.undo, .change, target?.text)))
        let names = summary.touched.lazy.map { touched in call.pageWords.label(touched) { rules[$0] } }
        isUndoing = summary.undoes == nil
        let name = names.first { !$0.isEmpty } ?? summary.text(in: call.pageWords)
        return call.pageWords(isUndoing ? .doneUndone : .doneRedone, name)
      } catch {
        throw Failure(error)
      }
    }
    guard isUndoing, case .done(let path, var notice?) = result else { return result }
    notice.isUndoing = true
    return .done(to: path, notice)
  }
}
