internal import FastiRecords
internal import Glibc

/// A database from or to which a partition is moved, as the owner of its tables sees it.
struct ShardServer {
  let connection: DatabaseConnection
  /// The number of the partition.
  let part: Int
  /// Is called before each statement that writes; a test ends the move there.
  let willWrite: () throws(StoreError) -> Void

  var name: String { connection.name }
  /// The name of the publication, and of the subscription to it.
  var publication: String { "fasti_shard_\(part)" }

  init(
    _ address: PostgresAddress, part: Int, willWrite: @escaping () throws(StoreError) -> Void
  ) throws(StoreError) {
    connection = try DatabaseConnection(address, user: "fasti_keeper")
    (self.part, self.willWrite) = (part, willWrite)
    // What is committed is on disk before the next step.
    try connection.script("SET synchronous_commit = on; SET client_min_messages = error")
  }

  /// Runs statements that write, in one transaction unless it is only one.
  func write(_ sql: String) throws(StoreError) {
    try willWrite()
    try connection.script(sql)
  }

  /// Whether something is true.
  func holds(_ sql: String) throws(StoreError) -> Bool { try connection.first("SELECT \(sql)") { $0.flag() } ?? false }

  /// A number.
  func number(_ sql: String) throws(StoreError) -> Int {
    try connection.first("SELECT (\(sql))::bigint") { Int($0.integer()) } ?? 0
  }

  /// A text; nil for null.
  func text(_ sql: String) throws(StoreError) -> String? {
    try connection.rows("SELECT (\(sql))::text") { $0.optionalText() ?? "" }.first.flatMap { $0.isEmpty ? nil : $0 }
  }

  func refused(_ fault: ShardFault) -> StoreError { .shard(database: name, fault) }

  /// Where the partition is, as this server says; nil if it has no such partition.
  func shard() throws(StoreError) -> (state: Shard.State, place: String?)? {
    let sql = "SELECT state, place FROM fasti.shard WHERE part = \(part)"
    return try connection.rows(sql) { row -> (state: Shard.State, place: String?)? in
      Shard.State(rawValue: row.text()).map { ($0, row.optionalText()) }
    }.first
  }

  /// The partitions with this number, that of changes first.
  func tables() throws(StoreError) -> [String] {
    try connection.rows(
      """
      SELECT c.relname::text FROM pg_partitioned_table p JOIN pg_class c ON c.oid = p.partrelid
      WHERE c.relnamespace = 'fasti'::regnamespace ORDER BY c.relname <> 'change', c.relname
      """
    ) { $0.text() }.map { "fasti.\($0)_\(part)" }
  }

  /// Whether none of these tables has a row.
  func isEmpty(_ tables: [String]) throws(StoreError) -> Bool {
    try !holds("EXISTS (\(tables.map { "(SELECT FROM \($0) LIMIT 1)" }.joined(separator: " UNION ALL ")))")
  }

  /// What a database contains in some tables: the number of rows and a sum of the hashes of each.
  func sums(of tables: [String]) throws(StoreError) -> [String: ShardSum] {
    let parts = tables.map {
      "SELECT '\($0)' AS name, count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS hash FROM \($0) t"
    }
    let found = try connection.rows("SELECT name, rows, hash FROM (\(parts.joined(separator: " UNION ALL "))) AS x") {
      ($0.text(), ShardSum(rows: Int($0.integer()), hash: $0.text()))
    }
    return Dictionary(found) { first, _ in first }
  }

  // MARK: The source

  /// The name of the slot. It is one of the whole cluster, so it contains the number of the database.
  func slot() throws(StoreError) -> String {
    let database = try number("SELECT oid FROM pg_database WHERE datname = current_database()")
    return "fasti_shard_\(database)_\(part)"
  }

  /// Creates a publication of the tables, if there is none.
  func publish(_ tables: [String]) throws(StoreError) {
    if try holds("EXISTS (SELECT FROM pg_publication WHERE pubname = '\(publication)')") { return }
    try write("CREATE PUBLICATION \(publication) FOR TABLE \(tables.joined(separator: ", "))")
  }

  /// Creates the slot, if there is none.
  func reserve() throws(StoreError) {
    let slot = try slot()
    if try holds("EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = '\(slot)')") { return }
    try write("SELECT pg_create_logical_replication_slot('\(slot)', 'pgoutput')")
  }

