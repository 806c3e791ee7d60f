import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti backup`: writes all data into one file, and restores it.
enum BackupCommand: Command {
  static let name = "backup"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Create, check and restore backups of all your data", synonyms: ["save", "zip"],
      examples: [
        Example("fasti backup create fasti.zip", "writes everything and reads it back"),
        Example("fasti backup restore fasti.zip --dry-run", "what a restore would do"),
      ],
      subcommands: [BackupCreateCommand.self, BackupCheckCommand.self, BackupRestoreCommand.self])
  }
}

/// The counts of a backup.
struct BackupItem: FieldWritable {
  let backup: Backup

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("outcome", backup.isPartial ? "partial" : "ok")
    writer.field("file", backup.path)
    writer.field("reminders", backup.reminders)
    writer.field("attachments", backup.attachments)
    writer.field("versions", backup.versions)
    writer.field("warnings", backup.warnings.map { $0.code })
  }

  /// The same for people: `3 reminders, 2 attachments, 41 versions`.
  func text(_ context: Context) -> String {
    [
      context.text(backup.reminders, one: .sayRemindersOne, many: .sayRemindersMany),
      context.text(backup.attachments, one: .sayAttachmentsOne, many: .sayAttachmentsMany),
      context.text(backup.versions, one: .sayVersionsOne, many: .sayVersionsMany),
    ].joined(separator: ", ")
  }
}

extension Context {
  /// The ports for backups.
  /// - Throws: `.storage` if the program has neither archives nor a helper program.
  func backupPorts() throws(Failure) -> BackupPorts {
    if let ports = machine.backup { return ports }
    throw Failure(.helper(.noArchives))
  }

  /// The stamps that a backup may contain to be restored here.
  func backupStamps(ahead: Bool = false) throws(Failure) -> BackupStamps {
    try BackupStamps(of: try store(), now: machine.clock.now, ahead: ahead)
  }

  /// Checks a backup, and shows the progress.
  /// - Throws: The reason why it cannot be restored.
  func look(at path: String, with look: LookAtBackup) throws(Failure) -> Backup {
    try watching(.sayProgressCheck) { progress throws(Failure) -> Backup in
      do throws(BackupError) { return try look(path, progress) } catch { throw error.failure }
    }
  }

  /// The argument FILE.
  func backupFile() throws(Failure) -> String {
    let path = invocation.argument(0) ?? ""
    guard !path.isEmpty, path != "-" else {
      throw Failure(.machine(.noName), field: .file, value: path, hint: .line("fasti backup create fasti.zip"))
    }
    return path
  }

  /// Writes each warning to standard error.
  func report(_ warnings: [BackupWarning]) {
    for warning in warnings {
      // The command that mends the store is known here.
      if case .stampsAhead(let hours) = warning {
        report(.sayWarning, .sentence(Sentence(.sayBackupAhead, .number(hours))))
      } else {
        report(.sayWarning, .sentence(warning.sentence))
      }
    }
  }
}
