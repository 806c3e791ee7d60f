public import FastiRecords

/// The port to credentials: the pass-phrase, the sessions of browsers, the tokens of programs.
///
/// They have no versions and are not part of undo, history or backups: a revoked credential cannot be restored, and
/// none of them leaves this machine. Only hashes are stored. Each call is one transaction that is on disk when it
/// returns.
public protocol Keyring {
  /// The pass-phrase; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func passPhrase() throws(StoreError) -> PassPhrase?

  /// Replaces the pass-phrase, or removes it, and ends every session.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func replace(_ phrase: PassPhrase?) throws(StoreError)

  /// The session with that hash; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func session(_ hash: String) throws(StoreError) -> Session?

  /// Begins a session if the pass-phrase is still the same, and drops sessions that ended before it began.
  /// - Returns: Whether it began.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func begin(_ session: Session, under phrase: PassPhrase) throws(StoreError) -> Bool

  /// Ends the session with that hash; nil ends every session.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func endSession(_ hash: String?) throws(StoreError)

  /// The stored state of failed attempts to sign in; nil if there is none, and after a new pass-phrase.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func attempts() throws(StoreError) -> String?

  /// Stores the state of failed attempts, so that it survives a restart; it replaces the stored state.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func keep(attempts: String) throws(StoreError)

  /// Every token of a program, by name.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func tokens() throws(StoreError) -> [ProgramToken]

  /// The token with that hash; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func token(_ hash: String) throws(StoreError) -> ProgramToken?

  /// Adds a token.
  /// - Returns: False if there is already one of that name.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func add(_ token: ProgramToken) throws(StoreError) -> Bool

  /// Ends the token of that name.
  /// - Returns: False if there is none.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func revoke(_ name: String) throws(StoreError) -> Bool
}

/// The stored form of a pass-phrase.
public struct PassPhrase: Hashable, Sendable {
  /// The hash as libsodium writes it, with its salt and its costs: `$argon2id$v=19$...`.
  public let hash: String
  /// When it was set, in milliseconds of Unix time.
  public let changed: Int64

  public init(hash: String, changed: Int64) {
    self.hash = hash
    self.changed = changed
  }
}

/// A browser in which the pass-phrase was entered.
public struct Session: Hashable, Sendable {
  /// The hash of the secret in its cookie.
  public let hash: String
  /// When it began, in milliseconds of Unix time.
  public let began: Int64
  /// When it expires, in milliseconds of Unix time.
  public let ends: Int64

  public init(hash: String, began: Int64, ends: Int64) {
    self.hash = hash
    self.began = began
    self.ends = ends
  }
}

/// A token that a program sends instead of a pass-phrase.
public struct ProgramToken: Hashable, Sendable {
  /// The name that its owner gave it.
  public let name: String
  /// Its access: the calendar, all reads, or changes.
  public let scopes: Set<TokenScope>
  /// The hash of the token.
  public let hash: String
  /// When it was made, in milliseconds of Unix time.
  public let created: Int64

  public init(name: String, scopes: Set<TokenScope>, hash: String, created: Int64) {
    self.name = name
    self.scopes = scopes
    self.hash = hash
    self.created = created
  }

  /// The names of its scopes, in their order.
  public var scopeNames: [String] { TokenScope.allCases.filter(scopes.contains).map(\.rawValue) }
}
