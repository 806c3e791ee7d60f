internal import FastiRecords

// What a move needs is checked before anything is written. The checks of the two servers are made again where a move goes on.
extension ShardMover {
  /// How many slots, senders and workers a move takes: one that follows, and two that copy.
  private static let processes = 3

  /// Checks both servers and the ways between them.
  /// - Parameter isNew: Whether nothing of the move was done yet.
  func check(isNew: Bool) throws(StoreError) {
    guard try source.cluster() != target.cluster() else { throw target.refused(.same) }
    try checkSource(isNew: isNew)
    try checkTarget(isNew: isNew)
    try target.trySubscribing(to: route)
    // Programs will use this address.
    let app = try DatabaseConnection(place, user: "fasti_app")
    guard try app.first("SELECT \(ShardServer.identity)", read: { $0.text() }) == target.cluster() else {
      throw target.refused(.otherDatabase(place.name))
    }
  }

  private func checkSource(isNew: Bool) throws(StoreError) {
    guard try source.text("SELECT current_setting('wal_level')") == "logical" else { throw source.refused(.log) }
    guard try source.holds("rolreplication OR rolsuper FROM pg_roles WHERE rolname = current_user") else {
      throw source.refused(.mayNotReplicate)
    }
    guard isNew else { return }
    let slots = try source.number(
      "SELECT current_setting('max_replication_slots')::bigint - (SELECT count(*) FROM pg_replication_slots)")
    let senders = try source.number(
      "SELECT current_setting('max_wal_senders')::bigint - (SELECT count(*) FROM pg_stat_replication)")
    guard min(slots, senders) >= Self.processes else { throw source.refused(.slots) }
  }

  private func checkTarget(isNew: Bool) throws(StoreError) {
    let own = try source.connection.edition()
    if try target.hasTables() {
      let edition = try target.connection.edition()
      guard edition.version == own.version else {
        throw target.refused(.version(edition.version, needed: own.version))
      }
      guard edition.partitions == own.partitions else {
        throw target.refused(.partitions(edition.partitions, needed: own.partitions))
      }
      let isComing = try target.shard()?.state == .coming
      if !isComing, try !target.isEmpty(source.tables()) { throw target.refused(.notEmpty(part)) }
    }
    // The role is looked for by its number: where it does not exist, its name would be an error.
    guard
      try target.holds(
        """
        rolsuper OR EXISTS (SELECT FROM pg_roles r WHERE r.rolname = 'pg_create_subscription'
          AND pg_has_role(current_user, r.oid, 'MEMBER')) FROM pg_roles WHERE rolname = current_user
        """)
    else { throw target.refused(.mayNotSubscribe) }
    guard isNew else { return }
    let workers = try target.number(
      """
      SELECT current_setting('max_logical_replication_workers')::bigint
        - (SELECT count(*) FROM pg_stat_activity WHERE backend_type LIKE 'logical replication worker%')
      """)
    let origins = try target.number(
      "SELECT current_setting('max_replication_slots')::bigint - (SELECT count(*) FROM pg_stat_subscription)")
    guard min(workers, origins) >= Self.processes else { throw target.refused(.workers) }
  }
}

extension ShardServer {
  /// What identifies a database among all: that of its cluster, and its own.
  static let identity = """
    (SELECT system_identifier FROM pg_control_system())::text
      || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())::text
    """

  /// What identifies the database.
  func cluster() throws(StoreError) -> String? { try text("SELECT \(Self.identity)") }

  /// Whether the database has tables.
  func hasTables() throws(StoreError) -> Bool { try holds("to_regclass('fasti.edition') IS NOT NULL") }

  /// Checks that the connection goes to the server itself, and that it has such a partition.
  func checkPart() throws(StoreError) {
    guard try connection.isDirect() else { throw refused(.pooled) }
    let edition = try connection.edition()
    guard edition.version == PostgresMigration.latest else {
      throw edition.version < PostgresMigration.latest
        ? .older(path: name, version: edition.version, needed: PostgresMigration.latest)
        : .newer(path: name, version: edition.version, supported: PostgresMigration.latest)
    }
    guard part < edition.partitions else { throw refused(.noPart(part, last: edition.partitions - 1)) }
  }
}
