/// A region as it ships with the program: kept in the store apart from what the user wrote.
public struct RegionText: Hashable, Sendable {
  /// The region's code: `SE`, `AU-NSW`.
  public let code: String
  /// Hex digits that change with the text: SHA-256, or what the program computed when it was built.
  public let hash: String
  /// The region's rules in the rule language, UTF-8.
  public let text: [UInt8]

  /// A region whose hash is known.
  public init(code: String, hash: String, text: [UInt8]) {
    self.code = code
    self.hash = hash
    self.text = text
  }

  /// A region whose hash is computed here.
  /// - Complexity: O(*n*) in the length of the text.
  public init(code: String, text: [UInt8]) {
    self.init(code: code, hash: SHA256.hexHash(text), text: text)
  }

  /// One hash over all regions, their order included: equal exactly when nothing changed.
  public static func fingerprint(_ regions: [RegionText]) -> String {
    SHA256.hexHash(regions.flatMap { Array($0.code.utf8) + [0] + Array($0.hash.utf8) + [10] })
  }
}
