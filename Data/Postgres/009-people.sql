-- Fasti's tables in PostgreSQL, step 9: several people of one owner, each with a space, and the links with which they set a
-- pass-phrase.
--
-- `owner` is the person who runs the server on which this person has a calendar; null for those who run one. `number` counts the
-- people of an owner. `removed` is when the owner removed the person, whose space is kept and whose secrets still open it.
SET LOCAL search_path = fasti, pg_temp;

ALTER TABLE person ADD COLUMN owner uuid REFERENCES person CHECK (owner <> person_id), ADD COLUMN number integer,
  ADD COLUMN removed bigint,
  DROP CONSTRAINT person_name_check, ADD CONSTRAINT person_name_check CHECK (length(name) BETWEEN 1 AND 240);
ALTER TABLE space DROP CONSTRAINT space_name_check, ADD CONSTRAINT space_name_check CHECK (length(name) BETWEEN 1 AND 240);
CREATE INDEX person_owner ON person (owner) WHERE owner IS NOT NULL;
-- A link is not in `secret`: it sets a pass-phrase and opens nothing. Of its secret only the SHA-256 is kept.
CREATE TABLE invitation (
  hash      text COLLATE "C" PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  person_id uuid NOT NULL UNIQUE REFERENCES person,
  ends      bigint NOT NULL,
  used      bigint
);

-- The person who asks, if that is an owner: proven by the secret of the transaction, as in spaces(). The app may not call it.
CREATE FUNCTION asking_owner() RETURNS uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  RETURN (
    SELECT p.person_id FROM secret s JOIN person p USING (person_id)
    WHERE s.hash = sha256(convert_to(current_setting('fasti.session', true), 'UTF8'))
      AND (s.ends IS NULL OR s.ends > extract(epoch FROM now()) * 1000) AND p.closed IS NULL
      AND (p.owner IS NULL OR p.removed IS NOT NULL));
END $$;
-- That person of the owner who asks; the owner for null, and null for a person of another owner. The app may not call it.
CREATE FUNCTION one_of_mine(wanted uuid) RETURNS uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  me CONSTANT uuid := asking_owner();
BEGIN
  IF wanted IS NULL THEN RETURN me; END IF;
  RETURN (SELECT person_id FROM person WHERE person_id = wanted AND owner = me AND removed IS NULL);
END $$;

-- The people of the owner who asks: first the owner, without an id, then the others in the order in which they were added. Nothing
-- where none was ever added, unless `always`.
CREATE FUNCTION my_people(always boolean) RETURNS TABLE (person_id uuid, name text, created bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  me CONSTANT uuid := asking_owner();
BEGIN
  IF NOT always AND NOT EXISTS (SELECT FROM person p WHERE p.owner = me) THEN RETURN; END IF;
  RETURN QUERY SELECT nullif(p.person_id, me), p.name, p.created FROM person p
    WHERE p.person_id = me OR p.owner = me AND p.removed IS NULL
    ORDER BY p.person_id <> me, p.number, p.person_id;
END $$;
-- Adds a person with an empty space, and a secret that opens it.
CREATE FUNCTION add_person(added uuid, its_space uuid, called text, opens bytea, at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  me CONSTANT uuid := asking_owner();
BEGIN
  IF me IS NULL THEN RETURN false; END IF;
  INSERT INTO person (person_id, name, created, owner, number)
  SELECT added, called, at, me, coalesce(max(p.number), 0) + 1 FROM person p WHERE p.owner = me;
  INSERT INTO space (space_id, kind, name, created) VALUES (its_space, 'personal', called, at);
  INSERT INTO member (space_id, person_id, role, since) VALUES (its_space, added, 'owner', at);
  INSERT INTO secret (hash, person_id, kind, name, created) VALUES (opens, added, 'device', '', at);
  RETURN true;
END $$;
-- Adds a secret with which another machine of the owner opens the space of a person.
CREATE FUNCTION let_in(wanted uuid, opens bytea, at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  IF wanted IS NULL OR one_of_mine(wanted) IS NULL THEN RETURN false; END IF;
  INSERT INTO secret (hash, person_id, kind, name, created) VALUES (opens, wanted, 'device', '', at);
  RETURN true;
END $$;
-- Renames a person; the owner for null.
CREATE FUNCTION rename_person(wanted uuid, called text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  UPDATE person SET name = called WHERE person_id = one_of_mine(wanted);
  RETURN FOUND;
END $$;
-- Removes a person and the link. The space is kept.
CREATE FUNCTION remove_person(wanted uuid, at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
BEGIN
  IF wanted IS NULL OR one_of_mine(wanted) IS NULL THEN RETURN false; END IF;
  DELETE FROM invitation WHERE person_id = wanted;
  UPDATE person SET removed = at WHERE person_id = wanted;
  RETURN true;
END $$;
-- Keeps the hash of a link, in place of an earlier one of the same person.
CREATE FUNCTION invite(wanted uuid, hashed text, until bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  invited CONSTANT uuid := one_of_mine(wanted);
BEGIN
  IF invited IS NULL THEN RETURN false; END IF;
  INSERT INTO invitation (hash, person_id, ends) VALUES (hashed, invited, until)
  ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash, ends = excluded.ends, used = NULL;
  RETURN true;
END $$;
-- The link with that hash, of a person of the owner who asks; no person where it is the owner's.
CREATE FUNCTION invitation_of(hashed text) RETURNS TABLE (invited uuid, until bigint, since bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  me CONSTANT uuid := asking_owner();
BEGIN
  RETURN QUERY SELECT nullif(i.person_id, me), i.ends, i.used FROM invitation i
    WHERE i.hash = hashed AND i.person_id = one_of_mine(nullif(i.person_id, me));
END $$;
-- Marks a link as used, once. The row is locked until the end of the transaction, so of two who try at once the second finds it used.
CREATE FUNCTION use_invitation(hashed text, at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fasti, pg_temp AS $$
DECLARE
  me CONSTANT uuid := asking_owner();
BEGIN
  UPDATE invitation SET used = at
  WHERE hash = hashed AND used IS NULL AND ends > at AND person_id = one_of_mine(nullif(person_id, me));
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION asking_owner(), one_of_mine(uuid), my_people(boolean), add_person(uuid, uuid, text, bytea, bigint),
  let_in(uuid, bytea, bigint), rename_person(uuid, text), remove_person(uuid, bigint), invite(uuid, text, bigint),
  invitation_of(text), use_invitation(text, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION my_people(boolean), add_person(uuid, uuid, text, bytea, bigint), let_in(uuid, bytea, bigint),
  rename_person(uuid, text), remove_person(uuid, bigint), invite(uuid, text, bigint), invitation_of(text),
  use_invitation(text, bigint) TO fasti_app;
