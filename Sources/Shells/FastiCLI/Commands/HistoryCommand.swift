import FastiApp
import FastiCivil
import FastiFormats

/// `fasti history [ID]`.
enum HistoryCommand: Command {
  static let name = "history"
  static let limit = Option("limit", short: "n", .int(1...1_000_000), "N", help: "at most so many changes (20)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show what was changed, newest first",
      arguments: [Argument("ID", .text, .optional, help: "only changes of this thing: an id, a setting or a rule")],
      options: [limit],
      examples: [
        Example("fasti history", "the last 20 changes"),
        Example("fasti history regions.selected", "how the selection changed"),
        Example("fasti history --limit 1 --json", "the last change for programs"),
      ],
      statuses: [StatusNote(.no, "nothing was changed yet"), StatusNote(.notFound, "there is no such thing")])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    let id = try context.invocation.argument(0).map { (text) throws(Failure) in try find(text, in: store) }
    let changes: [ChangeItem]
    do throws(StoreError) {
      let found = try store.history(limit: context.invocation.int(limit) ?? 20, of: id)
      changes = found.map { ChangeItem(summary: $0) }
    } catch { throw Failure(error) }
    let zone = try context.zone()
    context.answer(changes, columns: ChangeItem.columns) { context in
      for change in changes { change.write(context, zone: zone) }
      if changes.isEmpty { context.say("fasti: nothing was changed yet") }
    }
    if changes.isEmpty { context.status = .no }
  }

  /// The id of a thing that is named by its id, as a setting, or as a rule.
  private static func find(_ text: String, in store: any Store) throws(Failure) -> RecordID {
    if let id = RecordID(text: text) { return id }
    if SettingKey(rawValue: text) != nil { return Setting.id(for: text) }
    do throws(StoreError) {
      let found = try store.read { reader throws(StoreError) -> RecordID? in
        let own = try reader.all(UserRule.self).first { $0.record.ruleID == text }
        if let own { return own.id }
        return try reader.record(RuleLayer.self, key: text) == nil ? nil : RuleLayer.id(for: text)
      }
      if let found { return found }
    } catch { throw Failure(error) }
    throw Failure(
      .notFound, code: "no-such-thing", "there is no id, setting or changed rule \"\(text)\"", field: "ID",
      value: text, hint: "fasti history")
  }
}
