/// The options of all commands.
public enum GlobalOptions {
  /// `--data DIR`.
  public static let data = Option(
    "data", .folder, "DIR", help: "the data folder (else $FASTI_DATA, else $XDG_DATA_HOME/fasti)")
  /// `--database URL`.
  public static let database = Option(
    "database", .text, "URL", help: "a PostgreSQL database in place of the file (else $FASTI_DATABASE)")
  /// `--today DATE`.
  public static let today = Option(
    "today", .day, "DATE", help: "the day the program believes it is (else $FASTI_TODAY)")
  /// `--zone ZONE`.
  public static let zone = Option("zone", .text, "ZONE", help: "the time zone (else $TZ, else the system's)")
  /// `--lang LANG`.
  public static let language = Option(
    "lang", .language, "LANG",
    help: "the language of answers: en, sv, vi; names of months also in ar, zh (else $LC_ALL, $LC_TIME, $LANG)")
  /// `--format text|json|csv`.
  public static let format = Option(
    "format", .choice(["text", "json", "csv"]), "text|json|csv", help: "how to write the answer")
  /// `--json`.
  public static let json = Option.flag("json", help: "short for --format json")
  /// `--color auto|always|never`.
  public static let color = Option(
    "color", .choice(["auto", "always", "never"]), "auto|always|never",
    help: "colour on a terminal, always or never (NO_COLOR is respected)")
  /// `--quiet`.
  public static let quiet = Option.flag("quiet", help: "do not show progress on the terminal")
  /// `--explain`.
  public static let explain = Option.flag("explain", help: "say why, with any answer about a day")
  /// `-h`.
  public static let shortHelp = Option(
    "", short: "h", .flag, "", help: "short help")
  /// `--help`.
  public static let help = Option.flag("help", help: "full help")
  /// `--version`.
  public static let version = Option.flag("version", help: "the program's version")

  /// All of them, in the order of the help.
  public static let all: [Option] = [
    data, database, today, zone, language, format, json, color, quiet, explain, shortHelp, help, version,
  ]
}

/// The format of answers.
public enum OutputFormat: Hashable, Sendable {
  /// For people; may change.
  case text
  /// JSON, with a stable shape for each command.
  case json
  /// A header and rows.
  case csv
}
