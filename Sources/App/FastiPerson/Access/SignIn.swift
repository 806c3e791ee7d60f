public import FastiRecords

/// Signs in a browser that sends the pass-phrase.
public struct SignIn {
  /// How long a session lasts, in milliseconds: 30 days.
  public static let lasting: Int64 = 30 * 86_400_000

  private let keyring: (any Keyring)?
  private let hasher: any PassPhraseHasher
  private let entropy: Entropy

  /// Signs in with the pass-phrase of a keyring; nil for that of a person who does not exist, which takes as long.
  public init(_ keyring: (any Keyring)?, _ hasher: any PassPhraseHasher, entropy: Entropy) {
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
    guard phrase.count <= SetPassPhrase.longest else { return nil }
    let kept: PassPhrase?
    do throws(StoreError) { kept = try keyring?.passPhrase() } catch { throw Failure(error) }
    guard let kept else {
      // The time must not say whether a person exists and has a pass-phrase.
      _ = try hasher.hash(phrase)
      return nil
    }
    return try hasher.isPhrase(phrase, of: kept.hash) ? try begin(under: kept, now: now) : nil
  }

  /// Begins a session for a browser whose pass-phrase is known; nil where it is no longer that one.
  ///
  /// - Parameter now: The present moment, in milliseconds of Unix time.
  /// - Throws: `.storage`.
  public func begin(under phrase: PassPhrase, now: Int64) throws(Failure) -> Secret? {
    let secret = Secret(entropy)
    let session = Session(hash: secret.hash, began: now, ends: now + Self.lasting)
    do throws(StoreError) { return try keyring?.begin(session, under: phrase) == true ? secret : nil } catch {
      throw Failure(error)
    }
  }
}
