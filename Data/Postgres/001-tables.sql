-- Fasti's tables in PostgreSQL, step 1. The program runs each step once, in one transaction, under an advisory lock, as the
-- role that owns the schema, and puts the number of partitions in place of :partitions. The role fasti_app must exist.
--
-- The space comes first in every key, and every table of versions is partitioned by its hash. Ids are uuid; so are stamps:
-- 48 bits of milliseconds, 16 of a counter, 64 of the device, in the order of their bytes. Days are days since 1970-01-01,
-- hours are ticks of 1/10,000 h, times of day are minutes or seconds, moments are seconds or milliseconds of Unix time.
CREATE SCHEMA fasti;
SET LOCAL search_path = fasti, pg_temp;

-- What the database says of itself, in one row: the step it has come to, the oldest step whose programs may still write, and
-- the number of partitions of every table.
CREATE TABLE edition (
  one        boolean PRIMARY KEY DEFAULT true CHECK (one),
  version    integer NOT NULL,
  floor      integer NOT NULL CHECK (floor <= version),
  partitions integer NOT NULL CHECK (partitions BETWEEN 1 AND 128)
);
INSERT INTO edition (version, floor, partitions) VALUES (0, 0, :partitions);

-- Who there is. The app has no grant on any of these; functions of the owner answer about the one who asks.
CREATE TABLE person (
  person_id uuid PRIMARY KEY,
  name      text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  created   bigint NOT NULL,
  closed    bigint
);
-- Of a secret only its SHA-256 is kept. It proves who asks, until it ends.
CREATE TABLE secret (
  hash      bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  person_id uuid NOT NULL REFERENCES person,
  kind      text NOT NULL CHECK (kind IN ('session', 'device', 'program')),
  name      text NOT NULL CHECK (length(name) <= 100),
  created   bigint NOT NULL,
  ends      bigint
);
CREATE INDEX secret_person ON secret (person_id);
CREATE TABLE space (
  space_id uuid PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('personal')),
  name     text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  created  bigint NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE member (
  space_id  uuid NOT NULL REFERENCES space,
  person_id uuid NOT NULL REFERENCES person,
  role      text NOT NULL CHECK (role IN ('owner', 'edit', 'read')),
  since     bigint NOT NULL,
  PRIMARY KEY (space_id, person_id)
);
CREATE INDEX member_person ON member (person_id, space_id);

-- The spaces in which the one who asks has at least that role. Who asks is proven by the secret of the transaction; a policy
-- calls this once a statement, as (SELECT fasti.spaces('read')), never once a row.
-- It is in plpgsql because that keeps its plan for the connection; in SQL it was planned anew with every statement.
CREATE FUNCTION spaces(lowest text) RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(m.space_id), '{}')
    FROM secret s JOIN person p USING (person_id) JOIN member m USING (person_id)
    WHERE s.hash = sha256(convert_to(current_setting('fasti.session', true), 'UTF8'))
      AND (s.ends IS NULL OR s.ends > extract(epoch FROM now()) * 1000) AND p.closed IS NULL
      AND array_position('{owner,edit,read}', m.role) <= array_position('{owner,edit,read}', lowest));
END $$;
-- The spaces of the one who asks, the oldest first.
CREATE FUNCTION my_spaces() RETURNS TABLE (space_id uuid, name text, role text) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = fasti, pg_temp AS $$
  SELECT s.space_id, s.name, m.role FROM space s JOIN member m USING (space_id)
  WHERE s.space_id = ANY (spaces('read')) AND m.person_id = (
    SELECT person_id FROM secret WHERE hash = sha256(convert_to(current_setting('fasti.session', true), 'UTF8')))
  ORDER BY s.created, s.space_id
