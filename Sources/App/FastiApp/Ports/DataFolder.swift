/// Where a user's data are.
public enum DataFolder {
  /// The data folder: the one named, else `$FASTI_DATA`, else `$XDG_DATA_HOME/fasti`, else `~/.local/share/fasti`.
  ///
  /// `$XDG_DATA_HOME` counts only when it is absolute, as the XDG Base Directory Specification 0.8 asks.
  /// - Throws: `.invalid` for a name that is empty, `.storage` when nothing says where the folder is.
  public static func path(named name: String?, environment: some Environment) throws(Failure) -> String {
    if let name {
      guard !name.isEmpty else {
        throw Failure(
          .invalid, code: "empty-value", "--data is empty, and names no folder", field: "--data", value: "",
          hint: "--data DIR, or no --data for the usual folder")
      }
      return name
    }
    if let path = environment.text(of: "FASTI_DATA") { return path }
    if let path = environment.text(of: "XDG_DATA_HOME"), path.hasPrefix("/") { return path + "/fasti" }
    if let home = environment.text(of: "HOME") { return home + "/.local/share/fasti" }
    throw Failure(
      .storage, code: "no-data-folder", "no folder for the data: neither FASTI_DATA nor HOME is set",
      hint: "--data DIR")
  }
}
