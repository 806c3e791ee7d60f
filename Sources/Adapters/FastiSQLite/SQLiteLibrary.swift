import CSQLite

/// The SQLite this process runs on, which need not be the one it was built with.
public enum SQLiteLibrary {
  /// Its version: `3.40.1`.
  public static var version: String { String(cString: sqlite3_libversion()) }
}
