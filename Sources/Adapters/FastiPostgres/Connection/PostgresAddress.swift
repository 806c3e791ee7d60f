internal import CPostgres

/// The address of a database and the user name: an address of libpq, `postgresql://USER@HOST:PORT/NAME` or `host=...
/// dbname=...`. A password can come from the environment, a password file or a service file instead.
/// - Source: PostgreSQL 15 documentation, section 34.1.1.
public struct PostgresAddress: Hashable, Sendable {
  /// The address as it was given.
  let text: String
  /// The database as messages name it: without the user and without any secret.
  public let name: String
  /// Whether the address contains a password.
  public let hasPassword: Bool
  /// Whether the address contains a user name.
  let hasUser: Bool

  /// Reads an address; nil if libpq cannot read it.
  public init?(_ text: String) {
    guard text.contains("=") || text.hasPrefix("postgres://") || text.hasPrefix("postgresql://"),
      let options = PQconninfoParse(text, nil)
    else { return nil }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var place = options
    while let keyword = place.pointee.keyword {
      if let value = place.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      place += 1
    }
    self.text = text
    hasPassword = values["password"] != nil || values["sslpassword"] != nil
    hasUser = values["user"] != nil || values["service"] != nil
    let host = values["host"] ?? values["hostaddr"] ?? values["service"] ?? ""
    let port = values["port"].map { ":\($0)" } ?? ""
    name = "postgresql://\(host)\(port)/\(values["dbname"] ?? "")"
  }
}
