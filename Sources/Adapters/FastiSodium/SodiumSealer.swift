import CSodium
public import FastiRecords

/// XChaCha20-Poly1305 with a key of Argon2id, both of libsodium.
///
/// The key costs 64 MiB and two passes (libsodium's interactive limits). A sealed text begins with its nonce of 24 random
/// bytes, so any number of texts can use one key.
/// - Source: RFC 9106; RFC 8439 with the extended nonce of draft-irtf-cfrg-xchacha.
extension SodiumHasher: Sealer {
  /// The key of a pass-phrase, 32 bytes.
  /// - Throws: `.storage` when there is not enough memory.
  public func key(of phrase: [UInt8], salt: [UInt8]) throws(Failure) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES))
    let size = UInt64(key.count)
    guard salt.count == Int(crypto_pwhash_SALTBYTES) else { throw Failure(.machine(.noMemory)) }
    let failed = turn.run {
      Self.characters(phrase) { characters, count in
        crypto_pwhash(
          &key, size, characters, count, salt, UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE),
          Int(crypto_pwhash_MEMLIMIT_INTERACTIVE), crypto_pwhash_ALG_ARGON2ID13)
      }
    }
    guard failed == 0 else { throw Failure(.machine(.noMemory)) }
    return key
  }

  /// Encrypts bytes.
  public func seal(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var nonce = [UInt8](repeating: 0, count: Self.nonceBytes)
    randombytes_buf(&nonce, nonce.count)
    var sealed = [UInt8](repeating: 0, count: bytes.count + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES))
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, bytes, UInt64(bytes.count), nil, 0, nil, nonce, key)
    return nonce + sealed
  }

  /// The decrypted bytes; nil if the key is wrong or a byte was changed.
  public func open(_ sealed: [UInt8], key: [UInt8]) -> [UInt8]? {
    let overhead = Self.nonceBytes + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
    guard sealed.count >= overhead, key.count == Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES) else { return nil }
    let (nonce, content) = (Array(sealed[..<Self.nonceBytes]), Array(sealed[Self.nonceBytes...]))
    var bytes = [UInt8](repeating: 0, count: sealed.count - overhead)
    let failed = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &bytes, nil, nil, content, UInt64(content.count), nil, 0, nonce, key)
    return failed == 0 ? bytes : nil
  }

  private static let nonceBytes = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
}
