import FastiPages
import FastiRecords
import FastiWords

/// The forms that bring back what lost to another device, or list it no more.
enum ConflictsForms {
  static let all = [
    Route.form(
      "/conflicts/keep", "Brings back what lost to another device", page: { _ in Paths.conflicts }, perform: keep),
    Route.form(
      "/conflicts/dismiss", "Lists a conflict no more on this device", page: { _ in Paths.conflicts },
      perform: dismiss),
  ]

  private static func keep(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      guard let log = call.server.ports.openSyncLog?(), let conflict = try listed(form, log) else {
        throw Failure(.sync(.noConflict), field: .id, value: form["conflict"])
      }
      let label = try name(of: conflict, call)
      let change = store.newChange(ChangeAction(.restore, .thing, conflict.loser.id.text))
      do throws(StoreError) { try log.bringBack(conflict, as: change) } catch { throw Failure(error) }
      return call.pageWords(.doneBroughtBack, label)
    }
  }

  private static func dismiss(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { _ throws(Failure) in
      // A form that is sent twice finds that it is not listed any more.
      guard let log = call.server.ports.openSyncLog?(), let conflict = try listed(form, log) else { return nil }
      let label = try name(of: conflict, call)
      do throws(StoreError) { try log.dismiss(conflict) } catch { throw Failure(error) }
      return call.pageWords(.doneDismissed, label)
    }
  }

  private static func listed(_ form: Form, _ log: any SyncLog) throws(Failure) -> VersionConflict? {
    let name = form["conflict"]
    do throws(StoreError) { return try log.conflicts().first { $0.name == name } } catch { throw Failure(error) }
  }

  private static func name(of conflict: VersionConflict, _ call: Call) throws(Failure) -> String {
    let rules = RuleNames(try call.almanac(nil), call)
    return call.pageWords.label(conflict.touched) { rules[$0] }
  }
}
