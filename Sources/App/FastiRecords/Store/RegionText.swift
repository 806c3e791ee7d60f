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

/// The shipped regions of one version of the program, and when a store first had them.
///
/// A store lists every edition it has had, so that changes caused by new regions can be reported.
public struct ShippedEdition: Hashable, Sendable {
  /// `RegionText.fingerprint` of the regions.
  public let fingerprint: String
  /// Milliseconds of Unix time; 0 if it is not known.
  public let since: Int64

  public init(fingerprint: String, since: Int64) {
    self.fingerprint = fingerprint
    self.since = since
  }

  /// The fixed time at which shipped content counts as written while there was only one edition. It is not the time of
  /// a change of the user, and it is always the same.
  package static let firstWritten: Int64 = 1_767_225_600_000
}
