import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti store`: maintenance of the store.
enum StoreCommand: Command {
  static let name = "store"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove old versions from the store, and mend its clock",
      examples: [
        Example("fasti store compact --before 2026-01-01", "shows what would be removed; writes nothing"),
        Example("fasti store mend-clock", "puts right what was written while the clock was ahead"),
      ],
      subcommands: [StoreCompactCommand.self, StoreMendClockCommand.self])
  }
}

/// `fasti store compact --before DATE`.
enum StoreCompactCommand: Command {
  static let name = "compact"
  static let before = Option("before", .day, "DATE", help: "keep the whole history from this day on")
  static let yes = Option.flag("yes", help: "remove them; without this option nothing is written")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove versions that later ones have replaced",
      details: [
        "The newest version of everything stays, and so does the state as it was on that day.",
        "Changes before that day can no longer be shown or undone.",
        "Attached files are removed with their reminders, if those were deleted before that day and at least 30 days "
          + "ago; so are files that were left behind when attaching or restoring was interrupted.",
      ],
      options: [before, yes],
      examples: [
        Example("fasti store compact --before 2026-01-01", "shows what would be removed; writes nothing"),
        Example("fasti store compact --before 2026-01-01 --yes", "removes it"),
      ],
      statuses: [StatusNote(.no, "there is nothing to remove")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(before) else {
      throw Failure(.usage(.missing), field: before.field)
    }
    let midnight = try context.zone().instant(day, .midnight).seconds * 1_000
    let stamp = Stamp.last(atMilliseconds: midnight - 1)
    let store = try context.store()
    let acts = context.invocation.has(yes)
    let plan = try context.watching(.sayProgressCompact) { progress throws(Failure) -> CompactionPlan in
      do throws(StoreError) {
        return acts ? try store.compact(before: stamp, progress) : try store.compactionPlan(before: stamp)
      } catch { throw Failure(error) }
    }
    // Versions are dropped first: a file without a version is removed the next time, but a version without its file
    // would stay incomplete.
    let care = AttachmentCare(store, try context.attachmentFolder(), now: context.machine.clock.now)
    let files = acts ? try care.clear(before: plan.before) : try care.strays(before: plan.before)
    if plan.total == 0, files.isEmpty { context.status = .no }
    var rows = plan.dropped.map { DroppedItem(dropped: $0, done: acts) }
    if !files.isEmpty { rows.append(DroppedItem(files: files.count, done: acts)) }
    context.answer(rows, columns: DroppedItem.columns) { write(plan, files, acts: acts, $0) }
    guard context.format == .text else { return }
    if plan.total == 0, files.isEmpty {
      context.report(.sayCompactNone, .day(day))
    } else if !acts {
      context.report(.sayCompactHow, .day(day))
    }
  }

  private static func write(_ plan: CompactionPlan, _ files: [FolderFile], acts: Bool, _ context: Context) {
    let kinds = plan.dropped.map { context.text(kind: $0.kind) }
    let fileKind = context.text(kind: "file")
    let width = (kinds + [fileKind]).reduce(11) { max($0, TerminalWidth.of($1)) } + 1
    for (row, kind) in zip(plan.dropped, kinds) {
      context.out.write(kind, columns: width)
      var versions = UTF8Writer()
      versions.write(row.versions, columns: 6)
      let what = context.text(acts ? .sayCompactDropped : .sayCompactToDrop, .text(versions.string), .number(row.kept))
      context.out.write(text: "\(what)\n")
    }
    for file in files {
      context.out.write(fileKind, columns: width)
      let size = Sentence.Part.text(context.text(bytes: file.bytes))
      let what = context.text(acts ? .sayCompactFileDropped : .sayCompactFileToDrop, .text(file.name), size)
      context.out.write(text: "\(what)\n")
    }
  }

  /// The dropped versions of one kind.
  private struct DroppedItem: FieldWritable {
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
