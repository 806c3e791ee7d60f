/// The port to encryption with a pass-phrase.
public protocol Sealer: Sendable {
  /// The key of a pass-phrase, 32 bytes: slow to compute, and always the same for the same salt.
  /// - Parameter salt: 16 random bytes.
  /// - Throws: `.storage` when there is not enough memory.
  func key(of phrase: [UInt8], salt: [UInt8]) throws(Failure) -> [UInt8]

  /// Encrypts bytes, so that they can be read and changed only with the key.
  func seal(_ bytes: [UInt8], key: [UInt8]) -> [UInt8]

  /// The decrypted bytes; nil if the key is wrong, or a byte was changed.
  func open(_ sealed: [UInt8], key: [UInt8]) -> [UInt8]?
}
