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
  /// Its keywords with their values.
  private let values: [String: String]

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
    (self.text, self.values) = (text, values)
    hasPassword = values["password"] != nil || values["sslpassword"] != nil
    hasUser = values["user"] != nil || values["service"] != nil
    let host = values["host"] ?? values["hostaddr"] ?? values["service"] ?? ""
    let port = values["port"].map { ":\($0)" } ?? ""
    name = "postgresql://\(host)\(port)/\(values["dbname"] ?? "")"
  }

  /// The address as a server reads it that connects to another one, with a user name.
  func connectionText(user: String) -> String {
    var all = values
    if !hasUser { all["user"] = user }
    let words = all.sorted { $0.key < $1.key }.map { keyword, value in
      "\(keyword)='\(value.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }.map(String.init).joined())'"
    }
    return words.joined(separator: " ")
  }
}
