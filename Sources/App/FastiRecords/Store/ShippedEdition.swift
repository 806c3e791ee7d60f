/// The shipped regions of one program version, and when a store first had them.
///
/// A store remembers every edition it has had, so that changes of what follows from the regions can be reported.
public struct ShippedEdition: Hashable, Sendable {
  /// `RegionText.fingerprint` of the regions.
  public let fingerprint: String
  /// Milliseconds of Unix time; 0 where it is not known.
  public let since: Int64

  public init(fingerprint: String, since: Int64) {
    self.fingerprint = fingerprint
    self.since = since
  }

  /// When what comes with the program counts as written as long as there was one edition: no moment of a user's, and
  /// always the same.
  package static let firstWritten: Int64 = 1_767_225_600_000
}
