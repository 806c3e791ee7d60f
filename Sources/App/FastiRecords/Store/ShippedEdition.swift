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
