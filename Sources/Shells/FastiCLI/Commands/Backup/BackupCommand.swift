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
