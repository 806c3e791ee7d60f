/// Why an address cannot be kept or followed.
public enum LinkCause: Hashable, Sendable {
  /// Neither http nor https.
  case scheme
  /// A name or a password before the host.
  case credentials
  /// No host.
  case noHost
  /// Spaces, quotes or control characters.
  case characters
  /// It leads to no page of this program.
  case nowhere
}
