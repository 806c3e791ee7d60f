public import FastiPerson
public import FastiRecords

extension PostgresStore {
  /// Every token of a program, by name.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func tokens() throws(StoreError) -> [ProgramToken] {
    try reading { connection throws(StoreError) in
      try connection.rows("SELECT name, scopes, hash, created FROM program_token WHERE space_id = $1 ORDER BY name") {
        ProgramToken(reading: &$0)
      }
    }
  }

  /// The token with that hash; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func token(_ hash: String) throws(StoreError) -> ProgramToken? {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT name, scopes, hash, created FROM program_token WHERE space_id = $1 AND hash = $2") {
        $0.write(text: hash)
      } read: {
        ProgramToken(reading: &$0)
      }
    }
  }

  /// Adds a token; returns false if there is already one of that name.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func add(_ token: ProgramToken) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      try connection.run(
        "INSERT INTO program_token (space_id, name, scopes, hash, created) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (space_id, name) DO NOTHING"
      ) {
        $0.write(text: token.name)
        $0.write(text: token.scopeNames.joined(separator: ","))
        $0.write(text: token.hash)
        $0.write(integer: token.created)
      } > 0
    }
  }

  /// Ends the token of that name; returns false if there is none.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func revoke(_ name: String) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM program_token WHERE space_id = $1 AND name = $2") { $0.write(text: name) } > 0
    }
  }
}

extension ProgramToken {
  fileprivate init?(reading row: inout DatabaseRow) {
    let name = row.text()
    let scopes = row.text().split(separator: ",").map { TokenScope(rawValue: String($0)) }
    guard !scopes.contains(nil) else { return nil }
    self.init(name: name, scopes: Set(scopes.compactMap { $0 }), hash: row.text(), created: row.integer())
  }
}
