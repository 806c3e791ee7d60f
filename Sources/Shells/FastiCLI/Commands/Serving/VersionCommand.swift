import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti version`, the same as `fasti --version`.
enum VersionCommand: Command {
  static let name = "version"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the program's version", examples: [Example("fasti version", "name and version")])
  }

  static func run(_ context: Context) throws(Failure) {
    context.answer(Version(version: context.program.version)) { $0.writeVersion() }
  }

  private struct Version: Fielded {
    let version: String

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("name", "fasti")
      writer.field("version", version)
    }
  }
}
