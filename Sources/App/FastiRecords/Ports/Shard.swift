/// A partition of all tables of a database, and the server that has it.
public struct Shard: Hashable, Sendable {
  /// Where a partition is.
  public enum State: String, Hashable, Sendable {
    /// On this server.
    case here
    /// On this server, and being copied to another one.
    case leaving
    /// Given to another server, which has not opened it yet.
    case handed
    /// On another server.
    case away
    /// Being copied from another server.
    case coming
  }

  /// Its number, from 0.
  public let part: Int
  /// Where it is.
  public let state: State
  /// The address of the other server, without a secret; nil if there is none.
  public let place: String?
  /// The number of spaces of this server in it.
  public let spaces: Int
  /// The bytes that it takes on this server.
  public let bytes: Int

  /// A partition.
  public init(part: Int, state: State, place: String?, spaces: Int, bytes: Int) {
    (self.part, self.state, self.place, self.spaces, self.bytes) = (part, state, place, spaces, bytes)
  }
}

/// A request to move a partition to another server, to go on with a move that was interrupted, or to undo one.
public struct ShardRequest: Hashable, Sendable {
  /// The number of the partition.
  public let part: Int
  /// The address under which programs find it there, without a secret; nil for the address of the interrupted move.
  public let place: String?
  /// The address for the owner of the tables there; nil for the same address.
  public let keeper: String?
  /// The address of the database as that server sees it; nil for the address that the owner of its tables uses here.
  public let route: String?
  /// Whether the move is undone.
  public let undoes: Bool

  /// A request.
  public init(part: Int, place: String?, keeper: String?, route: String?, undoes: Bool) {
    (self.part, self.place, self.keeper, self.route, self.undoes) = (part, place, keeper, route, undoes)
  }
}

/// A partition that was moved, or stays where it was.
public struct MovedShard: Hashable, Sendable {
  /// The number of the partition.
  public let part: Int
  /// The database that has it, as messages name it.
  public let place: String
  /// The number of its spaces.
  public let spaces: Int
  /// The number of rows that both servers had when they were compared; nil if nothing was left to compare.
  public let rows: Int?
  /// The longest time that a program may have waited to write, in milliseconds.
  public let pause: Int

  /// A moved partition.
  public init(part: Int, place: String, spaces: Int, rows: Int?, pause: Int) {
    (self.part, self.place, self.spaces, self.rows, self.pause) = (part, place, spaces, rows, pause)
  }
}
