-- Fasti's tables in PostgreSQL, step 10: step 7 was the last that gave tables of versions new columns, so a program that is older than
-- that cannot write: its versions would lack what those columns contain. From now on such a step raises `floor` by itself.
SET LOCAL search_path = fasti, pg_temp;

UPDATE edition SET floor = greatest(floor, 7);
