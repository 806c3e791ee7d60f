import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti backup create FILE`.
enum BackupCreateCommand: Command {
  static let name = "create"
  static let isHeavy = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write everything into one file",
      details: [
        "The file is written under another name, flushed to the disk, read back as a restore would read it, and only "
          + "then renamed. The same store gives the same bytes.",
        "It contains everything you wrote, every earlier version of it, and attached files. It is not "
          + "encrypted.",
      ],
      arguments: [Argument("FILE", .file, help: "the file to write: fasti.zip")],
      options: OutputFile.options,
      examples: [
        Example("fasti backup create fasti.zip", "writes everything"),
        Example("fasti backup create fasti.zip --replace", "the same, and replaces an existing file"),
      ],
      statuses: [OutputFile.refused])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = try context.backupFile()
    let files = context.machine.files
    _ = try OutputFile(
      path, field: .input(.file), context, hint: .line("fasti backup create \(path) --replace"))
    let beside = path + ".part"
    let (store, folder) = (try context.store(), try context.attachmentFolder())
    let archives = try context.backupPorts().archives
    // A temporary file left by an interrupted run.
    try files.remove(beside)
    let backup = try context.machine.interruption.during { () throws(Failure) -> Backup in
      let backup = try context.watching(.sayProgressBackup) { progress throws(Failure) -> Backup in
        let create = CreateBackup(
          store, attachments: folder, archives: archives, now: context.machine.clock.now, progress: progress)
        do throws(BackupError) { return try create(to: beside) } catch {
          try files.remove(beside)
          throw renamed(error.failure, from: beside, to: path)
        }
      }
      try files.rename(beside, to: path)
      return backup
    } undo: {
      try? files.remove(beside)
    }
    let item = BackupItem(backup: backup.moved(to: path))
    context.answer(item) { context in
      context.out.write(text: "\(context.text(.sayBackupCreated, .text(path), .text(item.text(context))))\n")
    }
    context.report(backup.warnings)
  }

  /// The failure with the typed name instead of the temporary one.
  private static func renamed(_ failure: Failure, from beside: String, to path: String) -> Failure {
    if case .machine(.noFile) = failure.cause, failure.value == beside {
      return Failure(.machine(.noFolder), field: .file, value: path)
    }
    var failure = failure
    if case .machine(.failed(let deed, .path(beside), let fault)) = failure.cause {
      failure.cause = .machine(.failed(deed, .path(path), fault))
    }
    if failure.value == beside { failure.value = path }
    return failure
  }
}
