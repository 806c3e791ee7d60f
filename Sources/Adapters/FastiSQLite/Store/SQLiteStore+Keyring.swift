public import FastiPerson
public import FastiRecords

extension SQLiteStore: Keyring {
  /// The pass-phrase; nil when there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func passPhrase() throws(StoreError) -> PassPhrase? {
    try reading { connection throws(StoreError) in try Self.passPhrase(connection) }
  }

  private static func passPhrase(_ connection: Connection) throws(StoreError) -> PassPhrase? {
    try connection.first("SELECT hash, changed FROM pass_phrase") {
      PassPhrase(hash: $0.text(), changed: $0.integer())
    }
  }

  /// Replaces the pass-phrase, or removes it, and ends every session.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func replace(_ phrase: PassPhrase?) throws(StoreError) {
    try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM pass_phrase")
      try connection.run("DELETE FROM session")
      // Attempts at the old pass-phrase do not count any more.
      try connection.run("DELETE FROM meta WHERE key = ?") { $0.write(text: Fact.attempts.rawValue) }
      guard let phrase else { return }
      try connection.run("INSERT INTO pass_phrase (one, hash, changed) VALUES (1, ?, ?)") {
        $0.write(text: phrase.hash)
        $0.write(integer: phrase.changed)
      }
    }
  }

  /// The session with that hash; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func session(_ hash: String) throws(StoreError) -> Session? {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT hash, began, ends FROM session WHERE hash = ?") {
        $0.write(text: hash)
      } read: {
        Session(hash: $0.text(), began: $0.integer(), ends: $0.integer())
      }
    }
  }

  /// Begins a session if the pass-phrase is still the same, and drops sessions that are over.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func begin(_ session: Session, under phrase: PassPhrase) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      guard try Self.passPhrase(connection) == phrase else { return false }
      try connection.run("DELETE FROM session WHERE ends <= ?") { $0.write(integer: session.began) }
      try connection.run("INSERT INTO session (hash, began, ends) VALUES (?, ?, ?)") {
        $0.write(text: session.hash)
        $0.write(integer: session.began)
        $0.write(integer: session.ends)
      }
      return true
    }
  }

  /// Ends the session with that hash; nil ends every session.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func endSession(_ hash: String?) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM session WHERE ?1 IS NULL OR hash = ?1") { $0.write(optionalText: hash) }
    }
  }

  /// The stored state of failed attempts to sign in.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func attempts() throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in try connection.fact(.attempts) }
  }

  /// Stores the state of failed attempts, so that it survives a restart.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func keep(attempts: String) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in try connection.note(.attempts, attempts) }
  }
}
