import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import PeopleHomes
import FastiTransfer
import Testing

@Suite(
  "The tables of PostgreSQL",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct SchemaTests {
  private func rows(_ sql: String) throws -> [String] {
    try #require(ScratchServer.shared).psql(sql).split(separator: "\n").map(String.init)
  }

  @Test("every kind has a table with its columns: a new kind or column needs a step in Data/Postgres")
  func columns() throws {
    for kind in RecordKinds.all {
      let found = try rows(
        "SELECT column_name FROM information_schema.columns WHERE table_schema = 'fasti' AND table_name = '\(kind.table)'"
      )
      #expect(
        Set(found)
          == Set(
            ["space_id", "id", "stamp", "deleted", "change", "brought", "hash", "replaces", "ages", "extra"]
              + kind.columns),
        "\(kind.table)")
    }
    #expect(try rows("SELECT name FROM fasti.kind ORDER BY name") == RecordKinds.all.map(\.table).sorted())
  }

  @Test(
    "the space is the first column of every key, and every key contains it, as Citus requires for distributed tables")
  func keys() throws {
    let keys = try rows(
      """
      SELECT c.relname, a.attname FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
      WHERE c.relnamespace = 'fasti'::regnamespace AND c.relkind = 'p'
      """)
    #expect(keys.count > 70)
    #expect(keys.filter { !$0.hasSuffix("|space_id") } == [])
    let tables = try rows(
      "SELECT relname FROM pg_class WHERE relnamespace = 'fasti'::regnamespace AND relkind = 'p' ORDER BY relname")
    #expect(tables == Attack.tables.sorted())
    // Citus does not support keys between distributed tables, triggers on them, or sequences in a key.
    #expect(
      try rows(
        "SELECT conname FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text IN ('fasti.' || '\(tables.joined(separator: "', 'fasti.' || '"))')"
      ) == [])
    #expect(
      try rows(
        "SELECT tgname FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE c.relnamespace = 'fasti'::regnamespace AND NOT tgisinternal"
      ) == [])
    #expect(try rows("SELECT relname FROM pg_class WHERE relnamespace = 'fasti'::regnamespace AND relkind = 'S'") == [])
  }

  @Test("every table of spaces is partitioned in the same way, by the hash of the space") func partitions() throws {
    let found = try rows(
      """
      SELECT c.relname, p.partstrat, pg_get_partkeydef(c.oid), (SELECT count(*) FROM pg_inherits WHERE inhparent = c.oid)
      FROM pg_partitioned_table p JOIN pg_class c ON c.oid = p.partrelid WHERE c.relnamespace = 'fasti'::regnamespace
      """)
    #expect(found.filter { !$0.hasSuffix("|h|HASH (space_id)|4") } == [])
    #expect(found.count == Attack.tables.count)
  }

  @Test("no column is a binary floating-point number") func numbers() throws {
    #expect(
      try rows(
        "SELECT table_name FROM information_schema.columns WHERE table_schema = 'fasti' AND data_type IN ('real', 'double precision')"
      ) == [])
  }

  @Test(
    "every table of spaces and every partition forces its policies; the app has no rights on partitions or people")
  func grants() throws {
    let open = try rows(
      """
      SELECT relname FROM pg_class WHERE relnamespace = 'fasti'::regnamespace AND (relkind = 'p' OR relispartition AND relkind = 'r')
      AND NOT (relrowsecurity AND (relforcerowsecurity OR relispartition))
      """)
    #expect(open == [])
    let granted = try rows(
      "SELECT DISTINCT table_name FROM information_schema.role_table_grants WHERE grantee IN ('fasti_app', 'PUBLIC') AND table_schema = 'fasti'"
    )
    #expect(Set(granted) == Set(Attack.tables + ["edition"]))
    let versions = try rows(
      """
      SELECT DISTINCT privilege_type FROM information_schema.role_table_grants
      WHERE grantee = 'fasti_app' AND table_schema = 'fasti' AND table_name IN (SELECT name FROM fasti.kind UNION SELECT 'change')
      """)
    #expect(Set(versions) == ["SELECT", "INSERT"])
    let functions = try rows(
      """
      SELECT proname FROM pg_proc WHERE pronamespace = 'fasti'::regnamespace AND (has_function_privilege('public', oid, 'EXECUTE')
      OR prosecdef AND NOT coalesce(proconfig::text LIKE '%search_path=fasti, pg_temp%', false))
      """)
    #expect(functions == [])
  }

  @Test("columns and kinds of a later program are read when the owner has updated the tables with that program")
  func adopted() throws {
    let server = try #require(ScratchServer.shared)
    let place = try server.place()
    let store = PostgresStore(place, clock: .system, entropy: .system)
    let (space, stamp) = (RecordID(high: 5, low: 5), Stamp(milliseconds: 1_770_292_800_000, device: 77))
    var values = Event.kind.blank
    (values[0], values[2]) = (.text("title"), .integer(20_490))
    let event = VersionRow(
      id: RecordID(high: 1, low: 1), stamp: stamp, deleted: false, values: values,
      lineage: Lineage(replaces: Lineage.nothing, extra: #"{"budget":"900 EUR"}"#))
    let foreign = ForeignVersion(
      kind: "setting", id: Setting.id(for: "a"), stamp: stamp, deleted: false,
      body: #"{"columns":{"key":"a","value":"1"}}"#)
    let author = Change(id: RecordID(high: 8, low: 2), command: ":edit setting a", time: 1)
    let change = SyncedChange(
      change: AuthoredChange(change: author, stamp: stamp, undoes: nil, device: 77),
      versions: [SyncedVersion(kind: "event", row: event)], foreign: [foreign])
    #expect(try store.receive([change], from: space, segments: [:]).refused == [])
    store.close()
    _ = try PostgresKeeper(try server.address(as: "fasti_keeper")).migrate()
    let sent = try store.unsent(to: space, limit: 9)
    #expect(sent.flatMap(\.foreign) == [])
    #expect(sent.flatMap(\.versions).map(\.row.lineage.extra) == [nil, nil])
    #expect(try rows("SELECT budget FROM fasti.event WHERE space_id = '\(place.spaceText)'") == ["900 EUR"])
    #expect(try store.check().findings == [])
  }
}
