public import FastiRecords

extension PostgresKeeper {
  /// The partitions of a database, and where each is.
  /// - Throws: ``StoreError`` when the database cannot be read; `keeperMissing` without the owner of its tables.
  public static func shards(of place: DatabasePlace) throws(StoreError) -> [Shard] {
    let connection = try DatabaseConnection(try owner(of: place), user: "fasti_keeper")
    let edition = try connection.edition()
    guard edition.version >= PostgresMigration.latest else {
      throw .older(path: connection.name, version: edition.version, needed: PostgresMigration.latest)
    }
    return try connection.rows(
      """
      SELECT h.part, h.state, h.place, (SELECT count(*) FROM fasti.space s WHERE s.part = h.part),
        (SELECT sum(pg_total_relation_size(c.oid))::bigint FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
          WHERE c.relnamespace = 'fasti'::regnamespace AND c.relkind = 'r' AND c.relname LIKE '%\\_' || h.part)
      FROM fasti.shard h ORDER BY h.part
      """
    ) { row in
      let part = Int(row.integer())
      guard let state = Shard.State(rawValue: row.text()) else { return nil }
      return Shard(
        part: part, state: state, place: row.optionalText().map { PostgresAddress($0)?.name ?? $0 },
        spaces: Int(row.integer()), bytes: Int(row.integer()))
    }
  }

  private static func owner(of place: DatabasePlace) throws(StoreError) -> PostgresAddress {
    let address = try PostgresAddress(checked: place.address)
    guard let text = place.keeper else { throw .keeperMissing(database: address.name) }
    return try PostgresAddress(checked: text)
  }

  /// Moves a partition to another server, goes on with a move that was interrupted, or undoes one.
  /// - Throws: ``StoreError`` when a server cannot be reached; `shard` with what is missing. What was done until then is noted in the
  ///   database, and the same request goes on.
  public static func move(
    _ request: ShardRequest, of place: DatabasePlace, clock: WallClock, entropy: Entropy, _ progress: Progress
  ) throws(StoreError) -> MovedShard {
    try move(request, of: place, clock: clock, entropy: entropy, progress) { () throws(StoreError) in }
  }

  /// The same with a closure that is called before each statement that writes, for tests that end it there.
  package static func move(
    _ request: ShardRequest, of place: DatabasePlace, clock: WallClock, entropy: Entropy, _ progress: Progress,
    willWrite: @escaping () throws(StoreError) -> Void
  ) throws(StoreError) -> MovedShard {
    let owner = try owner(of: place)
    let source = try ShardServer(owner, part: request.part, willWrite: willWrite)
    let aside = try ShardServer(owner, part: request.part) { () throws(StoreError) in }
    try source.checkPart()
    // It ends with the connection.
    guard try aside.holds("pg_try_advisory_lock(7245902164202)") else { throw source.refused(.running) }
    guard let here = try source.shard(), here.state != .coming else { throw source.refused(.running) }
    let there = try destination(request, here.state, here.place, source)
    let target: ShardServer
    do throws(StoreError) {
      let keeper = try request.keeper.map { text throws(StoreError) in try PostgresAddress(checked: text) }
      target = try ShardServer(keeper ?? there, part: request.part, willWrite: willWrite)
    } catch {
      guard request.undoes, here.state == .leaving, case .unreachable = error else { throw error }
      try ShardMover.abandon(source)
      return MovedShard(part: request.part, place: source.name, spaces: 0, rows: nil, pause: 0)
    }
    guard try target.connection.isDirect() else { throw target.refused(.pooled) }
    let route = try request.route.map { text throws(StoreError) in try PostgresAddress(checked: text) }
    let mover = ShardMover(
      part: request.part, source: source, aside: aside, target: target, place: there, route: route ?? owner,
      entropy: entropy, now: clock.now, progress: progress)
    if request.undoes {
      try mover.undo()
      return MovedShard(part: request.part, place: source.name, spaces: try mover.spaceCount(), rows: nil, pause: 0)
    }
    if here.state == .here || here.state == .leaving { try mover.prepareTarget(isNew: here.state == .here) }
    let rows = try mover.move()
    return MovedShard(
      part: request.part, place: there.name, spaces: try mover.spaceCount(), rows: rows, pause: mover.pause.milliseconds
    )
  }

  /// Where a partition is moved to: where the request says, or where an interrupted move goes.
  private static func destination(
    _ request: ShardRequest, _ state: Shard.State, _ place: String?, _ source: ShardServer
  ) throws(StoreError) -> PostgresAddress {
    guard let text = place ?? request.place else { throw source.refused(.notMoving(request.part)) }
    let address = try PostgresAddress(checked: text)
    if let wanted = request.place, let place, try PostgresAddress(checked: wanted).name != address.name {
      let known = PostgresAddress(place)?.name ?? place
      throw source.refused(
        state == .away ? .away(request.part, place: known) : .otherPlace(request.part, place: known))
    }
    return address
  }
}

extension ShardMover {
  /// Checks everything, then creates the tables of the target if it has none.
  fileprivate func prepareTarget(isNew: Bool) throws(StoreError) {
    try check(isNew: isNew)
    if try target.hasTables() { return }
    let edition = try source.connection.edition()
    try target.willWrite()
    _ = try target.connection.migrate(partitions: edition.partitions, PostgresMigration.all)
    try target.write("UPDATE fasti.edition SET guests = true")
  }
}
