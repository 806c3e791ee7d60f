-- Fasti's tables in PostgreSQL, step 3: where a version stands beside those of other devices.
--
-- `replaces` is the stamp of the version that one was written over, zeroes where there was none, nothing where that is not
-- known; `ages` says how old its groups of columns are, or which version of another device it contains; `extra` are columns that a
-- later program wrote. None of them but `extra` is in the hash of the version.
SET LOCAL search_path = fasti, pg_temp;

DO $$
DECLARE
  of_kind text;
BEGIN
  FOR of_kind IN SELECT name FROM kind LOOP
    EXECUTE format('ALTER TABLE fasti.%I ADD COLUMN replaces uuid, ADD COLUMN ages text CHECK (length(ages) <= 4096),
      ADD COLUMN extra text CHECK (length(extra) <= 65536)', of_kind);
  END LOOP;
END $$;
-- A kind that a later step adds has them too.
CREATE OR REPLACE PROCEDURE make_kind(name text, columns text) LANGUAGE plpgsql AS $$
BEGIN
  CALL fasti.make_table(name,
    'id uuid NOT NULL, stamp uuid NOT NULL, deleted boolean NOT NULL, change uuid NOT NULL, brought uuid,
     hash bytea NOT NULL CHECK (octet_length(hash) = 32), replaces uuid, ages text CHECK (length(ages) <= 4096),
     extra text CHECK (length(extra) <= 65536), ' || columns, 'id, stamp', 'SELECT, INSERT');
  EXECUTE format('CREATE INDEX ON fasti.%I (space_id, change)', name);
  EXECUTE format('CREATE INDEX ON fasti.%I (space_id, brought) WHERE brought IS NOT NULL', name);
  INSERT INTO fasti.kind VALUES (name);
END $$;

-- Versions of kinds that this program does not know, as another device sent them.
CALL make_table('foreign_version', $$
  kind    text COLLATE "C" NOT NULL CHECK (length(kind) BETWEEN 1 AND 100),
  id      uuid NOT NULL,
  stamp   uuid NOT NULL,
  deleted boolean NOT NULL,
  change  uuid NOT NULL,
  body    text NOT NULL CHECK (length(body) <= 1048576)$$, 'kind, id, stamp', 'SELECT, INSERT');
CREATE INDEX ON foreign_version (space_id, change);
-- Versions that lost against others, which somebody does not want listed any more.
CALL make_table('dismissed', $$
  kind  text COLLATE "C" NOT NULL CHECK (kind <> ''),
  id    uuid NOT NULL,
  stamp uuid NOT NULL$$, 'kind, id, stamp', 'SELECT, INSERT');

-- As in step 1; what two stores know of the lineage of one content may differ.
CREATE OR REPLACE FUNCTION move_version(wanted uuid, of_kind text, thing uuid, at uuid, beside uuid, hashed bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  here jsonb;
  there jsonb;
  aside CONSTANT text[] := '{stamp,hash,change,brought,replaces,ages}';
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
  IF here - aside <> there - aside THEN RETURN NULL; END IF;
  EXECUTE format('DELETE FROM fasti.%I WHERE space_id = $1 AND id = $2 AND stamp = $3', of_kind) USING wanted, thing, at;
  RETURN 'double';
END $$;
