-- Fasti's tables in PostgreSQL, step 11: which server has which partition. A partition of all tables together is what moves from one
-- server to another. The names of people, their spaces and secrets stay where they are, in the directory; the other server gets a copy
-- of those whose spaces it has.
SET LOCAL search_path = fasti, pg_temp;

-- `state` is here; leaving, while it is copied to `place` and still written here; handed, when it was given to `place`, which has not
-- opened it yet; away, at `place`; or coming, while it is copied from another server. `place` is an address without a secret. One
-- that is coming keeps its former place, to which it returns if the move is undone.
CREATE TABLE shard (
  part  integer PRIMARY KEY CHECK (part >= 0),
  state text NOT NULL DEFAULT 'here' CHECK (state IN ('here', 'leaving', 'handed', 'away', 'coming')),
  place text CHECK (length(place) BETWEEN 1 AND 1000),
  CHECK (CASE state WHEN 'here' THEN place IS NULL WHEN 'coming' THEN true ELSE place IS NOT NULL END)
);
INSERT INTO shard (part) SELECT generate_series(0, partitions - 1) FROM edition;
-- A transaction that writes to a partition locks its gate until it ends, and the one that hands the partition over closes the gate. The
-- app has no grant on the gates, so it can lock them only as lock_space() does.
DO $$
BEGIN
  FOR part IN 0 .. (SELECT max(s.part) FROM shard s) LOOP
    EXECUTE format('CREATE TABLE fasti.gate_%s ()', part);
  END LOOP;
