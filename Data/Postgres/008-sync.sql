-- Fasti's tables in PostgreSQL, step 8: what other devices have of a space, and what a server keeps for the devices that sync
-- with it. None of these tables holds versions: they are not synced, and are in no backup. They hold secrets, and only the owner
-- of a space syncs it.
SET LOCAL search_path = fasti, pg_temp;

-- The folders and servers with which a space of this database syncs. The key is that of the files of a folder, or the secret of
-- this database as a device of a server.
CALL make_table('sync_space', $$
  space     uuid NOT NULL,
  place     text NOT NULL CHECK (place <> ''),
  name      text NOT NULL,
  log       text NOT NULL CHECK (log ~ '^[0-9a-f]{16}$'),
  segment   bigint NOT NULL CHECK (segment >= 0),
  rewriting text NOT NULL,
  key       bytea CHECK (octet_length(key) = 32),
  synced    bigint NOT NULL$$, 'space', 'SELECT, INSERT, UPDATE, DELETE', 'owner');
-- The changes that such a folder or server has; `mine` where this database sent them.
CALL make_table('sync_known', $$
  space  uuid NOT NULL,
  change uuid NOT NULL,
  mine   boolean NOT NULL$$, 'space, change', 'SELECT, INSERT, UPDATE, DELETE', 'owner');
-- The files of a folder that were read (0), written (1), or written in a log that was begun anew since (2).
CALL make_table('sync_segment', $$
  space uuid NOT NULL,
  name  text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  owner smallint NOT NULL CHECK (owner IN (0, 1, 2))$$, 'space, name', 'SELECT, INSERT, UPDATE, DELETE', 'owner');
-- The attached files that have not come yet.
CALL make_table('sync_file', $$
  space  uuid NOT NULL,
  name   text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 36 AND 60 AND name ~ '^[0-9a-z.-]*$'),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$')$$, 'space, name', 'SELECT, INSERT, DELETE', 'owner');

-- The id under which this database serves a space to devices, and the address at which it last did.
CALL make_table('served_space', $$
  one     integer NOT NULL CHECK (one = 1),
  space   uuid NOT NULL,
  address text$$, 'one', 'SELECT, INSERT, UPDATE (address)', 'owner');
-- The changes with the numbers that devices ask by. A number is given once, under the lock of the space.
CALL make_table('served_change', $$
  revision bigint NOT NULL CHECK (revision > 0),
  change   uuid NOT NULL,
  UNIQUE (space_id, change)$$, 'revision', 'SELECT, INSERT', 'owner');
-- The devices that joined, and the codes with which one may join: hashes only.
CALL make_table('joined_device', $$
  id       uuid NOT NULL,
  name     text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  secret   text COLLATE "C" NOT NULL CHECK (secret ~ '^[0-9a-f]{64}$'),
  joined   bigint NOT NULL,
  seen     bigint NOT NULL,
  revision bigint NOT NULL CHECK (revision >= 0),
  revoked  bigint,
  UNIQUE (space_id, secret)$$, 'id', 'SELECT, INSERT, UPDATE (name, seen, revision, revoked)', 'owner');
CALL make_table('join_code', $$
  hash  text COLLATE "C" NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  ends  bigint NOT NULL,
  tries integer NOT NULL CHECK (tries >= 0)$$, 'hash', 'SELECT, INSERT, UPDATE (tries), DELETE', 'owner');

-- Takes the content out of a version that another device erased: a deletion of the same thing, not earlier, that an erasure wrote,
-- gives its content in place of it. Of the owner of a space alone.
CREATE FUNCTION blank_version(wanted uuid, of_kind text, thing uuid, at uuid, erased uuid, hashed bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  own text;
  found_erased boolean;
  blanked bigint;
BEGIN
  IF NOT wanted = ANY (spaces('owner')) OR NOT EXISTS (SELECT FROM kind WHERE name = of_kind) OR erased < at THEN
    RETURN false;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM fasti.%I AS e JOIN fasti.change AS c ON c.space_id = $1 AND c.id = e.change
    WHERE e.space_id = $1 AND e.id = $2 AND e.stamp = $3 AND e.deleted AND c.command LIKE '':erase %%'')', of_kind)
    INTO found_erased USING wanted, thing, erased;
  IF NOT found_erased THEN RETURN false; END IF;
  SELECT string_agg(format('%I', attname), ', ' ORDER BY attnum) INTO own FROM pg_attribute
  WHERE attrelid = format('fasti.%I', of_kind)::regclass AND attnum > 0 AND NOT attisdropped
    AND attname <> ALL ('{space_id,id,stamp,deleted,change,brought,hash,replaces,ages,extra}'::name[]);
  EXECUTE format('UPDATE fasti.%1$I SET (%2$s) = (SELECT %2$s FROM fasti.%1$I WHERE space_id = $1 AND id = $2 AND stamp = $4),
    extra = NULL, hash = $5 WHERE space_id = $1 AND id = $2 AND stamp = $3', of_kind, own)
    USING wanted, thing, at, erased, hashed;
  GET DIAGNOSTICS blanked = ROW_COUNT;
  RETURN blanked = 1;
END $$;
-- Takes the text out of a change that may speak of what was erased.
CREATE FUNCTION blank_change(wanted uuid, thing uuid, hashed bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  IF NOT wanted = ANY (spaces('owner')) THEN RETURN false; END IF;
  UPDATE change SET command = ':erase change', hash = hashed WHERE space_id = wanted AND id = thing;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION blank_version(uuid, text, uuid, uuid, uuid, bytea), blank_change(uuid, uuid, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION blank_version(uuid, text, uuid, uuid, uuid, bytea), blank_change(uuid, uuid, bytea) TO fasti_app;
