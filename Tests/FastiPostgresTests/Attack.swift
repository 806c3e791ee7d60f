import Testing

/// Statements with which a user of the role `fasti_app` tries to get more than the own space. If they succeed, they
/// answer LEAK. `:mine` and `:theirs` are the spaces, `:secret` is the secret of the other.
struct Attack: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sql: String
  /// The role with which the same statements succeed.
  let control: Control

  enum Control: Sendable {
    /// A superuser, to whom policies do not apply.
    case superuser
    /// The app, with the secret of the other.
    case owner
  }

  init(_ name: String, _ sql: String, _ control: Control = .superuser) {
    (testDescription, self.sql, self.control) = (name, sql, control)
  }

  static let all = reading + claiming + writing + reaching + around

  /// Every table of spaces.
  static let tables = [
    "change", "setting", "region", "rule", "layer", "leave_profile", "leave_terms", "leave_rate", "leave_entry", "note",
    "event", "calendar_object", "countdown", "reminder", "attachment", "month_override", "month_fetched",
    "month_document", "feed",
    "tally",
    "fact", "shipped_region", "shipped_edition", "pass_phrase", "session", "program_token", "delivery",
    "alarm_delivery", "foreign_version", "dismissed", "sync_space", "sync_known", "sync_segment", "sync_file",
    "served_space", "served_change", "joined_device", "join_code",
  ]

  private static let read = "SELECT 'LEAK' FROM fasti.note WHERE space_id = ':theirs' LIMIT 1"

  static let reading = [
    Attack("read with another's space", read, .owner),
    Attack("read all but one's own", "SELECT 'LEAK' FROM fasti.note WHERE space_id <> ':mine' LIMIT 1", .owner),
    Attack("read without saying a space", "SELECT 'LEAK' FROM fasti.note WHERE text = 'secret of Ada' LIMIT 1", .owner),
    Attack(
      "count another's", "SELECT 'LEAK' WHERE (SELECT count(*) FROM fasti.note WHERE space_id = ':theirs') > 0", .owner),
    Attack("row_security off", "SET LOCAL row_security = off; \(read)"),
    Attack("in a subquery", "SELECT 'LEAK' WHERE EXISTS (SELECT FROM fasti.change WHERE space_id = ':theirs')", .owner),
    Attack("in a union", "SELECT 'x' WHERE false UNION ALL (\(read))", .owner),
    Attack(
      "by a join with one's own",
      "SELECT 'LEAK' FROM fasti.fact a JOIN fasti.fact b USING (key) WHERE b.space_id = ':theirs' LIMIT 1"),
    Attack("by a cursor", "DECLARE c CURSOR FOR \(read); FETCH 1 FROM c", .owner),
    Attack("by a prepared statement", "PREPARE p AS \(read); EXECUTE p", .owner),
    Attack("copy out", "COPY (\(read)) TO STDOUT", .owner),
    Attack("into a temporary table", "CREATE TEMP TABLE x AS \(read); SELECT 'LEAK' FROM x"),
    Attack(
      "by a view of one's own",
      "CREATE TEMP VIEW v AS SELECT * FROM fasti.note; SELECT 'LEAK' FROM v WHERE space_id = ':theirs'"),
    Attack(
      "by a function that tells what it sees",
      """
      CREATE FUNCTION pg_temp.peek(t text) RETURNS boolean LANGUAGE plpgsql COST 0.0000001 AS $$
      BEGIN IF t = 'secret of Ada' THEN PERFORM set_config('x.seen', 'LEAK', true); END IF; RETURN true; END $$;
      SELECT count(*) FROM fasti.note WHERE pg_temp.peek(text); SELECT current_setting('x.seen', true)
      """),
    Attack(
      "by an error that a foreign row makes",
      """
      DO $$ BEGIN PERFORM 1 / (length(text) - length(text)) FROM fasti.note WHERE space_id = ':theirs';
      EXCEPTION WHEN division_by_zero THEN PERFORM set_config('x.seen', 'LEAK', true); END $$;
      SELECT current_setting('x.seen', true)
      """, .owner),
    Attack(
      "by the rows that EXPLAIN counts",
      """
      DO $$ DECLARE line text; BEGIN
      FOR line IN EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) SELECT * FROM fasti.note WHERE space_id = ':theirs' LOOP
      IF line ~ 'note.*rows=[1-9]' THEN PERFORM set_config('x.seen', 'LEAK', true); END IF; END LOOP; END $$;
      SELECT current_setting('x.seen', true)
      """, .owner),
    Attack(
      "by what the planner knows",
      "SELECT 'LEAK' FROM pg_stats WHERE schemaname = 'fasti' AND tablename LIKE 'note%' LIMIT 1"),
    Attack("lock another's rows", "SELECT 'LEAK' FROM fasti.delivery WHERE space_id = ':theirs' FOR UPDATE", .owner),
  ]

  static let claiming = [
    Attack("claim a space by a setting", "SELECT set_config('fasti.space', ':theirs', true); \(read)"),
    Attack("claim a person by a setting", "SELECT set_config('fasti.person', ':theirs', true); \(read)"),
    Attack("claim an empty secret", "SELECT set_config('fasti.session', '', true); \(read)"),
    Attack(
      "claim a session by the hash of its secret",
      "SELECT set_config('fasti.session', encode(sha256(':secret'), 'hex'), true); \(read)"),
    Attack(
      "claim with the right secret, as the control does",
      "SELECT set_config('fasti.session', ':secret' || 'x', true); \(read)"),
    Attack("read the hashes of secrets", "SELECT 'LEAK' FROM fasti.secret LIMIT 1"),
    Attack("read the persons", "SELECT 'LEAK' FROM fasti.person LIMIT 1"),
    Attack("read the members", "SELECT 'LEAK' FROM fasti.member LIMIT 1"),
    Attack("read the spaces", "SELECT 'LEAK' FROM fasti.space LIMIT 1"),
    Attack("list another's spaces", "SELECT 'LEAK' FROM fasti.my_spaces() WHERE space_id = ':theirs'", .owner),
    Attack(
      "be let into a space",
      "INSERT INTO fasti.member SELECT ':theirs', person_id, 'owner', 0 FROM fasti.member WHERE space_id = ':mine'; SELECT 'LEAK'"
    ),
    Attack(
      "make a secret for another",
      "INSERT INTO fasti.secret SELECT sha256('x'), person_id, 'device', '', 0 FROM fasti.member WHERE space_id = ':theirs'; SELECT 'LEAK'"
    ),
    Attack("lock another's space", "SELECT 'LEAK' WHERE fasti.lock_space(':theirs')", .owner),
  ]

  private static let writing = [
    Attack(
      "insert into another's space",
      "INSERT INTO fasti.fact (space_id, key, value) VALUES (':theirs', 'x', 'x'); SELECT 'LEAK'", .owner),
    Attack(
      "insert over another's key",
      "INSERT INTO fasti.fact (space_id, key, value) VALUES (':theirs', 'clock', 'x') ON CONFLICT (space_id, key) DO UPDATE SET value = 'x'; SELECT 'LEAK'",
      .owner),
    Attack(
      "learn of another's key by a conflict",
      "INSERT INTO fasti.fact (space_id, key, value) VALUES (':theirs', 'clock', 'x') ON CONFLICT DO NOTHING; SELECT 'LEAK'",
      .owner),
    Attack(
      "a version into another's space",
      "INSERT INTO fasti.note SELECT ':theirs', gen_random_uuid(), stamp, deleted, change, brought, hash, day, date, text FROM fasti.note LIMIT 1; SELECT 'LEAK'",
      .owner),
    Attack(
      "update another's",
      "WITH w AS (UPDATE fasti.fact SET value = value WHERE space_id = ':theirs' RETURNING 1) SELECT 'LEAK' FROM w LIMIT 1",
      .owner),
    Attack(
      "move one's own row into another's space",
      "UPDATE fasti.delivery SET space_id = ':theirs' WHERE space_id = ':mine'; SELECT 'LEAK'"),
    Attack(
      "delete another's",
      "WITH w AS (DELETE FROM fasti.delivery WHERE space_id = ':theirs' RETURNING 1) SELECT 'LEAK' FROM w LIMIT 1",
      .owner),
    Attack("rewrite a version of one's own", "UPDATE fasti.note SET text = 'x'; SELECT 'LEAK'"),
    Attack("delete versions of one's own", "DELETE FROM fasti.note; SELECT 'LEAK'"),
    Attack("delete the history", "DELETE FROM fasti.change; SELECT 'LEAK'"),
    Attack("truncate", "TRUNCATE fasti.note; SELECT 'LEAK'"),
    Attack("lower a tally", "UPDATE fasti.tally SET earlier = 1; SELECT 'LEAK'"),
    Attack(
      "move another's version",
      "SELECT 'LEAK' FROM fasti.note n, fasti.move_version(':theirs', 'note', n.id, n.stamp, n.stamp, n.hash) AS m WHERE m IS NOT NULL AND n.space_id = ':theirs' LIMIT 1",
      .owner),
    Attack(
      "move another's change",
      "SELECT 'LEAK' FROM fasti.change c WHERE c.space_id = ':theirs' AND fasti.move_change(':theirs', c.id, c.stamp, c.device, c.hash) LIMIT 1",
      .owner),
    Attack(
      "note a tally of another",
      "SELECT 'LEAK' WHERE fasti.note_tally(':theirs', 'note', gen_random_uuid(), gen_random_uuid(), 1)", .owner),
    Attack(
      "blank another's version",
      "SELECT 'LEAK' FROM fasti.note n WHERE n.space_id = ':theirs' AND fasti.blank_version(':theirs', 'note', n.id, n.stamp, (SELECT max(m.stamp::text)::uuid FROM fasti.note m WHERE m.id = n.id), n.hash) LIMIT 1",
      .owner),
    Attack(
      "blank another's change",
      "SELECT 'LEAK' FROM fasti.change c WHERE c.space_id = ':theirs' AND fasti.blank_change(':theirs', c.id, c.hash) LIMIT 1",
      .owner),
    Attack(
      "read the secrets of another's devices", "SELECT 'LEAK' FROM fasti.joined_device WHERE space_id = ':theirs'",
      .owner),
    Attack(
      "read the keys of another's folders", "SELECT 'LEAK' FROM fasti.sync_space WHERE space_id = ':theirs'", .owner),
    Attack(
      "let oneself in by a code of one's own",
      "INSERT INTO fasti.join_code VALUES (':theirs', encode(sha256('x'), 'hex'), 9000000000000, 0); SELECT 'LEAK'",
      .owner),
    Attack(
      "give a change of another a number",
      "INSERT INTO fasti.served_change VALUES (':theirs', 999, gen_random_uuid()); SELECT 'LEAK'", .owner),
    Attack("take back a number that was given", "DELETE FROM fasti.served_change; SELECT 'LEAK'"),
    Attack("forget a device that joined", "DELETE FROM fasti.joined_device; SELECT 'LEAK'"),
    Attack("raise the floor of the schema", "UPDATE fasti.edition SET floor = 0; SELECT 'LEAK'"),
  ]

  private static let reaching = [
    Attack("become a superuser", "SET ROLE admin; \(read)"),
    Attack("become the keeper", "SET ROLE fasti_keeper; \(read)"),
    Attack("another session authorization", "SET SESSION AUTHORIZATION admin; \(read)"),
    Attack("make a role", "CREATE ROLE mallory BYPASSRLS; SELECT 'LEAK'"),
    Attack("give oneself the right to pass by", "ALTER ROLE fasti_app BYPASSRLS; SELECT 'LEAK'"),
    Attack("switch the policies off", "ALTER TABLE fasti.note DISABLE ROW LEVEL SECURITY; SELECT 'LEAK'"),
    Attack("add a policy", "CREATE POLICY p ON fasti.note USING (true); SELECT 'LEAK'"),
    Attack("grant oneself a partition", "GRANT SELECT ON fasti.note_0 TO fasti_app; SELECT 'LEAK'"),
    Attack(
      "replace the function that proves",
      "CREATE OR REPLACE FUNCTION fasti.spaces(lowest text) RETURNS uuid[] LANGUAGE sql AS $$ SELECT ARRAY[':theirs'::uuid] $$; SELECT 'LEAK'"
    ),
    Attack("a table in the schema", "CREATE TABLE fasti.x (a int); SELECT 'LEAK'"),
    Attack(
      "a trigger that tells",
      "CREATE TRIGGER t BEFORE INSERT ON fasti.note FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger(); SELECT 'LEAK'"
    ),
    Attack("make a kind", "CALL fasti.make_kind('x', 'a int'); SELECT 'LEAK'"),
  ]

  private static let around = [
    Attack("a program of the server", "COPY (SELECT 'LEAK') TO PROGRAM 'cat >/dev/null'; SELECT 'LEAK'"),
    Attack("a file of the server", "SELECT 'LEAK' WHERE pg_read_file('PG_VERSION') IS NOT NULL"),
    Attack(
      "a table in place of that of secrets",
      """
      CREATE TEMP TABLE secret (hash bytea, person_id uuid, ends bigint);
      INSERT INTO secret SELECT sha256('x'), person_id, NULL FROM fasti.member WHERE space_id = ':theirs';
      SET LOCAL search_path = pg_temp, fasti; SELECT set_config('fasti.session', 'x', true);
      SELECT 'LEAK' FROM fasti.note WHERE space_id = ':theirs' LIMIT 1
      """),
    Attack(
      "a function in place of sha256",
      """
      CREATE FUNCTION pg_temp.sha256(bytea) RETURNS bytea LANGUAGE sql AS $$ SELECT hash FROM fasti.secret LIMIT 1 $$;
      SET LOCAL search_path = pg_temp, fasti, pg_catalog; SELECT set_config('fasti.session', 'x', true);
      SELECT 'LEAK' FROM fasti.note WHERE space_id = ':theirs' LIMIT 1
      """),
    Attack(
      "what others are asking",
      "SELECT 'LEAK' FROM pg_stat_activity WHERE usename = 'admin' AND query <> '' AND query NOT LIKE '<insuff%' LIMIT 1"
    ),
    Attack("set a setting for the role", "ALTER DATABASE fasti SET row_security = off; SELECT 'LEAK'"),
  ]
}
