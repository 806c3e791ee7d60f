internal import FastiRecords

/// Connections that are not used at the moment, so that stores of several people do not each keep one.
///
/// A connection belongs to no space: each transaction proves whose it is.
public final class IdleConnections: Sendable {
  /// How many are kept of each database; more are closed.
  static let most = 8

  private struct Kept {
    var connections: [DatabaseConnection] = []
    /// Where the space is that a secret opens. It saves asking, and gives no access.
    var spaces: [String: SpaceLocation] = [:]
  }

  private let kept = LockedValue(Kept())

  /// None yet.
  public init() {}

  /// A connection to a database that the caller alone uses from now on; nil where there is none.
  func take(_ address: PostgresAddress) -> DatabaseConnection? {
    kept.with { kept in
      guard let place = kept.connections.lastIndex(where: { $0.address == address }) else { return nil }
      return kept.connections.remove(at: place)
    }
  }

  /// Keeps a connection that the caller does not use any more.
  func give(_ connection: DatabaseConnection) {
    guard connection.isAlive, !connection.isInTransaction else { return }
    kept.with { kept in
      let count = kept.connections.reduce(0) { $1.address == connection.address ? $0 + 1 : $0 }
      if count < Self.most { kept.connections.append(connection) }
    }
  }

  /// Closes all.
  func empty() {
    // Closed after the lock is free.
    _ = kept.with { kept in
      defer { kept.connections = [] }
      return kept.connections
    }
  }

  /// Where the space is that a secret opened before.
  func location(of secret: String) -> SpaceLocation? { kept.with { $0.spaces[secret] } }

  /// Notes where the space is that a secret opens; nil if that is not known any more.
  func note(_ location: SpaceLocation?, of secret: String) { kept.with { $0.spaces[secret] = location } }
}

/// Where a space is, and what opens it there.
struct SpaceLocation: Hashable, Sendable {
  /// The database.
  let address: PostgresAddress
  /// The secret of the user, or what the database takes for it where the space was moved.
  let secret: String
  let space: RecordID
}
