internal import FastiRecords
internal import Glibc

/// Moves one partition of all tables to another server, while programs write to it.
///
/// The directory of the source says how far a move has come, and each step looks first whether it was done already. So the same
/// request goes on after the program was killed anywhere, and the other request undoes what was done. The partition is writable on
/// the source until the directory says that it was handed over, and on the target only after that.
struct ShardMover {
  let part: Int
  let source: ShardServer
  /// A second connection to the source, which is not in a transaction while the first one closes the gate.
  let aside: ShardServer
  let target: ShardServer
  /// The address of the target for programs.
  let place: PostgresAddress
  /// The address of the source for the target.
  let route: PostgresAddress
  let entropy: Entropy
  let now: Int64
  let progress: Progress
  let pause = LongestPause()

  /// How long programs may wait to write, in milliseconds, and the part of it in which transactions that write have to end.
  static let (longest, wait) = (500, 150)
  /// What is kept of that time for noting and opening, in milliseconds.
  private static let reserve = 100
  /// How often a time is waited for in which few write, with a pause of 200 ms after each.
  static let tries = 300

  /// Moves the partition, or goes on with an interrupted move.
  /// - Returns: The number of rows that were compared; nil if it was handed over before.
  func move() throws(StoreError) -> Int? {
    guard let here = try source.shard() else { throw source.refused(.noPart(part, last: 0)) }
    var rows: Int?
    let tables = try source.tables()
    if here.state == .here || here.state == .leaving {
      try prepare(tables, isNew: here.state == .here)
      try copy(tables)
      rows = try compare(tables)
      try handOver()
    } else {
      try open()
    }
    try target.unsubscribe()
    try source.withdraw()
    try clear(tables)
    return rows
  }

  /// Notes the move in both databases.
  private func prepare(_ tables: [String], isNew: Bool) throws(StoreError) {
    if isNew {
      // A program that adds a person reads the directory behind the gate.
      try behindGate { _ throws(StoreError) in
        let text = ShardServer.quoted(place.text)
        try source.write("UPDATE fasti.shard SET state = 'leaving', place = \(text) WHERE part = \(part)")
      }
    }
    guard let there = try target.shard() else { throw target.refused(.noPart(part, last: 0)) }
    if there.state != .coming {
      guard try target.isEmpty(tables) else { throw target.refused(.notEmpty(part)) }
      try target.write("UPDATE fasti.shard SET state = 'coming' WHERE part = \(part)")
    }
  }

  /// Copies what there is, and has what is written meanwhile follow it.
  private func copy(_ tables: [String]) throws(StoreError) {
    let slot = try source.slot()
    let isReserved = try source.holds("EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = '\(slot)')")
    let isSubscribed = try target.isSubscribed(to: slot)
    if !isReserved || !isSubscribed {
      // What is there of a copy that was begun cannot be gone on with.
      try target.unsubscribe()
      if try !target.isEmpty(tables) { try target.write("TRUNCATE \(tables.joined(separator: ", "))") }
      try source.publish(tables)
      try source.reserve()
      try target.subscribe(to: route, slot: slot)
    }
    var idle = Moment.now
    while true {
      let (done, all) = try target.copied()
      progress(done, of: all)
      if done == all, all == tables.count { return }
      if try target.isReplicating() { idle = Moment.now }
      // A server without a free worker, or with an error that its log names, tries again every five seconds.
      if idle.milliseconds > 30_000 { throw target.refused(.workers) }
      usleep(50_000)
    }
  }

  /// Compares both databases. Only the moment that is compared takes the gate; the rows are read after it.
  /// - Returns: The number of rows.
  private func compare(_ tables: [String]) throws(StoreError) -> Int {
    try caughtUp { _ throws(StoreError) in
      for server in [aside, target] {
        try server.connection.begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT 1")
      }
    }
    defer { for server in [aside, target] { server.connection.rollback() } }
    let (left, arrived) = (try aside.sums(of: tables), try target.sums(of: tables))
    guard left == arrived else { throw target.refused(.differs(part)) }
    return left.values.reduce(0) { $0 + $1.rows }
  }

