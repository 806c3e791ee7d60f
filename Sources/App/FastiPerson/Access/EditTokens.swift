public import FastiRecords

/// Adds, lists and revokes the tokens of programs. A revocation is final: `undo` does not restore tokens.
public struct EditTokens {
  private let keyring: any Keyring

  public init(_ keyring: any Keyring) { self.keyring = keyring }

  /// Adds a token.
  /// - Parameter now: The present moment, in milliseconds of Unix time.
  /// - Throws: `.refused` when a token has that name; `.invalid` for a name that cannot be stored.
  public func add(
    _ typed: String, _ scopes: Set<TokenScope>, entropy: Entropy, now: Int64
  ) throws(Failure) -> NewTokenItem {
    let name = try TypedText.title(typed, .input(.name))
    guard name.unicodeScalars.count <= 100 else {
      throw Failure(.text(.characters(most: 100)), field: .name, value: name)
    }
    let secret = Secret(entropy)
    let token = ProgramToken(name: name, scopes: scopes, hash: secret.hash, created: now)
    let isAdded: Bool
    do throws(StoreError) { isAdded = try keyring.add(token) } catch { throw Failure(error) }
    guard isAdded else {
      throw Failure(.thing(.taken(.token)), field: .name, value: name)
    }
    return NewTokenItem(token: TokenItem(token), secret: secret)
  }

  /// Every token, by name.
  /// - Throws: `.storage`.
  public func all() throws(Failure) -> [TokenItem] {
    do throws(StoreError) { return try keyring.tokens().map { TokenItem($0) } } catch { throw Failure(error) }
  }

  /// Revokes a token; programs that send it are refused from then on.
  /// - Throws: `.notFound`.
  public func revoke(_ name: String) throws(Failure) {
    let (existed, meant): (Bool, ProgramToken?)
    do throws(StoreError) {
      existed = try keyring.revoke(name)
      meant = existed ? nil : try keyring.token(Secret(presented: name).hash)
    } catch { throw Failure(error) }
    guard !existed else { return }
    if let meant {
      // It is not repeated, because it is a secret.
      throw Failure(.access(.tokenItself(name: meant.name)), field: .name)
    }
    throw Failure(
      .thing(.unknown(.token, nearest: Suggestion.nearest(name, among: try all().map(\.name)))), field: .name,
      value: name)
  }
}
