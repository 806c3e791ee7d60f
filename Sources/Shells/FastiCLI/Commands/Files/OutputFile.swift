import FastiCivil
import FastiRecords

/// A file that a command writes where somebody said, as `--out FILE` does; standard output without a name and for `-`.
///
/// A file that is there is left alone, whatever the command, unless `--replace` is given. Two commands replace it unasked,
/// because timers run them: `widget --out` and `feed write`.
struct OutputFile {
  /// Says that a file which is there may go.
  static let replace = Option.flag("replace", help: "overwrite an existing file")
  /// The other name of ``replace``.
  static let force = Option.flag("force", help: "the same as --replace")
  /// What a command has that writes a file.
  static let options = [replace, force]
  /// What its help says of a file that is there.
  static let refused = StatusNote(.refused, "the file exists, and --replace was not given")

  /// The file; nil for standard output.
  let path: String?
  private let context: Context

  /// The file somebody named; refused before any work is done for it.
  ///
  /// - Parameters:
  ///   - replaces: Whether the command replaces a file unasked.
  ///   - hint: What to type to replace it, where that is more than `--replace`.
  /// - Throws: `.refused` for a file that is there, `.invalid` for a folder.
  init(
    _ named: String?, field: Field, _ context: Context, replaces: Bool = false,
    hint: Failure.Hint = .words(.cliForceOrName)
  ) throws(Failure) {
    self.context = context
    guard let named, named != "-" else {
      path = nil
      return
    }
    path = named
    let files = context.machine.files
    try files.refuseFolder(named, field: field)
    guard files.exists(named), !replaces, !Self.options.contains(where: context.invocation.has) else { return }
    throw Failure(.machine(.exists), field: field, value: named, hint: hint)
  }

  /// Writes the file whole or not at all, beside it first and then in its place; or to standard output.
  /// - Returns: The file written; nil for standard output.
  /// - Throws: `.storage` saying why.
  @discardableResult
  func write(_ bytes: [UInt8]) throws(Failure) -> String? {
    guard let path else {
      context.out.write(utf8: bytes)
      return nil
    }
    try context.machine.files.write(bytes, to: path)
    return path
  }
}
