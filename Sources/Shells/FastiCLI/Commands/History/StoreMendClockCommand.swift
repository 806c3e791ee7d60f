import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti store mend-clock`.
enum StoreMendClockCommand: Command {
  static let name = "mend-clock"
  static let dryRun = Option.flag("dry-run", help: "show what would be moved, and write nothing")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Put right what was written while the clock was ahead", synonyms: ["clock", "stamps"],
      details: [
        "What is written gets a stamp with the time. A clock that was ahead for a moment gives stamps that lie ahead, and "
          + "all later ones continue from them, so that other stores refuse a backup of this one.",
        "Versions and changes more than 24 hours ahead of the clock get new stamps, in the same order, after all others. "
          + "Their content stays. A copy of the store is kept beside it first; if the command is interrupted, the store is "
          + "as before or mended.",
        "Set this machine's clock before. Backups made before have the former stamps; make a new one.",
      ],
      options: [dryRun],
      examples: [
        Example("fasti store mend-clock", "moves what lies ahead"),
        Example("fasti store mend-clock --dry-run", "shows what it would move"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    let acts = !context.invocation.has(dryRun)
    let mending = try context.watching(.sayProgressMend) { progress throws(Failure) -> ClockRepair in
      do throws(StoreError) {
        return acts ? try store.mendClock(progress) : try store.clockMendingPlan()
      } catch { throw Failure(error) }
    }
    context.answer(MendedItem(mending: mending, done: acts)) { context in
      for moved in mending.moved {
        let kind = Sentence.Part.text(context.text(kind: moved.kind))
        let count = Sentence.count(moved.versions, one: .sayVersionsOne, many: .sayVersionsMany)
        context.out.write(text: "\(context.text(acts ? .sayMended : .sayToMend, kind, .sentence(count)))\n")
      }
    }
    if context.format == .text { report(mending, acts: acts, context) }
  }

  private static func report(_ mending: ClockRepair, acts: Bool, _ context: Context) {
    guard let hours = mending.hoursAhead else { return context.report(.sayMendNone) }
    context.report(acts ? .sayMendedFrom : .sayMendFrom, .number(hours))
    if let copy = mending.safetyCopy { context.report(.sayRestoreCopy, .path(copy)) }
    if acts { context.report(.sayMendBackup) } else { context.report(.sayNothingWritten) }
  }

  /// The moved stamps, or those that would be moved.
  private struct MendedItem: FieldWritable {
    let mending: ClockRepair
    let done: Bool

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("hoursAhead", mending.hoursAhead)
      writer.field("versions", mending.versions)
      writer.field("changes", mending.changes)
      writer.field("formerStamp", mending.former.text)
      writer.field("stamp", mending.isEmpty ? mending.former.text : mending.latest.text)
      writer.field("moved", records: mending.moved.map { MovedItem(moved: $0) })
      writer.field("safetyCopy", mending.safetyCopy)
      writer.field("done", done)
    }
  }

  /// The moved stamps of one kind.
  private struct MovedItem: FieldWritable {
    let moved: ClockRepair.Count

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", moved.kind)
      writer.field("versions", moved.versions)
    }
  }
}
