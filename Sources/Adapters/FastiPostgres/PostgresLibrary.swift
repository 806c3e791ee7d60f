internal import CPostgres

/// The library that speaks to PostgreSQL.
public enum PostgresLibrary {
  /// Its version, such as `15.18`.
  public static var version: String {
    let number = PQlibVersion()
    return "\(number / 10_000).\(number % 10_000)"
  }
}
