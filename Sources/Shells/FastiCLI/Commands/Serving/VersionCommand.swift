import FastiCivil
import FastiFormats
import FastiRecords

/// `fasti version`, the same as `fasti --version`.
enum VersionCommand: Command {
  static let name = "version"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the program's version", examples: [Example("fasti version", "name and version")])
  }

  static func run(_ context: Context) throws(Failure) {
    context.answer(Version(version: context.program.version)) { write($0.program, to: &$0.out) }
  }

  static func write(_ program: ProgramDefinition, to writer: inout UTF8Writer) {
    writer.write("fasti ")
    writer.write(text: program.version)
    writer.write("\n")
  }

  private struct Version: Fielded {
    let version: String

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("name", "fasti")
      writer.field("version", version)
    }
  }
}
