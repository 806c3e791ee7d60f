public import FastiRecords

/// Sets and removes the pass-phrase. Either ends every session.
public struct SetPassPhrase {
  /// The longest pass-phrase, in bytes; a longer one would only cost time.
  static let longest = 1_000
  /// The shortest pass-phrase, in characters.
  static let shortest = 10

  private let keyring: any Keyring
  private let hasher: any PassPhraseHasher

  public init(_ keyring: any Keyring, _ hasher: any PassPhraseHasher) {
    self.keyring = keyring
    self.hasher = hasher
  }

  /// Sets it.
  ///
  /// - Parameter now: The present moment, in milliseconds of Unix time.
  /// - Throws: `.invalid` for one that is too short, too long or no text. No error holds the pass-phrase.
  public func set(_ phrase: [UInt8], now: Int64) throws(Failure) {
    let phrase = try Self.hashed(phrase, by: hasher, now: now)
    do throws(StoreError) { try keyring.replace(phrase) } catch { throw Failure(error) }
  }

  /// The stored form of a pass-phrase that may be set.
  ///
  /// - Parameter now: The present moment, in milliseconds of Unix time.
  /// - Throws: `.invalid` for one that is too short, too long or no text. No error holds the pass-phrase.
  public static func hashed(
    _ phrase: [UInt8], by hasher: any PassPhraseHasher, now: Int64
  ) throws(Failure) -> PassPhrase {
    guard let text = String(validating: phrase, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else {
      throw Failure(.access(.malformedPassPhrase))
    }
    guard text.count >= shortest, text.contains(where: { $0 != text.first }) else {
      throw Failure(.access(.weakPassPhrase(shortest: shortest)))
    }
    guard phrase.count <= longest else {
      throw Failure(.access(.longPassPhrase(most: longest)))
    }
    return PassPhrase(hash: try hasher.hash(phrase), changed: now)
  }

  /// Removes it.
  /// - Parameter directory: The people whose owner's pass-phrase it is. Without it a server cannot tell several apart.
  /// - Returns: Whether there was one.
  /// - Throws: `.refused` if there is a person besides the owner; `.storage`.
  public func remove(among directory: any SpaceDirectory) throws(Failure) -> Bool {
    let (existed, isAlone): (Bool, Bool)
    do throws(StoreError) {
      existed = try keyring.passPhrase() != nil
      isAlone = try directory.people().count < 2
    } catch { throw Failure(error) }
    guard existed else { return false }
    guard isAlone else { throw Failure(.access(.othersNeedPassPhrase)) }
    do throws(StoreError) { try keyring.replace(nil) } catch { throw Failure(error) }
    return true
  }
}

/// The port to the hash of pass-phrases: one that takes much time and memory, so that guessing is expensive.
public protocol PassPhraseHasher: Sendable {
  /// The hash of a pass-phrase, with a random salt.
  /// - Throws: `.storage` when there is not enough memory.
  func hash(_ phrase: [UInt8]) throws(Failure) -> String

  /// Whether a pass-phrase has that hash; a wrong one takes as long.
  /// - Throws: `.storage` when it cannot be checked.
  func isPhrase(_ phrase: [UInt8], of hash: String) throws(Failure) -> Bool
}
