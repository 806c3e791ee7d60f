public import FastiRecords

/// Signs in a browser that sends the pass-phrase.
public struct SignIn {
  /// How long a session lasts, in milliseconds: 30 days.
  public static let lasting: Int64 = 30 * 86_400_000

  private let keyring: any Keyring
  private let hasher: any PassPhraseHasher
  private let entropy: Entropy

  /// Signs in with the pass-phrase of a keyring.
  public init(_ keyring: any Keyring, _ hasher: any PassPhraseHasher, entropy: Entropy) {
    self.keyring = keyring
    self.hasher = hasher
    self.entropy = entropy
  }

  /// Begins a session; nil for a wrong pass-phrase, and where none is set.
  ///
  /// - Parameter now: The present moment, in milliseconds of Unix time.
  /// - Returns: The secret for the browser's cookie.
  /// - Throws: `.storage`.
  /// - Complexity: As much time and memory as the hash asks for.
  public func callAsFunction(_ phrase: [UInt8], now: Int64) throws(Failure) -> Secret? {
    do throws(StoreError) {
      guard phrase.count <= SetPassPhrase.longest, let kept = try keyring.passPhrase(),
        hasher.isPhrase(phrase, of: kept.hash)
      else { return nil }
      let secret = Secret(entropy)
      let session = Session(hash: secret.hash, began: now, ends: now + Self.lasting)
      return try keyring.begin(session, under: kept) ? secret : nil
    } catch { throw Failure(error) }
  }
}
