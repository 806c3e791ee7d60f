-- Fasti's tables in PostgreSQL, step 5: what the entries of one span of leave share; nothing for an entry alone.
SET LOCAL search_path = fasti, pg_temp;

ALTER TABLE leave_entry ADD COLUMN span text CHECK (length(span) = 36);
