public import FastiRecords

/// One command of the program: a name, a definition and its action.
///
/// The parser, both helps, the manual page and the completions are derived from ``definition``; a command needs one
/// file and one line in the table of its module.
public protocol Command: SendableMetatype {
  /// The word by which it is called.
  static var name: String { get }
  /// Its description for the parser, the help and the completions.
  static var definition: CommandDefinition { get }
  /// Whether it needs libraries that the light program does not link; then `fastid` runs it.
  static var isHeavy: Bool { get }
  /// Whether this run of it needs them; the same as ``isHeavy`` unless it depends on the command line.
  static func isHeavy(_ invocation: Invocation) -> Bool
  /// Whether its output is a file for other programs, which is written unchanged.
  static var writesFile: Bool { get }
  /// Whether it handles signals itself, as a server does.
  static var endsItself: Bool { get }
  /// Runs the command: answers go to ``Context/out``, the exit status to ``Context/status``.
  /// - Throws: The reason why it failed.
  static func run(_ context: Context) throws(Failure)
}

extension Command {
  /// Most commands are light.
  public static var isHeavy: Bool { false }

  /// Most commands need the same libraries for all command lines.
  public static func isHeavy(_ invocation: Invocation) -> Bool { isHeavy }

  /// Most commands do not write a file.
  public static var writesFile: Bool { false }

  /// Most commands are ended by a signal at any point.
  public static var endsItself: Bool { false }

  /// A command that only groups others requires a subcommand.
  /// - Throws: The reason why it failed.
  public static func run(_ context: Context) throws(Failure) {
    throw CommandLineError.missingSubcommand(of: context.invocation.path, context.invocation.command).failure
  }
}

/// The description of a command.
public struct CommandDefinition: Sendable {
  /// What it does, in one line without a full stop.
  public var summary: String
  /// The long help, one string per paragraph.
  public var details: [String]
  /// Its arguments, by position.
  public var arguments: [Argument]
  /// Its options, in addition to those of all commands.
  public var options: [Option]
  /// Command lines with their meanings, for the long help.
  public var examples: [Example]
  /// The meaning of its exit statuses, if it differs from the general one.
  public var statuses: [StatusNote]
  /// Its subcommands: `rules add`.
  public var subcommands: [any Command.Type]
  /// Whether it can run without a subcommand.
  public var runsAlone: Bool
  /// Other words for the command, each of one or several words. If an unknown command is one of them, the error
  /// suggests this command.
  public var synonyms: [String]
  /// Whether errors do not repeat surplus words, because they may be secret.
  public var hidesWords = false

  /// A definition from its parts.
  public init(
    summary: String, synonyms: [String] = [], details: [String] = [], arguments: [Argument] = [],
    options: [Option] = [],
    examples: [Example], statuses: [StatusNote] = [], subcommands: [any Command.Type] = [], runsAlone: Bool? = nil
  ) {
    self.summary = summary
    self.synonyms = synonyms
    self.details = details
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.statuses = statuses
    self.subcommands = subcommands
    self.runsAlone = runsAlone ?? subcommands.isEmpty
  }
}

/// A command line and its meaning.
public struct Example: Sendable {
  /// The whole line, from `fasti` on.
  public let line: String
  /// The effect of the command, in a few words for the help page.
  public let meaning: String

  /// An example from its parts.
  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
