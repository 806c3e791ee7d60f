import FastiCivil

/// Why a partition of a database is not moved.
public enum ShardFault: Hashable, Sendable {
  /// There is no partition of that number.
  case noPart(Int, last: Int)
  /// The server does not write what is needed into its log.
  case log
  /// The server has no free slot or sender for replication.
  case slots
  /// The server has no free worker for replication.
  case workers
  /// The owner of the tables may not replicate.
  case mayNotReplicate
  /// The owner of the tables may not subscribe.
  case mayNotSubscribe
  /// The server is reached through a pool.
  case pooled
  /// Its tables have another number of partitions.
  case partitions(Int, needed: Int)
  /// Its tables have another version.
  case version(Int, needed: Int)
  /// The partition has content there.
  case notEmpty(Int)
  /// Both addresses are of one database, or of different ones where they should not.
  case same
  /// The address for programs leads to another database than that for the owner of the tables.
  case otherDatabase(String)
  /// The server cannot log in to the one that has the partition.
  case noWay(to: String, detail: String)
  /// The partition is on another server.
  case away(Int, place: String)
  /// Another command is moving a partition.
  case running
  /// The partition is being moved to another place.
  case otherPlace(Int, place: String)
  /// The copy differs.
  case differs(Int)
  /// Programs wrote all the time.
  case busy(Int)
  /// The other server has opened the partition, so that the move cannot be undone.
  case opened(Int)
  /// The partition is not being moved.
  case notMoving(Int)
  /// No partition is left for a new space.
  case noRoom
  /// A partition is being moved, so the tables cannot be updated.
  case moving(Int)

  /// The sentence about a database.
  func sentence(_ database: String) -> Sentence {
    let name = Sentence.Part.path(database)
    return switch self {
    case .noPart(let part, let last): Sentence(.storeShardNoPart, name, .number(part), .number(last))
    case .log: Sentence(.storeShardLog, name)
    case .slots: Sentence(.storeShardSlots, name)
    case .workers: Sentence(.storeShardWorkers, name)
    case .mayNotReplicate: Sentence(.storeShardReplicate, name)
    case .mayNotSubscribe: Sentence(.storeShardSubscribe, name)
    case .pooled: Sentence(.storeShardPooled, name)
    case .partitions(let count, let needed): Sentence(.storeShardPartitions, name, .number(count), .number(needed))
    case .version(let version, let needed): Sentence(.storeShardVersion, name, .number(version), .number(needed))
    case .notEmpty(let part): Sentence(.storeShardNotEmpty, name, .number(part))
    case .same: Sentence(.storeShardSame, name)
    case .otherDatabase(let other): Sentence(.storeShardOtherDatabase, name, .path(other))
    case .noWay(let source, let detail): Sentence(.storeShardNoWay, name, .path(source), .detail(detail))
    case .away(let part, let place): Sentence(.storeShardAway, name, .number(part), .path(place))
    case .running: Sentence(.storeShardRunning, name)
    case .otherPlace(let part, let place): Sentence(.storeShardOtherPlace, name, .number(part), .path(place))
    case .differs(let part): Sentence(.storeShardDiffers, name, .number(part))
    case .busy(let part): Sentence(.storeShardBusy, name, .number(part))
    case .opened(let part): Sentence(.storeShardOpened, name, .number(part))
    case .notMoving(let part): Sentence(.storeShardNotMoving, name, .number(part))
    case .noRoom: Sentence(.storeShardNoRoom, name)
    case .moving(let part): Sentence(.storeShardMoving, name, .number(part))
    }
  }
}
