import FastiApp
import FastiCivil
import FastiFormats

/// `fasti store`: care of the store.
enum StoreCommand: Command {
  static let name = "store"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Compact what the store keeps of the past",
      examples: [Example("fasti store compact --before 2026-01-01", "what would go; nothing is written")],
      subcommands: [StoreCompactCommand.self])
  }
}

/// `fasti store compact --before DATE`.
enum StoreCompactCommand: Command {
  static let name = "compact"
  static let before = Option("before", .day, "DATE", help: "the first day whose history stays whole")
  static let yes = Option.flag("yes", help: "drop them; without it nothing is written")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Drop versions that later ones have replaced",
      details: [
        "The newest version of everything stays, and so does the state as it was on that day.",
        "What was known before that day cannot be asked any more, and cannot be undone.",
      ],
      options: [before, yes],
      examples: [
        Example("fasti store compact --before 2026-01-01", "what would go; nothing is written"),
        Example("fasti store compact --before 2026-01-01 --yes", "drops it"),
      ],
      statuses: [StatusNote(.no, "there is nothing to drop")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(before) else {
      throw Failure(
        .usage, code: "missing-option", "--before is missing", field: before.spelling,
        hint: "fasti store compact --before 2026-01-01")
    }
    let midnight = try context.zone().instant(day, .midnight).seconds * 1_000
    let stamp = Stamp.last(atMilliseconds: midnight - 1)
    let store = try context.store()
    let acts = context.invocation.has(yes)
    let plan: CompactionPlan
    do { plan = acts ? try store.compact(before: stamp) : try store.compactionPlan(before: stamp) } catch {
      throw Failure(error)
    }
    if plan.total == 0 { context.status = .no }
    let rows = plan.dropped.map { DroppedItem(dropped: $0, done: acts) }
    context.answer(rows, columns: DroppedItem.columns) { context in
      for row in plan.dropped {
        context.out.write(row.kind, columns: 12)
        context.out.write(row.versions, columns: 6)
        context.out.write(acts ? " dropped, " : " to drop, ")
        context.out.write(row.kept)
        context.out.write(" kept\n")
      }
      if plan.total == 0 {
        context.say("nothing before \(day.iso) has been replaced")
      } else if !acts {
        context.say("nothing was written; to drop them: fasti store compact --before \(day.iso) --yes")
      }
    }
  }

  /// What one kind loses.
  private struct DroppedItem: Fielded {
    let dropped: CompactionPlan.Dropped
    let done: Bool

    static let columns: [StaticString] = ["kind", "dropped", "kept", "done"]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", dropped.kind)
      writer.field("dropped", dropped.versions)
      writer.field("kept", dropped.kept)
      writer.field("done", done)
    }
  }
}
