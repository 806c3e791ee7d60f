import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti conflicts`.
enum ConflictsCommand: Command {
  static let name = "conflicts"
  static let keep = Option("keep", .text, "CONFLICT", help: "bring the version back that this conflict lists")
  static let dismiss = Option("dismiss", .text, "CONFLICT", help: "list it no more on this device")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List sync conflicts", synonyms: ["sync"],
      details: [
        "The later change counts. The other one is kept in the history and listed here, with the fields that are "
          + "affected, until it is brought back or dismissed.",
        "A conflict is named by eight digits, the same on every device.",
      ],
      options: [keep, dismiss],
      examples: [
        Example("fasti conflicts", "what lost, newest first"),
        Example("fasti conflicts --keep 1f0c9a7e", "writes what lost as the newest version"),
      ],
      statuses: [StatusNote(.no, "there is none"), StatusNote(.notFound, "no conflict has that name")])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    let log = try context.syncLog()
    let conflicts: [VersionConflict]
    do throws(StoreError) { conflicts = try log.conflicts() } catch { throw Failure(error) }
    if let name = context.invocation[keep] {
      let conflict = try find(name, conflicts, keep)
      let change = store.newChange(ChangeAction(.restore, .thing, conflict.loser.id.text))
      do throws(StoreError) { try log.bringBack(conflict, as: change) } catch { throw Failure(error) }
      return context.report(done: .sayConflictKept, .thing(conflict.label, of: conflict.kind))
    }
    if let name = context.invocation[dismiss] {
      let conflict = try find(name, conflicts, dismiss)
      do throws(StoreError) { try log.dismiss(conflict) } catch { throw Failure(error) }
      return context.report(.sayConflictDismissed, .thing(conflict.label, of: conflict.kind))
    }
    let zone = try context.zone()
    let items = conflicts.map { ConflictItem(conflict: $0) }
    context.answer(items, columns: ConflictItem.columns) { context in
      for item in items { item.write(context, zone) }
      if items.isEmpty { context.report(nothing: .sayConflictsNone) }
    }
    if items.isEmpty { context.status = .no }
  }

  private static func find(
    _ name: String, _ conflicts: [VersionConflict], _ option: Option
  ) throws(Failure) -> VersionConflict {
    guard let conflict = conflicts.first(where: { $0.name == name.lowercased() }) else {
      throw Failure(.sync(.noConflict), field: option.field, value: name, hint: .line("fasti conflicts"))
    }
    return conflict
  }

  /// A version that was replaced in a conflict.
  private struct ConflictItem: FieldWritable {
    let conflict: VersionConflict

    static let columns: [StaticString] = [
      "name", "kind", "id", "label", "stamp", "device", "deleted", "winner", "fields",
    ]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("name", conflict.name)
      writer.field("kind", conflict.kind)
      writer.field("id", conflict.loser.id.text)
      writer.field("label", conflict.label)
      writer.field("stamp", conflict.loser.stamp.text)
      writer.field("device", Stamp.text(device: conflict.loser.stamp.device))
      writer.field("deleted", conflict.loser.deleted)
      writer.field("winner", conflict.winner.text)
      writer.field("fields", conflict.columns.joined(separator: " "))
    }

    func write(_ context: Context, _ zone: Zone) {
      let kind = context.text(kind: conflict.kind)
      let when = context.moment(conflict.loser.stamp.milliseconds, zone)
      let line = context.text(
        conflict.loser.deleted ? .sayConflictDeleted : .sayConflictEdited, .text(kind),
        .thing(conflict.label, of: conflict.kind), .text(when))
      context.out.write(text: "\(conflict.name)  \(line)\n")
      if !conflict.loser.deleted {
        for value in conflict.values(of: conflict.loser, quotesText: true) {
          context.out.write(text: "          \(value.column): \(value.text)\n")
        }
      }
    }
  }
}
