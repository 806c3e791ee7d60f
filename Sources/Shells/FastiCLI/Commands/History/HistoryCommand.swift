import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti history [ID]`.
enum HistoryCommand: Command {
  static let name = "history"
  static let limit = Option(
    "limit", short: "n", .int(1...1_000_000), "N", help: "at most this many changes (default 20)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show what was changed, newest first", synonyms: ["log", "changes"],
      arguments: [Argument("ID", .text, .optional, help: "only changes of this thing: an id, a setting or a rule")],
      options: [limit],
      examples: [
        Example("fasti history", "the last 20 changes"),
        Example("fasti history regions.selected", "how the selection changed"),
        Example("fasti history --limit 1 --json", "the last change for programs"),
      ],
      statuses: [StatusNote(.no, "there are no changes"), StatusNote(.notFound, "there is no such thing")])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    let ids = try context.invocation.argument(0).map { (text) throws(Failure) in try find(text, in: store) }
    let most = context.invocation.int(limit) ?? 20
    let changes: [ChangeItem]
    do throws(StoreError) {
      let found = if let ids { try history(of: ids, limit: most, in: store) } else { try store.history(limit: most) }
      changes = found.map { ChangeItem(summary: $0) }
    } catch { throw Failure(error) }
    let zone = try context.zone()
    context.answer(changes, columns: ChangeItem.columns) { context in
      for change in changes { change.write(context, zone: zone) }
      if changes.isEmpty { context.report(nothing: .sayHistoryNone) }
    }
    if changes.isEmpty { context.status = .no }
  }

  /// The changes of any of the records, newest first, each once.
  private static func history(
    of ids: [RecordID], limit: Int, in store: any Store
  ) throws(StoreError) -> [ChangeSummary] {
    var found: [ChangeSummary] = []
    for id in ids {
      for change in try store.history(limit: limit, of: id) where !found.contains(change) { found.append(change) }
    }
    return Array(found.sorted { $0.stamp > $1.stamp }.prefix(limit))
  }

  /// The records named by an id, a setting or a rule: a rule includes its layer.
  private static func find(_ text: String, in store: any Store) throws(Failure) -> [RecordID] {
    if let id = RecordID(text: text) { return [id] }
    if SettingKey(rawValue: text) != nil { return [Setting.id(for: text)] }
    do throws(StoreError) {
      let own = try store.read { reader throws(StoreError) in
        try reader.all(UserRule.self).first { $0.record.ruleID == text }?.id
      }
      if let own { return [own, RuleLayer.id(for: text)] }
      // A deleted rule and a reset layer have a history too, under their former name.
      var ids: [RecordID] = []
      for thing in try store.history(limit: .max).flatMap(\.touched) where thing.label == text {
        if !ids.contains(thing.id) { ids.append(thing.id) }
      }
      if !ids.isEmpty { return ids }
    } catch { throw Failure(error) }
    throw Failure(.thing(.unknown(.history, nearest: nil)), field: .id, value: text)
  }
}
