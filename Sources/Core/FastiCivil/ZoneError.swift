/// What can be wrong with a compiled time zone or with a POSIX zone string.
///
/// ```swift
/// do {
///   _ = try Zone(posix: "Mars/Olympus")
/// } catch {
///   print(error)  // it is not a POSIX time zone
/// }
/// ```
public enum ZoneError: Error, Hashable, Sendable {
  /// The bytes do not start as a TZif file does.
  case notTZif
  /// The file ends before what its header announces.
  case truncated
  /// The header announces something RFC 9636 forbids, or a value lies outside what it allows.
  case malformed(Part)
  /// The file counts leap seconds, which Unix time does not.
  case leapSeconds
  /// The text is not a POSIX zone string.
  case notPOSIX

  /// The part of a TZif file that is wrong.
  ///
  /// ```swift
  /// print(ZoneError.malformed(.footer) == .malformed(.counts))  // false
  /// ```
  public enum Part: Hashable, Sendable {
    case counts, transitionTime, localTimeType, designation, footer
  }
}
