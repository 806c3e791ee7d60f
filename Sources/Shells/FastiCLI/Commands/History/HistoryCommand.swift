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
    let found: [ChangeSummary]
    do throws(StoreError) {
      found = if let ids { try history(of: ids, limit: most, in: store) } else { try store.history(limit: most) }
    } catch { throw Failure(error) }
    let changes = items(found, context)
    let zone = try context.zone()
    context.answer(changes, columns: ChangeItem.columns) { context in
      for change in changes { change.write(context, zone: zone) }
      if changes.isEmpty { context.report(nothing: .sayHistoryNone) }
    }
    if changes.isEmpty { context.status = .no }
  }

  /// The changes with the names of their devices, and with the conflicts in which they lost.
  private static func items(_ changes: [ChangeSummary], _ context: Context) -> [ChangeItem] {
    // The history is also shown where nothing is known of other devices, with the numbers of devices.
    guard let log = try? context.syncLog(), let names = try? log.deviceNames(),
      let conflicts = try? log.conflictsIfSynced().byChange(changes)
    else { return changes.map { ChangeItem(summary: $0) } }
    return changes.map {
      ChangeItem(summary: $0, device: names[$0.device], conflict: conflicts[$0.change.id]?.name)
    }
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
        try reader.userRules().first { $0.record.ruleID == text }?.id
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
