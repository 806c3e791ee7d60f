/// Where a user's data are.
public enum DataFolder {
  /// The data folder: the one named, else `$FASTI_DATA`, else `$XDG_DATA_HOME/fasti`, else `~/.local/share/fasti`.
  ///
  /// `$XDG_DATA_HOME` counts only when it is absolute, as the XDG Base Directory Specification 0.8 asks.
  /// - Throws: `.invalid` for a name that is empty, or a variable that is not UTF-8: it would mean another folder; `.storage` when nothing says where the folder is.
  public static func path(named name: String?, environment: some Environment) throws(Failure) -> String {
    if let name {
      guard !name.isEmpty else {
        throw Failure(
          .invalid, code: "empty-value", "--data is empty, and names no folder", field: "--data", value: "",
          hint: "--data DIR, or no --data for the usual folder")
      }
      return name
    }
    if let path = try folder("FASTI_DATA", environment) { return path }
    if let path = try folder("XDG_DATA_HOME", environment), path.hasPrefix("/") { return path + "/fasti" }
    if let home = try folder("HOME", environment) { return home + "/.local/share/fasti" }
    throw Failure(
      .storage, code: "no-data-folder", "no folder for the data: neither FASTI_DATA nor HOME is set",
      hint: "--data DIR")
  }

  private static func folder(_ variable: String, _ environment: some Environment) throws(Failure) -> String? {
    guard let bytes = environment.bytes(of: variable), !bytes.isEmpty else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        .invalid, code: "not-utf8", "$\(variable) is not UTF-8, so it names no folder", field: "$\(variable)",
        hint: "--data DIR, or a folder whose name is UTF-8")
    }
    return text
  }
}
