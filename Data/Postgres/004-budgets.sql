-- Fasti's tables in PostgreSQL, step 4: what an event may cost, as '500 EUR'; nothing where nothing is said of it.
SET LOCAL search_path = fasti, pg_temp;

ALTER TABLE event ADD COLUMN budget text CHECK (length(budget) BETWEEN 5 AND 24);
