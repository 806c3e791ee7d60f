/// A region that is shipped with the program: the store keeps it apart from the user's records.
public struct RegionText: Hashable, Sendable {
  /// The region's code: `SE`, `AU-NSW`.
  public let code: String
  /// Hex digits that change with the text: SHA-256, or a hash that was computed at build time.
  public let hash: String
  /// The region's rules in the rule language, UTF-8.
  public let text: [UInt8]

  /// A region with a known hash.
  public init(code: String, hash: String, text: [UInt8]) {
    self.code = code
    self.hash = hash
    self.text = text
  }

  /// A region; its hash is computed here.
  /// - Complexity: O(*n*) in the length of the text.
  public init(code: String, text: [UInt8]) {
    self.init(code: code, hash: SHA256.hexHash(text), text: text)
  }

  /// One hash over all regions and their order: equal exactly when nothing changed.
  public static func fingerprint(_ regions: [RegionText]) -> String {
    SHA256.hexHash(regions.flatMap { Array($0.code.utf8) + [0] + Array($0.hash.utf8) + [10] })
  }
}
