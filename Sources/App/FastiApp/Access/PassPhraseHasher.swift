/// The port to the hash of pass-phrases: one that takes long and much memory, so that guessing is dear.
public protocol PassPhraseHasher: Sendable {
  /// The hash of a pass-phrase, with a salt of its own.
  /// - Throws: `.storage` when there is not enough memory.
  func hash(_ phrase: [UInt8]) throws(Failure) -> String

  /// Whether a pass-phrase is the one of a hash; takes as long for a wrong one.
  func isPhrase(_ phrase: [UInt8], of hash: String) -> Bool
}