  /// Drops the slot and the publication.
  func withdraw() throws(StoreError) {
    let slot = try slot()
    // The other server has ended the link, which this one learns in a moment.
    for _ in 0..<500 {
      if try !holds("EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = '\(slot)' AND active)") { break }
      usleep(20_000)
    }
    if try holds("EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = '\(slot)')") {
      try write("SELECT pg_drop_replication_slot('\(slot)')")
    }
    if try holds("EXISTS (SELECT FROM pg_publication WHERE pubname = '\(publication)')") {
      try write("DROP PUBLICATION \(publication)")
    }
  }

  // MARK: The target

  /// The condition for its subscription.
  private var mine: String {
    "subname = '\(publication)' AND subdbid = (SELECT oid FROM pg_database WHERE datname = current_database())"
  }

  /// Whether it has a subscription, even one that is being removed.
  func hasSubscription() throws(StoreError) -> Bool {
    try holds("EXISTS (SELECT FROM pg_subscription WHERE \(mine))")
  }

  /// Whether it has a subscription that works.
  func isSubscribed(to slot: String) throws(StoreError) -> Bool {
    try holds("EXISTS (SELECT FROM pg_subscription WHERE \(mine) AND subenabled AND subslotname = '\(slot)')")
  }

  /// Creates the subscription, which first copies what there is. What it applies is on disk when it says so.
  func subscribe(to source: PostgresAddress, slot: String) throws(StoreError) {
    try write(
      """
      CREATE SUBSCRIPTION \(publication) CONNECTION \(Self.quoted(source.connectionText(user: "fasti_keeper"))) PUBLICATION \(publication)
      WITH (create_slot = false, slot_name = '\(slot)', synchronous_commit = 'on')
      """)
  }

  /// Whether a subscription could be created; leaves nothing.
  func trySubscribing(to source: PostgresAddress) throws(StoreError) {
    try connection.begin("BEGIN")
    defer { connection.rollback() }
    do throws(StoreError) {
      try connection.script(
        """
        CREATE SUBSCRIPTION \(publication)_try CONNECTION \(Self.quoted(source.connectionText(user: "fasti_keeper"))) PUBLICATION \(publication)
        WITH (create_slot = false, slot_name = NONE, enabled = false, copy_data = false)
        """)
    } catch {
      switch error {
      case .unreachable(_, let detail), .statementRefused(_, let detail), .loginRefused(_, let detail):
        throw refused(.noWay(to: source.name, detail: detail))
      default: throw error
      }
    }
  }

  /// Removes the subscription, if there is one, without asking the other server.
  func unsubscribe() throws(StoreError) {
    guard try hasSubscription() else { return }
    if try holds("EXISTS (SELECT FROM pg_subscription WHERE \(mine) AND subenabled)") {
      try write("ALTER SUBSCRIPTION \(publication) DISABLE")
    }
    if try holds("EXISTS (SELECT FROM pg_subscription WHERE \(mine) AND subslotname IS NOT NULL)") {
      try write("ALTER SUBSCRIPTION \(publication) SET (slot_name = NONE)")
    }
    try write("DROP SUBSCRIPTION \(publication)")
  }

  /// How many tables the subscription has copied, and how many there are.
  func copied() throws(StoreError) -> (done: Int, all: Int) {
    let sql = """
      SELECT count(*) FILTER (WHERE srsubstate = 'r'), count(*) FROM pg_subscription_rel
      WHERE srsubid = (SELECT oid FROM pg_subscription WHERE \(mine))
      """
    return try connection.first(sql) { (Int($0.integer()), Int($0.integer())) } ?? (0, 0)
  }

  /// Whether a process of the server works for the subscription.
  func isReplicating() throws(StoreError) -> Bool {
    try holds("EXISTS (SELECT FROM pg_stat_subscription WHERE subname = '\(publication)' AND pid IS NOT NULL)")
  }

  /// A text between quotes, whatever the server takes backslashes for.
  static func quoted(_ text: String) -> String {
    var quoted = ""
    for letter in text { quoted += letter == "'" || letter == "\\" ? "\(letter)\(letter)" : "\(letter)" }
    return "E'\(quoted)'"
  }
}

/// What a table contains.
struct ShardSum: Hashable {
  let rows: Int
  let hash: String
}

/// A moment, to measure short times.
struct Moment {
  private let nanoseconds: Int64

  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The milliseconds since then, rounded up.
  var milliseconds: Int { Int((Moment.now.nanoseconds - nanoseconds + 999_999) / 1_000_000) }
}
