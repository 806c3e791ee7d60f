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
    context.answer(Version()) { write(to: &$0.out) }
  }

  static func write(to writer: inout UTF8Writer) {
    writer.write("fasti ")
    writer.write(text: Program.version)
    writer.write("\n")
  }

  private struct Version: Fielded {
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("name", "fasti")
      writer.field("version", Program.version)
    }
  }
}
