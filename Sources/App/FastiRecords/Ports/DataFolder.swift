/// Finds the folder of a user's data.
public enum DataFolder {
  /// The data folder: the named one, otherwise `$FASTI_DATA`, otherwise `$XDG_DATA_HOME/fasti`, otherwise
  /// `~/.local/share/fasti`.
  ///
  /// `$XDG_DATA_HOME` is used only if it is absolute, as the XDG Base Directory Specification 0.8 requires.
  /// - Throws: `.invalid` for an empty name, or a variable that is not UTF-8, because it would name another folder;
  ///   `.storage` when no variable names the folder.
  public static func path(named name: String?, environment: some Environment) throws(Failure) -> String {
    if let name {
      guard !name.isEmpty else {
        throw Failure(.machine(.emptyFolder), field: .data, value: "")
      }
      return name
    }
    if let path = try folder("FASTI_DATA", environment) { return path }
    if let path = try folder("XDG_DATA_HOME", environment), path.hasPrefix("/") { return path + "/fasti" }
    if let home = try folder("HOME", environment) { return home + "/.local/share/fasti" }
    throw Failure(.machine(.noDataFolder))
  }

  private static func folder(_ variable: String, _ environment: some Environment) throws(Failure) -> String? {
    guard let bytes = environment.bytes(of: variable), !bytes.isEmpty else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.text(.notUTF8), field: .path("$\(variable)"))
    }
    return text
  }
}
