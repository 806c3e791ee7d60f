import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti backup check FILE`.
enum BackupCheckCommand: Command {
  static let name = "check"
  static let isHeavy = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Check a backup without writing anything",
      details: [
        "Reads every byte and every value as a restore would: names, sizes, checksums, limits. Reports all mistakes of "
          + "one kind together. Writes nothing."
      ],
      arguments: [Argument("FILE", .file, help: "the backup: fasti.zip")],
      examples: [Example("fasti backup check fasti.zip", "whether it could be restored")],
      statuses: [StatusNote(.invalid, "the file is not a backup, or is damaged")])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = try context.backupFile()
    let archives = try context.backupPorts().archives
    // A backup can be checked even if the store cannot be read.
    let stamps = try? context.backupStamps()
    let look =
      stamps.map { LookAtBackup(archives, stamps: $0) } ?? LookAtBackup(archives, now: context.machine.clock.now)
    let backup = try context.look(at: path, with: look)
    let item = BackupItem(backup: backup)
    context.answer(item) { context in
      context.out.write(text: "\(context.text(.sayBackupFine, .text(path), .text(item.text(context))))\n")
    }
    if context.format == .text { context.report(backup.warnings) }
  }
}
