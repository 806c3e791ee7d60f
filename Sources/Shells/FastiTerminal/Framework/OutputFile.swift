import FastiCivil
public import FastiRecords

/// A file that a command writes, such as the file of `--out FILE`; standard output if there is no name or the name is `-`.
///
/// An existing file is not replaced unless `--replace` is given. Two commands always replace it, because timers run
/// them: `widget --out` and `feed write`.
public struct OutputFile {
  /// The option that allows replacing an existing file.
  public static let replace = Option.flag("replace", help: "overwrite an existing file")
  /// The other name of ``replace``.
  public static let force = Option.flag("force", help: "the same as --replace")
  /// The options of each command that writes a file.
  public static let options = [replace, force]
  /// The line about existing files in the help of such a command.
  public static let refused = StatusNote(.refused, "the file exists, and --replace was not given")

  /// The path of the file; nil for standard output.
  public let path: String?
  private let context: Context

  /// Checks the path before any work is done.
  ///
  /// - Parameters:
  ///   - named: The path as given; nil or `-` is standard output.
  ///   - replaces: Whether the command replaces an existing file without the option.
  ///   - hint: What to type to replace it, if that is more than `--replace`.
  /// - Throws: `.refused` for an existing file, `.invalid` for a folder.
  public init(
    _ named: String?, field: Field, _ context: Context, replaces: Bool = false,
    hint: Failure.Hint? = nil
  ) throws(Failure) {
    self.context = context
    guard let named, named != "-" else {
      path = nil
      return
    }
    path = named
    context.machine.interruption.intend(.file(named))
    let files = context.machine.files
    try files.refuseFolder(named, field: field)
    guard files.exists(named), !replaces, !Self.options.contains(where: context.invocation.has) else { return }
    throw Failure(.machine(.exists), field: field, value: named, hint: hint ?? .words(.cliForceOrName))
  }

  /// Writes the bytes to a temporary file beside the path and renames it, or writes them to standard output.
  /// - Returns: The path of the file; nil for standard output.
  /// - Throws: `.storage` with the reason.
  @discardableResult
  public func write(_ bytes: [UInt8]) throws(Failure) -> String? {
    guard let path else {
      context.out.write(utf8: bytes)
      return nil
    }
    try context.machine.files.write(bytes, to: path)
    return path
  }
}
