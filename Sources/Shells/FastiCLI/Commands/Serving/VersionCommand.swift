import CBuild
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti version`, the same as `fasti --version`.
enum VersionCommand: Command {
  static let name = "version"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the program's version",
      details: ["--json also names the commit that was compiled; null where the build was not told."],
      examples: [
        Example("fasti version", "name and version"),
        Example("fasti version --json", "for a report of a fault, with the commit"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let commit = fasti_build_commit().map { String(cString: $0) }
    context.answer(Version(version: context.program.version, commit: commit)) { $0.writeVersion() }
  }

  private struct Version: FieldWritable {
    let version: String
    let commit: String?

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("name", "fasti")
      writer.field("version", version)
      writer.field("commit", commit)
    }
  }
}
