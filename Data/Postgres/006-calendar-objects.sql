-- Fasti's tables in PostgreSQL, step 6: what calendar files said that events have no place for, as content lines. Where
-- `component` is nothing they belong to the event of the same id; otherwise they are that component, such as a task.
SET LOCAL search_path = fasti, pg_temp;

CALL make_kind('calendar_object', $$
  title     text NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  component text CHECK (length(component) BETWEEN 1 AND 100),
  uid       text NOT NULL CHECK (length(uid) <= 1000),
  first_day integer CHECK (first_day BETWEEN -141349 AND 376199),
  lines     text NOT NULL CHECK (length(lines) <= 65536)$$);
