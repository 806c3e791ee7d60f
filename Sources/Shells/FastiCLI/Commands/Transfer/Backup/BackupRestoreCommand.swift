import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti backup restore FILE`.
enum BackupRestoreCommand: Command {
  static let name = "restore"
  static let isHeavy = true
  static let onConflict = Option(
    "on-conflict", .choice(RestoreChoice.allCases.map { $0.rawValue }), "replace|keep|skip",
    help: "what to do with conflicts (asked on a terminal; default: replace)")
  static let ahead = Option.flag(
    "ahead", help: "accept versions written more than 24 hours after the present time")
  static let dryRun = Option.flag("dry-run", help: "show what would be done, and write nothing")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Restore a backup",
      details: [
        "Checks everything first. Then it writes all of it or, if anything fails, nothing; if it is interrupted, the "
          + "store is as before or as in the backup. A copy of the old database is kept beside it.",
        "Versions written while a clock was more than 24 hours ahead are accepted into a store that is empty or has "
          + "seen such a time itself, and into another with --ahead. A warning reports them.",
        "What the store does not have is added, with its history. Where both have a thing and differ: replace takes "
          + "the backup's version (yours stays in the history), keep takes both (settings and other things of which "
          + "there is only one keep yours), skip keeps yours. What the backup does not have stays. fasti undo undoes "
          + "a restore.",
      ],
      arguments: [Argument("FILE", .file, help: "the backup: fasti.zip")],
      options: [onConflict, ahead, dryRun],
      examples: [
        Example("fasti backup restore fasti.zip", "restores everything"),
        Example("fasti backup restore fasti.zip --dry-run", "what it would do"),
        Example("fasti backup restore fasti.zip --on-conflict skip", "adds only what is missing"),
      ],
      statuses: [
        StatusNote(.no, "a question was not answered; nothing was written"),
        StatusNote(.invalid, "the file is not a backup, or is damaged; nothing was written"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = try context.backupFile()
    let now = context.machine.clock.now
    let stamps = try context.backupStamps(ahead: context.invocation.has(ahead))
    let look = LookAtBackup(try context.backupPorts().archives, stamps: stamps)
    let backup = try context.look(at: path, with: look)
    let (store, folder) = (try context.store(), try context.attachmentFolder())
    let isDry = context.invocation.has(dryRun)
    // The question comes before the progress bar.
    guard let choices = try choices(context, RestoreBackup(store, attachments: folder), backup, isDry: isDry) else {
      context.report(.sayRestoreUnanswered)
      context.status = .no
      return
    }
    let report = try context.watching(.sayProgressRestore) { progress throws(Failure) -> RestoreReport in
      let restore = RestoreBackup(store, attachments: folder, progress: progress)
      return isDry
        ? try restore.preview(backup, now: now, choices)
        : try restore(backup, as: store.newChange(ChangeAction(.restore, .backup)), choices)
    }
    let item = RestoreItem(backup: backup, report: report, isDry: isDry)
    context.answer(item) { item.write(text: $0) }
    if context.format == .text { context.report(backup.warnings) }
  }

  /// What to do with records that differ: as the option says, otherwise as the user answers on the terminal; without a
  /// terminal replace. Nil if the user ended the input instead of answering.
  private static func choices(
    _ context: Context, _ restore: RestoreBackup, _ backup: Backup, isDry: Bool
  ) throws(Failure) -> ((RestoreConflict) -> RestoreChoice)? {
    if let word = context.invocation[onConflict], let choice = RestoreChoice(rawValue: word) { return { _ in choice } }
    if isDry || !context.machine.console.canAsk { return { _ in .replace } }
    var chosen: [RecordID: RestoreChoice] = [:]
    var rest: RestoreChoice?
    for conflict in try restore.conflicts(of: backup, now: context.machine.clock.now) {
      if let rest {
        chosen[conflict.id] = rest
        continue
      }
      guard let answer = ask(conflict, context) else { return nil }
      chosen[conflict.id] = answer.choice
      if answer.isForAll { rest = answer.choice }
    }
    return { [chosen] in chosen[$0.id] ?? .replace }
  }

  private static func ask(
    _ conflict: RestoreConflict, _ context: Context
  ) -> (choice: RestoreChoice, isForAll: Bool)? {
    let state: Template =
      conflict.isDeletedHere
      ? .sayRestoreDeletedHere : conflict.isDeletedThere ? .sayRestoreDeletedThere : .sayRestoreDiffers
    let question = context.text(
      .sayRestoreAsk, .text(context.text(kind: conflict.kind)),
      .sentence(Sentence(.sentenceQuoted, .thing(conflict.label, of: conflict.kind))), .word(state))
    while let line = context.machine.console.ask(question + " ") {
      let isForAll = line.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      switch line.utf8.first.map({ $0 | 0x20 }) {
      case UInt8(ascii: "r"), nil: return (.replace, isForAll)
      case UInt8(ascii: "k"): return (.keep, isForAll)
      case UInt8(ascii: "s"): return (.skip, isForAll)
      default: continue
      }
    }
    return nil
  }
}
