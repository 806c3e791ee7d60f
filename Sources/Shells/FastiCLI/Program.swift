import CBuild
public import FastiTerminal

/// The program: arguments and a machine in, an exit status out.
public enum Program {
  /// The version `--version` shows.
  public static let version = String(cString: fasti_build_version())

  /// The description for help, manual page and completions. Computed, so that nothing is built before it is needed.
  static var definition: ProgramDefinition {
    ProgramDefinition(version: version, sections: CommandTable.sections, frequent: CommandTable.frequent)
  }

  /// Runs a command line as the machine gives it, the arguments as bytes.
  public static func run(bytes: [[UInt8]], on machine: Machine) -> ExitStatus {
    definition.run(bytes: bytes, on: machine)
  }

  /// Runs a command line, without the program's name.
  public static func run(_ words: [String], on machine: Machine) -> ExitStatus { definition.run(words, on: machine) }
}
