import CBuild
public import FastiTerminal

/// The program: it runs arguments on a machine and returns an exit status.
public enum Program {
  /// The version `--version` shows.
  public static let version = String(cString: fasti_build_version())

  /// The description for help, manual page and completions. It is computed, so that it is built only when needed.
  static var definition: ProgramDefinition {
    ProgramDefinition(version: version, sections: CommandTable.sections, frequent: CommandTable.frequent)
  }

  /// Runs a command line as the machine gives it, with the arguments as bytes.
  public static func run(bytes: [[UInt8]], on machine: Machine) -> ExitStatus {
    definition.run(bytes: bytes, on: machine)
  }

  /// Runs a command line, without the program's name.
  public static func run(_ words: [String], on machine: Machine) -> ExitStatus { definition.run(words, on: machine) }
}
