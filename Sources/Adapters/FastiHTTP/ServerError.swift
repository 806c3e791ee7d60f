/// Why a server does not start.
public enum ServerError: Error, Hashable, Sendable {
  /// The text is no address with a port: `127.0.0.1:8080`, `[::1]:8080`.
  case malformedAddress(String)
  /// Another program listens there.
  case inUse(String)
  /// This user may not listen there.
  case noPermission(String)
  /// This machine has no such address.
  case noSuchAddress(String)
  /// The system refused, with its reason.
  case refused(String, reason: String)
}
