internal import FastiRecords

/// Connections to one database that are not used at the moment, so that stores of several people do not each keep one.
///
/// A connection belongs to no space: each transaction proves whose it is.
public final class IdleConnections: Sendable {
  /// How many are kept; more are closed.
  static let most = 8

  private struct Kept {
    var connections: [DatabaseConnection] = []
    /// Which space a secret opened. It saves asking, and gives no access.
    var spaces: [String: RecordID] = [:]
  }

  private let kept = LockedValue(Kept())

  /// None yet.
  public init() {}

  /// A connection that the caller alone uses from now on; nil where there is none.
  func take() -> DatabaseConnection? { kept.with { $0.connections.popLast() } }

  /// Keeps a connection that the caller does not use any more.
  func give(_ connection: DatabaseConnection) {
    guard connection.isAlive, !connection.isInTransaction else { return }
    kept.with { if $0.connections.count < Self.most { $0.connections.append(connection) } }
  }

  /// Closes all.
  func empty() {
    // Closed after the lock is free.
    _ = kept.with { kept in
      defer { kept.connections = [] }
      return kept.connections
    }
  }

  /// The space that a secret opened before.
  func space(of secret: String) -> RecordID? { kept.with { $0.spaces[secret] } }

  /// Notes which space a secret opens.
  func note(_ space: RecordID, of secret: String) { kept.with { $0.spaces[secret] = space } }
}