$$;
-- Locks the row of a space until the end of the transaction: whoever writes does this first, so writers take turns.
CREATE FUNCTION lock_space(wanted uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  IF NOT wanted = ANY (spaces('edit')) THEN RETURN false; END IF;
  PERFORM FROM space WHERE space_id = wanted FOR NO KEY UPDATE;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION spaces(text), my_spaces(), lock_space(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION spaces(text), my_spaces(), lock_space(uuid) TO fasti_app;
GRANT USAGE ON SCHEMA fasti TO fasti_app;
GRANT SELECT ON edition TO fasti_app;

-- Makes a table of spaces: its partitions, which nobody is granted, and its policies. Members of the role `lowest` may read;
-- the app may do what `verbs` lists, in spaces where the one who asks may write.
CREATE PROCEDURE make_table(name text, columns text, key text, verbs text, lowest text DEFAULT 'read') LANGUAGE plpgsql AS $$
DECLARE
  parts integer := (SELECT partitions FROM fasti.edition);
  allowed CONSTANT text := CASE lowest WHEN 'owner' THEN 'owner' ELSE 'edit' END;
BEGIN
  EXECUTE format('CREATE TABLE fasti.%I (space_id uuid NOT NULL, %s, PRIMARY KEY (space_id, %s)) PARTITION BY HASH (space_id)',
    name, columns, key);
  FOR part IN 0 .. parts - 1 LOOP
    EXECUTE format('CREATE TABLE fasti.%I PARTITION OF fasti.%I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
      name || '_' || part, name, parts, part);
    EXECUTE format('ALTER TABLE fasti.%I ENABLE ROW LEVEL SECURITY', name || '_' || part);
  END LOOP;
  EXECUTE format('ALTER TABLE fasti.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY keeps ON fasti.%I TO CURRENT_USER USING (true) WITH CHECK (true)', name);
  EXECUTE format('CREATE POLICY sees ON fasti.%I FOR SELECT TO fasti_app
    USING (space_id = ANY ((SELECT fasti.spaces(%L))::uuid[]))', name, lowest);
  EXECUTE format('CREATE POLICY writes ON fasti.%I FOR INSERT TO fasti_app
    WITH CHECK (space_id = ANY ((SELECT fasti.spaces(%L))::uuid[]))', name, allowed);
  EXECUTE format('CREATE POLICY changes ON fasti.%I FOR UPDATE TO fasti_app
    USING (space_id = ANY ((SELECT fasti.spaces(%L))::uuid[]))', name, allowed);
  EXECUTE format('CREATE POLICY removes ON fasti.%I FOR DELETE TO fasti_app
    USING (space_id = ANY ((SELECT fasti.spaces(%L))::uuid[]))', name, allowed);
  EXECUTE format('GRANT %s ON fasti.%I TO fasti_app', verbs, name);
END $$;

-- The kinds of records. Versions are written once: the app may only select and insert.
CREATE TABLE kind (name text COLLATE "C" PRIMARY KEY);
CREATE PROCEDURE make_kind(name text, columns text) LANGUAGE plpgsql AS $$
BEGIN
  CALL fasti.make_table(name,
    'id uuid NOT NULL, stamp uuid NOT NULL, deleted boolean NOT NULL, change uuid NOT NULL, brought uuid,
     hash bytea NOT NULL CHECK (octet_length(hash) = 32), ' || columns, 'id, stamp', 'SELECT, INSERT');
  EXECUTE format('CREATE INDEX ON fasti.%I (space_id, change)', name);
  EXECUTE format('CREATE INDEX ON fasti.%I (space_id, brought) WHERE brought IS NOT NULL', name);
  INSERT INTO fasti.kind VALUES (name);
END $$;

-- A change: what one command wrote. `brought` is the change of this database that brought one made elsewhere.
CALL make_table('change', $$
  id      uuid NOT NULL,
  stamp   uuid NOT NULL,
  hash    bytea NOT NULL CHECK (octet_length(hash) = 32),
  time    bigint NOT NULL,
  command text NOT NULL,
  undoes  uuid,
  device  text CHECK (device ~ '^[0-9a-f]{16}$'),
  brought uuid,
  UNIQUE (space_id, stamp)$$, 'id', 'SELECT, INSERT');

CALL make_kind('setting', $$
  key   text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  value text NOT NULL CHECK (length(value) <= 65536)$$);
CALL make_kind('region', $$
  code             text NOT NULL CHECK (length(code) BETWEEN 1 AND 100),
  text             text NOT NULL CHECK (length(text) <= 4000000),
  user_modified_at bigint NOT NULL CHECK (user_modified_at >= 0)$$);
CALL make_kind('rule', $$
  rule_id          text NOT NULL CHECK (length(rule_id) BETWEEN 1 AND 200),
  region           text NOT NULL CHECK (length(region) <= 100),
  text             text NOT NULL CHECK (length(text) BETWEEN 1 AND 65536),
  user_modified_at bigint NOT NULL CHECK (user_modified_at >= 0)$$);
CALL make_kind('layer', $$
  rule_id          text NOT NULL CHECK (length(rule_id) BETWEEN 1 AND 200),
  title_override   text CHECK (length(title_override) <= 1000),
  symbol_name      text CHECK (length(symbol_name) <= 200),
  icon_color       text CHECK (length(icon_color) <= 200),
  notes            text CHECK (length(notes) <= 65536),
  hidden           smallint NOT NULL CHECK (hidden IN (0, 1)),
  user_modified_at bigint NOT NULL CHECK (user_modified_at >= 0)$$);
CALL make_kind('leave_profile', $$
  schedule text NOT NULL CHECK (schedule IN ('every', 'semimonthly', 'monthly')),
  first    integer NOT NULL CHECK (first BETWEEN 1 AND CASE schedule WHEN 'every' THEN 366 WHEN 'semimonthly' THEN 15 ELSE 31 END),
  second   integer CHECK (second BETWEEN first + 1 AND 31),
  anchor   integer NOT NULL CHECK (anchor BETWEEN -141349 AND 376199),
  lag      integer NOT NULL CHECK (lag BETWEEN 0 AND 366),
  baseline text NOT NULL CHECK (baseline IN ('additive', 'statement')),
  quarter  smallint NOT NULL CHECK (quarter IN (0, 1)),
  CHECK ((schedule = 'semimonthly') = (second IS NOT NULL))$$);
CALL make_kind('leave_terms', $$
  type        text NOT NULL CHECK (length(type) <= 32 AND type ~ '^[a-z][a-z0-9-]*$'),
  position    bigint NOT NULL CHECK (position >= 0),
  start       bigint NOT NULL,
  cap         bigint,
  carry_month smallint CHECK (carry_month BETWEEN 1 AND 12),
  carry_day   smallint CHECK (carry_day BETWEEN 1 AND CASE carry_month
                WHEN 2 THEN 28 WHEN 4 THEN 30 WHEN 6 THEN 30 WHEN 9 THEN 30 WHEN 11 THEN 30 ELSE 31 END),
  carry_limit bigint CHECK (carry_limit >= 0),
  floor       bigint NOT NULL,
  CHECK ((carry_month IS NULL) = (carry_day IS NULL) AND (carry_month IS NULL) = (carry_limit IS NULL))$$);
CALL make_kind('leave_rate', $$
  type  text NOT NULL CHECK (length(type) <= 32 AND type ~ '^[a-z][a-z0-9-]*$'),
  since integer CHECK (since BETWEEN -141349 AND 376199),
  rate  bigint NOT NULL CHECK (rate BETWEEN 0 AND 999999999999)$$);
CALL make_kind('leave_entry', $$
  day     integer NOT NULL CHECK (day BETWEEN -141349 AND 376199),
  type    text NOT NULL CHECK (length(type) <= 32 AND type ~ '^[a-z][a-z0-9-]*$'),
  action  text NOT NULL CHECK (action IN ('used', 'accrued', 'adjustment')),
  sign    text CHECK (sign IN ('positive', 'negative')),
  hours   bigint NOT NULL CHECK (hours BETWEEN 0 AND 999999999900 AND hours % 100 = 0),
  notes   text NOT NULL CHECK (length(notes) <= 65536),
  source  text NOT NULL CHECK (length(source) BETWEEN 1 AND 200),
  created bigint NOT NULL CHECK (created >= 0),
  CHECK ((action = 'adjustment') = (sign IS NOT NULL))$$);
CALL make_kind('note', $$
  day  integer NOT NULL CHECK (day BETWEEN -141349 AND 376199),
  date text NOT NULL CHECK (date = to_char(DATE '1970-01-01' + day, 'YYYY-MM-DD')),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 65536)$$);
CALL make_kind('event', $$
  title         text NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  type          text NOT NULL CHECK (type IN ('event', 'trip', 'birthday', 'money')),
  first_day     integer NOT NULL CHECK (first_day BETWEEN -141349 AND 376199),
  length        integer NOT NULL CHECK (length BETWEEN 1 AND 3660),
  time          integer CHECK (time BETWEEN 0 AND 1439),
  repeats       text CHECK (repeats IN ('day', 'week', 'month', 'year')),
  repeats_until integer CHECK (repeats_until BETWEEN first_day AND 376199),
  notes         text NOT NULL CHECK (length(notes) <= 65536),
  end_time      integer CHECK (end_time BETWEEN 0 AND 1440),
  zone          text CHECK (length(zone) BETWEEN 1 AND 100),
  place         text CHECK (length(place) BETWEEN 1 AND 1000),
  url           text CHECK (length(url) BETWEEN 1 AND 2048),
  rule          text CHECK (length(rule) BETWEEN 1 AND 1000),
  repeats_count integer CHECK (repeats_count BETWEEN 1 AND 517549),
  occurrences   text CHECK (length(occurrences) BETWEEN 1 AND 200000),
  alarms        text CHECK (length(alarms) BETWEEN 1 AND 200),
  CHECK (repeats_until IS NULL OR repeats IS NOT NULL),
  CHECK (end_time IS NULL OR time IS NOT NULL AND (length > 1 OR end_time >= time)),
  CHECK (zone IS NULL OR time IS NOT NULL),
  CHECK (rule IS NULL OR repeats IS NOT NULL),
  CHECK (repeats_count IS NULL OR repeats IS NOT NULL AND repeats_until IS NULL)$$);
CALL make_kind('countdown', $$
  title  text NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  day    integer NOT NULL CHECK (day BETWEEN -141349 AND 376199),
  yearly smallint NOT NULL CHECK (yearly IN (0, 1))$$);
CALL make_kind('reminder', $$
  title    text NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  month    integer NOT NULL CHECK (month BETWEEN 1 AND 12),
  day      integer NOT NULL CHECK (day BETWEEN 1 AND 30),
  year     integer CHECK (year BETWEEN 1 AND 9999),
  time     integer NOT NULL CHECK (time BETWEEN 0 AND 86399),
  duration integer CHECK (duration BETWEEN 1 AND 60),
  day30    text NOT NULL CHECK (day30 IN ('last', 'omit', 'next')),
  zone     text CHECK (length(zone) BETWEEN 1 AND 200),
  notes    text NOT NULL CHECK (length(notes) <= 65536),
  enabled  smallint NOT NULL CHECK (enabled IN (0, 1)),
  created  bigint NOT NULL CHECK (created >= 0),
  updated  bigint NOT NULL CHECK (updated >= 0),
  since    integer CHECK (since IS NULL OR since BETWEEN 1 AND 9999 AND year IS NULL),
  CHECK (duration IS NOT NULL OR day = 1)$$);
CALL make_kind('attachment', $$
  reminder   text NOT NULL CHECK (length(reminder) = 36),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  type       text NOT NULL CHECK (type IN ('photo', 'file', 'link')),
  file       text CHECK (length(file) BETWEEN 36 AND 60 AND file ~ '^[0-9a-z.-]*$'),
  media_type text CHECK (length(media_type) BETWEEN 3 AND 100),
  bytes      bigint CHECK (bytes BETWEEN 0 AND 100000000),
  url        text CHECK (length(url) <= 2048 AND (url ILIKE 'http://_%' OR url ILIKE 'https://_%')),
  created    bigint NOT NULL CHECK (created >= 0),
  CHECK ((type = 'link') = (url IS NOT NULL) AND (type = 'link') = (file IS NULL)
    AND (file IS NULL) = (media_type IS NULL) AND (file IS NULL) = (bytes IS NULL))$$);
CALL make_kind('month_override', $$
  month text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
  start integer NOT NULL CHECK (start BETWEEN -141349 AND 376199)$$);
CALL make_kind('month_fetched', $$
  origin     text NOT NULL CHECK (origin IN ('council', 'committee')),
  month      text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
  start      integer NOT NULL CHECK (start BETWEEN -141349 AND 376199),
  document   text NOT NULL CHECK (document IN ('fiqh', 'home', 'news', 'api', 'pdf')),
  fetched_at bigint NOT NULL CHECK (fetched_at >= 0)$$);
CALL make_kind('month_document', $$
  address  text NOT NULL CHECK (length(address) BETWEEN 1 AND 2048),
  tag      text CHECK (length(tag) <= 1024),
  modified text CHECK (length(modified) <= 100)$$);
CALL make_kind('feed', $$
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  parts      text NOT NULL CHECK (length(parts) BETWEEN 1 AND 200 AND parts ~ '^[a-z,]*$'),
  hiding     text NOT NULL CHECK (length(hiding) <= 200 AND hiding ~ '^[a-z,]*$'),
  token_hash text NOT NULL CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  created    bigint NOT NULL CHECK (created >= 0)$$);
CREATE INDEX ON rule (space_id, rule_id);
CREATE INDEX ON leave_entry (space_id, day);
CREATE INDEX ON note (space_id, day);
CREATE INDEX ON attachment (space_id, reminder);
CREATE INDEX ON feed (space_id, token_hash);
CREATE INDEX ON event (space_id, alarms) WHERE alarms IS NOT NULL;

-- How many versions came before one, where some were dropped.
CALL make_table('tally', $$
  kind    text COLLATE "C" NOT NULL CHECK (kind <> ''),
  id      uuid NOT NULL,
  stamp   uuid NOT NULL,
  earlier integer NOT NULL CHECK (earlier BETWEEN 1 AND 1000000000)$$, 'kind, id, stamp', 'SELECT');
-- What a space says of itself, such as its clock and the sums of its tables.
CALL make_table('fact', $$
  key   text COLLATE "C" NOT NULL,
  value text NOT NULL$$, 'key', 'SELECT, INSERT, UPDATE (value), DELETE');
-- The regions that ship with the program, and the editions of them that there were.
CALL make_table('shipped_region', $$
  code     text COLLATE "C" NOT NULL CHECK (code <> ''),
  position integer NOT NULL CHECK (position >= 0),
  hash     text NOT NULL CHECK (length(hash) >= 16),
  text     text NOT NULL$$, 'code', 'SELECT, INSERT, UPDATE, DELETE');
CALL make_table('shipped_edition', $$
  fingerprint text COLLATE "C" NOT NULL CHECK (length(fingerprint) <= 1000),
  since       bigint NOT NULL CHECK (since >= 0)$$, 'fingerprint', 'SELECT, INSERT, UPDATE (since)');
-- What lets people and programs in: hashes only, for the owner alone.
CALL make_table('pass_phrase', $$
  one     integer NOT NULL CHECK (one = 1),
  hash    text NOT NULL CHECK (hash LIKE '$argon2id$%' AND length(hash) < 128),
  changed bigint NOT NULL CHECK (changed >= 0)$$, 'one', 'SELECT, INSERT, DELETE', 'owner');
CALL make_table('session', $$
  hash  text COLLATE "C" NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  began bigint NOT NULL CHECK (began >= 0),
  ends  bigint NOT NULL CHECK (ends > began)$$, 'hash', 'SELECT, INSERT, DELETE', 'owner');
CALL make_table('program_token', $$
  name    text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  scopes  text NOT NULL CHECK (length(scopes) BETWEEN 1 AND 100 AND scopes ~ '^[a-z,]*$'),
  hash    text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  created bigint NOT NULL CHECK (created >= 0),
  UNIQUE (space_id, hash)$$, 'name', 'SELECT, INSERT, DELETE', 'owner');
-- What was told of reminders and of alarms: no versions, what was told cannot be untold.
CALL make_table('delivery', $$
  reminder     uuid NOT NULL,
  year         integer NOT NULL CHECK (year BETWEEN 1 AND 9999),
  place        integer NOT NULL CHECK (place BETWEEN 1 AND 60),
  day          integer NOT NULL,
  time         integer NOT NULL CHECK (time BETWEEN 0 AND 86399),
  instant      bigint NOT NULL,
  state        text NOT NULL CHECK (state IN ('planned', 'started', 'delivered', 'failed', 'missed', 'interrupted')),
  settled_day  integer,
  settled_time integer CHECK (settled_time BETWEEN 0 AND 86399),
  channel      text NOT NULL CHECK (length(channel) <= 100),
  detail       text CHECK (length(detail) <= 1000),
  recorded     bigint NOT NULL,
  CHECK ((settled_day IS NULL) = (settled_time IS NULL))$$, 'reminder, year, place', 'SELECT, INSERT, UPDATE, DELETE');
CREATE INDEX ON delivery (space_id, instant);
CALL make_table('alarm_delivery', $$
  source       integer NOT NULL CHECK (source BETWEEN 1 AND 6),
  thing        uuid NOT NULL,
  occurrence   integer NOT NULL,
  lead         bigint NOT NULL CHECK (lead >= 0),
  day          integer NOT NULL,
  time         integer NOT NULL CHECK (time BETWEEN 0 AND 86399),
  instant      bigint NOT NULL,
  state        text NOT NULL CHECK (state IN ('planned', 'started', 'delivered', 'failed', 'missed', 'interrupted')),
  settled_day  integer,
  settled_time integer CHECK (settled_time BETWEEN 0 AND 86399),
  channel      text NOT NULL CHECK (length(channel) <= 100),
  detail       text CHECK (length(detail) <= 1000),
  recorded     bigint NOT NULL,
  CHECK ((settled_day IS NULL) = (settled_time IS NULL))$$, 'source, thing, occurrence, lead', 'SELECT, INSERT, UPDATE, DELETE');
CREATE INDEX ON alarm_delivery (space_id, instant);

-- Raises how many versions came before one; the app cannot lower it.
CREATE FUNCTION note_tally(wanted uuid, of_kind text, thing uuid, at uuid, before integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  IF NOT wanted = ANY (spaces('edit')) OR NOT EXISTS (SELECT FROM kind WHERE name = of_kind) THEN RETURN false; END IF;
  INSERT INTO tally AS t VALUES (wanted, of_kind, thing, at, before)
  ON CONFLICT (space_id, kind, id, stamp) DO UPDATE SET earlier = greatest(t.earlier, excluded.earlier);
  RETURN true;
END $$;
-- Gives a version the stamp beside its own: the same millisecond and counter, so the first 64 bits stay, and so does its
-- content. Where it stands there already, it is one version. Answers 'moved' or 'double'; nothing where it may not be.
CREATE FUNCTION move_version(wanted uuid, of_kind text, thing uuid, at uuid, beside uuid, hashed bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  here jsonb;
  there jsonb;
BEGIN
  IF NOT wanted = ANY (spaces('edit')) OR NOT EXISTS (SELECT FROM kind WHERE name = of_kind)
    OR left(at::text, 18) <> left(beside::text, 18) THEN RETURN NULL; END IF;
  EXECUTE format('SELECT to_jsonb(v) FROM fasti.%I AS v WHERE space_id = $1 AND id = $2 AND stamp = $3', of_kind)
    INTO here USING wanted, thing, at;
  EXECUTE format('SELECT to_jsonb(v) FROM fasti.%I AS v WHERE space_id = $1 AND id = $2 AND stamp = $3', of_kind)
    INTO there USING wanted, thing, beside;
  IF here IS NULL THEN RETURN NULL; END IF;
  IF there IS NULL THEN
    EXECUTE format('UPDATE fasti.%I SET stamp = $1, hash = $2 WHERE space_id = $3 AND id = $4 AND stamp = $5', of_kind)
      USING beside, hashed, wanted, thing, at;
    RETURN 'moved';
  END IF;
  IF here - '{stamp,hash,change,brought}'::text[] <> there - '{stamp,hash,change,brought}'::text[] THEN RETURN NULL; END IF;
  EXECUTE format('DELETE FROM fasti.%I WHERE space_id = $1 AND id = $2 AND stamp = $3', of_kind) USING wanted, thing, at;
  RETURN 'double';
END $$;
-- The same for a change.
CREATE FUNCTION move_change(wanted uuid, thing uuid, beside uuid, made_on text, hashed bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  IF NOT wanted = ANY (spaces('edit')) THEN RETURN false; END IF;
  UPDATE change SET stamp = beside, device = made_on, hash = hashed
  WHERE space_id = wanted AND id = thing AND left(stamp::text, 18) = left(beside::text, 18);
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION note_tally(uuid, text, uuid, uuid, integer), move_version(uuid, text, uuid, uuid, uuid, bytea),
  move_change(uuid, uuid, uuid, text, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_tally(uuid, text, uuid, uuid, integer), move_version(uuid, text, uuid, uuid, uuid, bytea),
  move_change(uuid, uuid, uuid, text, bytea) TO fasti_app;
REVOKE ALL ON PROCEDURE make_table(text, text, text, text, text), make_kind(text, text) FROM PUBLIC;