  /// Gives the partition to the target and opens it there.
  private func handOver() throws(StoreError) {
    // The facts of a space change with everything that is written to it.
    let facts = ["fasti.fact_\(part)"]
    // What takes longer ends, the gate opens, and it is tried again.
    for server in [aside, target] { try server.connection.script("SET statement_timeout = \(Self.wait)") }
    defer { for server in [aside, target] { try? server.connection.script("RESET statement_timeout") } }
    for _ in 0..<Self.tries {
      try sendPeople()
      var (isHandedOver, start) = (false, Moment.now)
      try caughtUp { closing throws(StoreError) in
        start = closing
        guard try aside.sums(of: facts) == target.sums(of: facts) else { throw target.refused(.differs(part)) }
        // Somebody may have been added meanwhile.
        if try aside.holds("EXISTS (\(withoutPass))") { return }
        if closing.milliseconds > Self.longest - Self.reserve { return }
        try source.write(
          """
          UPDATE fasti.shard SET state = 'handed' WHERE part = \(part);
          UPDATE fasti.edition SET floor = greatest(floor, \(Self.floor)); NOTIFY \(DatabaseListener.channel)
          """)
        try source.connection.commit()
        isHandedOver = true
      }
      guard isHandedOver else { continue }
      try open()
      return pause.add(start)
    }
    throw source.refused(.busy(part))
  }

  /// The oldest step whose programs look for a space that is on another server.
  private static let floor = 11

  /// Opens the partition on the target.
  private func open() throws(StoreError) {
    guard try target.shard()?.state == .coming else { return }
    try target.write(
      "SET statement_timeout = 0; UPDATE fasti.shard SET state = 'here', place = NULL WHERE part = \(part)")
  }

  /// Removes what was moved from the source.
  private func clear(_ tables: [String]) throws(StoreError) {
    if try source.shard()?.state == .away, try source.isEmpty(tables) { return }
    try source.write(
      "BEGIN; TRUNCATE \(tables.joined(separator: ", ")); UPDATE fasti.shard SET state = 'away' WHERE part = \(part); COMMIT"
    )
  }

  // MARK: The gate

  /// Runs statements while the gate is closed, in one transaction.
  private func behindGate(_ body: (_ closing: Moment) throws(StoreError) -> Void) throws(StoreError) {
    for _ in 0..<Self.tries {
      let closing = Moment.now
      defer { pause.add(closing) }
      do throws(StoreError) {
        try source.connection.begin("BEGIN; SET LOCAL lock_timeout = \(Self.wait)")
        try source.connection.script("LOCK TABLE fasti.gate_\(part) IN EXCLUSIVE MODE")
        try body(closing)
        if source.connection.isInTransaction { try source.connection.commit() }
        return
      } catch {
        source.connection.rollback()
        guard case .locked = error else { throw error }
      }
      usleep(200_000)
    }
    throw source.refused(.busy(part))
  }

  /// Runs statements while the gate is closed and the target has all that was written.
  private func caughtUp(_ body: (_ closing: Moment) throws(StoreError) -> Void) throws(StoreError) {
    let slot = try source.slot()
    for _ in 0..<Self.tries {
      var isCaughtUp = false
      try behindGate { closing throws(StoreError) in
        isCaughtUp = false
        // A transaction behind everything that was written; its commit has all of it on disk, so it is sent.
        let mark = try aside.text("SELECT pg_logical_emit_message(true, 'fasti', '')") ?? "0/0"
        while closing.milliseconds < Self.longest - Self.wait, !isCaughtUp {
          isCaughtUp = try aside.holds(
            "confirmed_flush_lsn >= '\(mark)'::pg_lsn FROM pg_replication_slots WHERE slot_name = '\(slot)'")
          if !isCaughtUp { usleep(2_000) }
        }
        if isCaughtUp { try body(closing) }
      }
      if isCaughtUp { return }
      usleep(200_000)
    }
    throw source.refused(.busy(part))
  }
}

/// The longest time that programs may have waited to write.
final class LongestPause {
  private(set) var milliseconds = 0

  /// Notes a time that ends now.
  func add(_ start: Moment) { milliseconds = max(milliseconds, start.milliseconds) }
}