END $$;
-- What the other server takes for the secret of a person whose space it has. It is given to one who proved to be that person here.
CREATE TABLE shard_pass (
  space_id  uuid NOT NULL REFERENCES space,
  person_id uuid NOT NULL REFERENCES person,
  pass      text NOT NULL CHECK (pass ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (space_id, person_id)
);
-- Whether this is a server for partitions of another one, without people of its own.
ALTER TABLE edition ADD COLUMN guests boolean NOT NULL DEFAULT false;
-- Whether a person belongs to another server, which has a space here.
ALTER TABLE person ADD COLUMN guest boolean NOT NULL DEFAULT false;

-- The partition of a space. Their number never changes, so neither does the answer.
CREATE FUNCTION part_of(wanted uuid) RETURNS integer LANGUAGE plpgsql IMMUTABLE SET search_path = fasti, pg_temp AS $$
DECLARE
  parts CONSTANT integer := (SELECT count(*) FROM pg_inherits WHERE inhparent = 'fasti.change'::regclass);
BEGIN
  FOR part IN 0 .. parts - 1 LOOP
    IF satisfies_hash_partition('fasti.change'::regclass, parts, part, wanted) THEN RETURN part; END IF;
  END LOOP;
  RAISE EXCEPTION 'there are no partitions';
END $$;
ALTER TABLE space ADD COLUMN part integer NOT NULL GENERATED ALWAYS AS (fasti.part_of(space_id)) STORED;

-- As in step 1, without spaces that are not here. An error, and not an empty answer, if there is no other: a program that is connected
-- while a space moves has to look for it.
CREATE OR REPLACE FUNCTION spaces(lowest text) RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  found_here uuid[];
  moved bigint;
BEGIN
  SELECT coalesce(array_agg(m.space_id) FILTER (WHERE h.state IN ('here', 'leaving')), '{}'), count(*) INTO found_here, moved
  FROM secret s JOIN person p USING (person_id) JOIN member m USING (person_id) JOIN space USING (space_id)
    JOIN shard h ON h.part = space.part
  WHERE s.hash = sha256(convert_to(current_setting('fasti.session', true), 'UTF8'))
    AND (s.ends IS NULL OR s.ends > extract(epoch FROM now()) * 1000) AND p.closed IS NULL
    AND array_position('{owner,edit,read}', m.role) <= array_position('{owner,edit,read}', lowest);
  IF found_here = '{}' AND moved > 0 THEN
    RAISE EXCEPTION 'the space is on another server' USING ERRCODE = 'FS001';
  END IF;
  RETURN found_here;
END $$;
-- As in step 1, after the gate of the partition.
CREATE OR REPLACE FUNCTION lock_space(wanted uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  its CONSTANT integer := (SELECT part FROM space WHERE space_id = wanted);
BEGIN
  IF its IS NULL OR NOT wanted = ANY (spaces('edit')) THEN RETURN false; END IF;
  EXECUTE format('LOCK TABLE fasti.gate_%s IN ROW SHARE MODE', its);
  -- It may have moved while this waited.
  IF NOT EXISTS (SELECT FROM shard WHERE part = its AND state IN ('here', 'leaving')) THEN
    RAISE EXCEPTION 'the space is on another server' USING ERRCODE = 'FS001';
  END IF;
  PERFORM FROM space WHERE space_id = wanted FOR NO KEY UPDATE;
  RETURN FOUND;
END $$;
-- The spaces of the one who asks, the oldest first: where each is, and what opens it there.
CREATE FUNCTION where_is() RETURNS TABLE (space_id uuid, state text, place text, pass text) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = fasti, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT s.space_id, h.state, h.place, w.pass
    FROM secret c JOIN person p USING (person_id) JOIN member m USING (person_id) JOIN space s ON s.space_id = m.space_id
      JOIN shard h ON h.part = s.part
      LEFT JOIN shard_pass w ON w.space_id = m.space_id AND w.person_id = m.person_id AND h.state IN ('handed', 'away')
    WHERE c.hash = sha256(convert_to(current_setting('fasti.session', true), 'UTF8'))
      AND (c.ends IS NULL OR c.ends > extract(epoch FROM now()) * 1000) AND p.closed IS NULL
    ORDER BY s.created, s.space_id;
END $$;
-- Whether every partition is here: otherwise not every change is notified here.
CREATE FUNCTION is_whole() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM shard WHERE state NOT IN ('here', 'leaving'))
$$;
-- The first of some ids whose partition is here, for a new space; null for none.
CREATE FUNCTION pick_space(ids uuid[]) RETURNS uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  open CONSTANT integer[] := (SELECT array_agg(part) FROM shard WHERE state = 'here');
  id uuid;
BEGIN
  FOREACH id IN ARRAY ids LOOP
    IF part_of(id) = ANY (open) THEN RETURN id; END IF;
  END LOOP;
  RETURN NULL;
END $$;
-- Locks the owner who asks until the end of the transaction: a program does this before it changes people. The space of the owner may be
-- on another server, but the people are here.
CREATE FUNCTION lock_people() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  PERFORM FROM person WHERE person_id = asking_owner() FOR NO KEY UPDATE;
  RETURN FOUND;
END $$;
-- As in step 9; a guest is an owner on the other server.
CREATE OR REPLACE FUNCTION asking_owner() RETURNS uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  RETURN (
    SELECT p.person_id FROM secret s JOIN person p USING (person_id)
    WHERE s.hash = sha256(convert_to(current_setting('fasti.session', true), 'UTF8'))
      AND (s.ends IS NULL OR s.ends > extract(epoch FROM now()) * 1000) AND p.closed IS NULL
      AND (p.owner IS NULL OR p.removed IS NOT NULL) AND NOT p.guest);
END $$;
-- As in step 9; a new space is in a partition that is here and stays here.
CREATE OR REPLACE FUNCTION add_person(added uuid, its_space uuid, called text, opens bytea, at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  me CONSTANT uuid := asking_owner();
BEGIN
  IF me IS NULL THEN RETURN false; END IF;
  EXECUTE format('LOCK TABLE fasti.gate_%s IN ROW SHARE MODE', part_of(its_space));
  IF NOT EXISTS (SELECT FROM shard WHERE part = part_of(its_space) AND state = 'here') THEN
    RAISE EXCEPTION 'the space would be on another server' USING ERRCODE = 'FS001';
  END IF;
  INSERT INTO person (person_id, name, created, owner, number)
  SELECT added, called, at, me, coalesce(max(p.number), 0) + 1 FROM person p WHERE p.owner = me;
  INSERT INTO space (space_id, kind, name, created) VALUES (its_space, 'personal', called, at);
  INSERT INTO member (space_id, person_id, role, since) VALUES (its_space, added, 'owner', at);
  INSERT INTO secret (hash, person_id, kind, name, created) VALUES (opens, added, 'device', '', at);
  RETURN true;
END $$;

REVOKE ALL ON FUNCTION part_of(uuid), where_is(), is_whole(), pick_space(uuid[]), lock_people() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION where_is(), is_whole(), pick_space(uuid[]), lock_people() TO fasti_app;
