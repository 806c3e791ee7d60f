import FastiFormats
import FastiRecords
import FastiTransfer

/// `fasti backup`: everything in one file, and back.
enum BackupCommand: Command {
  static let name = "backup"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Everything you wrote in one file, and back again",
      examples: [
        Example("fasti backup create fasti.zip", "writes everything, and reads it back to be sure"),
        Example("fasti backup restore fasti.zip --dry-run", "what a restore would do"),
      ],
      subcommands: [BackupCreateCommand.self, BackupCheckCommand.self, BackupRestoreCommand.self])
  }
}

/// What stands in a backup, counted.
struct BackupItem: Fielded {
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
  var text: String {
    [
      Self.count(backup.reminders, "reminder"), Self.count(backup.attachments, "attachment"),
      Self.count(backup.versions, "version"),
    ].joined(separator: ", ")
  }

  /// `1 reminder`, `2 reminders`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Context {
  /// What backups need.
  /// - Throws: `.storage` in a program that has none of it, and nobody to hand over to.
  func backupPorts() throws(Failure) -> BackupPorts {
    if let ports = machine.backup { return ports }
    throw Failure(.helper(.noArchives))
  }

  /// The FILE that stands first.
  func backupFile() throws(Failure) -> String {
    let path = invocation.argument(0) ?? ""
    guard !path.isEmpty, path != "-" else {
      throw Failure(.machine(.noName), field: .file, value: path, hint: .line("fasti backup create fasti.zip"))
    }
    return path
  }

  /// Says each warning on standard error.
  func report(_ warnings: [BackupWarning]) {
    for warning in warnings { report("warning: \(warning.message)") }
  }
}
