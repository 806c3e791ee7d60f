public import FastiRecords

/// The port to credentials: the pass-phrase, the sessions of browsers, the tokens of programs.
///
/// They have no versions and are not part of undo, history or backup: what was revoked cannot be brought back, and none
/// of it leaves this machine. Only hashes are stored. Each call is one transaction that is on disk when it returns.
public protocol Keyring {
  /// The pass-phrase; nil when there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func passPhrase() throws(StoreError) -> PassPhrase?

  /// Replaces the pass-phrase, or removes it, and ends every session.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func replace(_ phrase: PassPhrase?) throws(StoreError)

  /// The session with that hash; nil for none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func session(_ hash: String) throws(StoreError) -> Session?

  /// Begins a session if the pass-phrase is still that one, and drops those that ended before it began.
  /// - Returns: Whether it began.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func begin(_ session: Session, under phrase: PassPhrase) throws(StoreError) -> Bool

  /// Ends the session with that hash; every session for nil.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func endSession(_ hash: String?) throws(StoreError)

  /// The stored state of failed attempts to sign in; nil when there is none, and after a new pass-phrase.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func attempts() throws(StoreError) -> String?

  /// Stores the state of failed attempts, for after a restart, replacing what was stored.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func keep(attempts: String) throws(StoreError)

  /// Every token of a program, by name.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func tokens() throws(StoreError) -> [ProgramToken]

  /// The token with that hash; nil for none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func token(_ hash: String) throws(StoreError) -> ProgramToken?

  /// Adds a token.
  /// - Returns: False when there is one of that name already.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func add(_ token: ProgramToken) throws(StoreError) -> Bool

  /// Ends the token of that name.
  /// - Returns: False when there is none.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func revoke(_ name: String) throws(StoreError) -> Bool
}

/// The stored form of a pass-phrase.
public struct PassPhrase: Hashable, Sendable {
  /// The hash as libsodium writes it, with its salt and its costs: `$argon2id$v=19$...`.
  public let hash: String
  /// When it was set, in milliseconds of Unix time.
  public let changed: Int64

  /// A pass-phrase as it is stored.
  public init(hash: String, changed: Int64) {
    self.hash = hash
    self.changed = changed
  }
}

/// A browser that has shown the pass-phrase.
public struct Session: Hashable, Sendable {
  /// The hash of the secret in its cookie.
  public let hash: String
  /// When it began, in milliseconds of Unix time.
  public let began: Int64
  /// When it expires, in milliseconds of Unix time.
  public let ends: Int64

  /// A session.
  public init(hash: String, began: Int64, ends: Int64) {
    self.hash = hash
    self.began = began
    self.ends = ends
  }
}

/// A token that a program sends in place of a pass-phrase.
public struct ProgramToken: Hashable, Sendable {
  /// What its owner calls it.
  public let name: String
  /// What it gives access to: the calendar, all reading, or changes.
  public let scopes: Set<TokenScope>
  /// The hash of the token.
  public let hash: String
  /// When it was made, in milliseconds of Unix time.
  public let created: Int64

  /// A token as it is stored.
  public init(name: String, scopes: Set<TokenScope>, hash: String, created: Int64) {
    self.name = name
    self.scopes = scopes
    self.hash = hash
    self.created = created
  }

  /// The names of its scopes, in their order.
  public var scopeNames: [String] { TokenScope.allCases.filter(scopes.contains).map(\.rawValue) }
}
