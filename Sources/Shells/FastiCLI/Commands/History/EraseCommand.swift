import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti erase ID...`.
enum EraseCommand: Command {
  static let name = "erase"
  static let yes = Option.flag("yes", help: "erase it; without this option nothing is written")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Erase the content of things from the whole history", synonyms: ["forget", "purge"],
      details: [
        "A deletion keeps what was deleted, so that fasti undo can bring it back. This command removes the content from "
          + "every version, from the history, from the files of the store, and from the folder of attachments. Copies of "
          + "the store beside it, made before a restore or an update, are removed. When something was written, and that "
          + "it was erased, remains.",
        "It cannot be undone, and an older backup does not bring the content back into this store.",
        "Backups made before, exported files, calendars that read a feed, and browsers that kept a page still contain it: "
          + "delete those backups, and make a new one.",
      ],
      arguments: [
        Argument("ID", .text, .some, help: "an id or its digits, the day of a note, a setting, a rule, or a feed")
      ],
      options: [yes],
      examples: [
        Example("fasti erase 2026-01-08", "shows what would be erased; writes nothing"),
        Example("fasti erase 2026-01-08 --yes", "erases the note of that day"),
      ],
      statuses: [StatusNote(.notFound, "there is no such thing")])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    let erase = EraseThings(store, attachments: try context.attachmentFolder())
    let typed = context.invocation.arguments
    let acts = context.invocation.has(yes)
    let things = ErasableThings(store)
    // The rest of an interrupted erasure is completed with any argument, because its names are already erased.
    let isInterrupted = try erase.plan([]).erasure.completesEarlier
    var ids: [RecordID] = []
    for text in typed {
      do throws(Failure) { ids += try things.named(text) } catch { if !isInterrupted { throw error } }
    }
    let report = try context.watching(.sayProgressErase) { progress throws(Failure) in
      acts ? try erase(ids, progress) : try erase.plan(ids)
    }
    guard !report.erasure.isEmpty else {
      throw Failure(.thing(.unknown(.history, nearest: nil)), field: .id, value: typed.first ?? "")
    }
    let items = report.erasure.things.map { ErasedItem(thing: $0, done: acts) }
    context.answer(items, columns: ErasedItem.columns) { context in
      for thing in report.erasure.things {
        let kind = Sentence.Part.text(context.text(kind: thing.kind))
        let versions = Sentence.count(thing.versions, one: .sayVersionsOne, many: .sayVersionsMany)
        let line = context.text(
          acts ? .sayErased : .sayToErase, kind, .thing(thing.label, of: thing.kind), .sentence(versions))
        context.out.write(text: "\(line)\n")
      }
    }
    if context.format == .text { write(report, typed.joined(separator: " "), acts: acts, context) }
  }

  private static func write(_ report: EraseThings.Report, _ typed: String, acts: Bool, _ context: Context) {
    let erasure = report.erasure
    for path in erasure.copies { context.report(acts ? .sayErasedCopy : .sayToEraseCopy, .text(path)) }
    if !report.files.isEmpty { context.report(acts ? .sayErasedFiles : .sayToEraseFiles, .number(report.files.count)) }
    if erasure.isLogHeld { context.report(.sayEraseHeld, .text(typed)) }
    for path in erasure.backups { context.report(.sayEraseBackup, .text(path)) }
    if acts { context.report(.sayEraseBackups) } else { context.report(.sayEraseHow, .text(typed)) }
  }

  /// A record that was erased, or would be.
  private struct ErasedItem: FieldWritable {
    let thing: Erasure.Thing
    let done: Bool

    static let columns: [StaticString] = ["kind", "id", "label", "versions", "done"]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", thing.kind)
      writer.field("id", thing.id.text)
      writer.field("label", thing.label)
      writer.field("versions", thing.versions)
      writer.field("done", done)
    }
  }
}
