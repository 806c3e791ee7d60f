import CSodium
public import FastiPerson
public import FastiRecords
import Glibc

/// Argon2id of libsodium.
///
/// A hash costs 64 MiB and two passes (libsodium's interactive limits), about 0.1 s. Only one is computed at a time, so
/// that many simultaneous requests cost time, not memory.
/// - Source: RFC 9106; libsodium's `crypto_pwhash_str`.
public struct SodiumHasher: PassPhraseHasher {
  let turn = HashingTurn()

  /// The hasher of this machine's libsodium; nil if libsodium finds no source of randomness.
  public init?() { guard sodium_init() >= 0 else { return nil } }

  /// The library's version.
  public static var version: String { String(cString: sodium_version_string()) }

  /// The hash of a pass-phrase, with a random salt.
  /// - Throws: `.storage` when there is not enough memory.
  public func hash(_ phrase: [UInt8]) throws(Failure) -> String {
    let text = turn.run { () -> String? in
      var room = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
      let failed = Self.characters(phrase) { characters, count in
        crypto_pwhash_str(
          &room, characters, count, UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE),
          Int(crypto_pwhash_MEMLIMIT_INTERACTIVE))
      }
      guard failed == 0 else { return nil }
      return String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    guard let text else {
      throw Failure(.machine(.noMemory))
    }
    return text
  }

  /// Whether a pass-phrase has a hash; a wrong one takes the same time.
  public func isPhrase(_ phrase: [UInt8], of hash: String) -> Bool {
    guard hash.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
    return turn.run {
      Self.characters(phrase) { characters, count in crypto_pwhash_str_verify(hash, characters, count) } == 0
    }
  }

  static func characters(
    _ phrase: [UInt8], _ body: (UnsafePointer<CChar>, UInt64) -> Int32
  ) -> Int32 {
    // An empty array may have no address, and C requires one.
    (phrase + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return -1 }
      return body(start, UInt64(phrase.count))
    }
  }
}

/// Lets one thread at a time hash.
final class HashingTurn: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func run<Answer>(_ body: () -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
