import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords

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
        "Files go with the reminders they were attached to, once those were deleted before that day and 30 days ago; "
          + "and files that an attaching or restoring left when it was killed.",
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
      throw Failure(.usage(.missing), field: before.field)
    }
    let midnight = try context.zone().instant(day, .midnight).seconds * 1_000
    let stamp = Stamp.last(atMilliseconds: midnight - 1)
    let store = try context.store()
    let acts = context.invocation.has(yes)
    let plan: CompactionPlan
    do throws(StoreError) {
      plan = acts ? try store.compact(before: stamp) : try store.compactionPlan(before: stamp)
    } catch {
      throw Failure(error)
    }
    // Versions first: a file without them is cleared away the next time, and versions without it would be missing it.
    let care = AttachmentCare(store, try context.attachmentFolder(), now: context.machine.clock.now)
    let files = acts ? try care.clear(before: plan.before) : try care.strays(before: plan.before)
    if plan.total == 0, files.isEmpty { context.status = .no }
    var rows = plan.dropped.map { DroppedItem(dropped: $0, done: acts) }
    if !files.isEmpty { rows.append(DroppedItem(files: files.count, done: acts)) }
    context.answer(rows, columns: DroppedItem.columns) { write(plan, files, acts: acts, $0) }
    guard context.format == .text else { return }
    if plan.total == 0, files.isEmpty {
      context.report("nothing before \(day.iso) has been replaced")
    } else if !acts {
      context.report("nothing was written; to drop them: fasti store compact --before \(day.iso) --yes")
    }
  }

  private static func write(_ plan: CompactionPlan, _ files: [FolderFile], acts: Bool, _ context: Context) {
    for row in plan.dropped {
      context.out.write(row.kind, columns: 12)
      context.out.write(row.versions, columns: 6)
      context.out.write(acts ? " dropped, " : " to drop, ")
      context.out.write(row.kept)
      context.out.write(" kept\n")
    }
    for file in files {
      context.out.write("file", columns: 12)
      context.out.write(text: "\(file.name), \(file.bytes) bytes\(acts ? " dropped" : " to drop")\n")
    }
  }

  /// What one kind loses.
  private struct DroppedItem: Fielded {
    let kind: String
    let dropped: Int
    let kept: Int?
    let done: Bool

    init(dropped: CompactionPlan.Dropped, done: Bool) {
      kind = dropped.kind
      self.dropped = dropped.versions
      kept = dropped.kept
      self.done = done
    }

    init(files: Int, done: Bool) {
      kind = "file"
      dropped = files
      kept = nil
      self.done = done
    }

    static let columns: [StaticString] = ["kind", "dropped", "kept", "done"]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", kind)
      writer.field("dropped", dropped)
      writer.field("kept", kept)
      writer.field("done", done)
    }
  }
}
