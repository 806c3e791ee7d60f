-- Fasti's tables in PostgreSQL, step 7: the symbol and the colour of an event, each a word; nothing where none was chosen.
SET LOCAL search_path = fasti, pg_temp;

ALTER TABLE event ADD COLUMN symbol_name text CHECK (length(symbol_name) BETWEEN 1 AND 20);
ALTER TABLE event ADD COLUMN icon_color text CHECK (length(icon_color) BETWEEN 1 AND 20);
