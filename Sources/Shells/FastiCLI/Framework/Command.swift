public import FastiRecords

/// One command of the program: a name, a definition and what it does.
///
/// The parser, both helps, the manual page and the completions are all made from ``definition``; a command is one file
/// and one line in ``CommandTable``.
public protocol Command: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// Everything there is to know about it.
  static var definition: CommandDefinition { get }
  /// Whether it needs libraries that the light program does not link: `fastid` does it then, in its place.
  static var isHeavy: Bool { get }
  /// Whether what it writes is a file for other programs, which goes out byte for byte.
  static var writesFile: Bool { get }
  /// Does the work: answers go to ``Context/out``, the exit status to ``Context/status``.
  /// - Throws: What kept the work from being done.
  static func run(_ context: Context) throws(Failure)
}

extension Command {
  /// Most commands are light.
  public static var isHeavy: Bool { false }

  /// Most commands write for people, or in a format of everybody's.
  public static var writesFile: Bool { false }

  /// A command that only groups others asks for one of them.
  /// - Throws: What kept the work from being done.
  public static func run(_ context: Context) throws(Failure) {
    throw CommandLineError.missingSubcommand(of: context.invocation.path, context.invocation.command).failure
  }
}

/// Everything there is to know about a command.
public struct CommandDefinition: Sendable {
  /// What it does, in one line without a full stop.
  public var summary: String
  /// The long help, one string a paragraph.
  public var details: [String]
  /// What it takes by position.
  public var arguments: [Argument]
  /// What it takes by name, beside the options every command has.
  public var options: [Option]
  /// Lines to type.
  public var examples: [Example]
  /// What its exit statuses mean, where that differs from what they always mean.
  public var statuses: [StatusNote]
  /// The commands beneath it: `rules add`.
  public var subcommands: [any Command.Type]
  /// Whether it does something when no subcommand is named.
  public var runsAlone: Bool
  /// Other words for what it does, one or several words each: who types one of them is told the command.
  public var synonyms: [String]
  /// Whether words too many are not repeated in errors, because they may be a secret.
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

/// A line to type, and what it does.
public struct Example: Sendable {
  /// The whole line, from `fasti` on.
  public let line: String
  /// What it does.
  public let meaning: String

  /// An example from its parts.
  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
