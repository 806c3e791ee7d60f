CREATE TABLE meta (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE change (
  id      BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  stamp   TEXT NOT NULL UNIQUE CHECK (length(stamp) = 34),
  time    INTEGER NOT NULL,
  command TEXT NOT NULL,
  hash BLOB CHECK (length(hash) = 32), device TEXT CHECK (length(device) = 16 AND device NOT GLOB '*[^0-9a-f]*'), brought BLOB REFERENCES change (id), undoes BLOB CHECK (length(undoes) = 16)) STRICT, WITHOUT ROWID;
CREATE TABLE shipped_region (
  code     TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
  position INTEGER NOT NULL CHECK (position >= 0),
  hash     TEXT NOT NULL CHECK (length(hash) >= 16),
  text     TEXT NOT NULL
) STRICT;
CREATE TABLE setting (
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  key     TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  value   TEXT NOT NULL CHECK (length(value) <= 65536), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX setting_change ON setting (change);
CREATE TABLE rule (
  id               BLOB NOT NULL CHECK (length(id) = 16),
  stamp            TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted          INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change           BLOB NOT NULL REFERENCES change (id),
  rule_id          TEXT NOT NULL CHECK (length(rule_id) BETWEEN 1 AND 200),
  region           TEXT NOT NULL CHECK (length(region) <= 100),
  text             TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 65536),
  user_modified_at INTEGER NOT NULL CHECK (user_modified_at >= 0), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX rule_change ON rule (change);
CREATE INDEX rule_rule_id ON rule (rule_id);
CREATE TABLE layer (
  id               BLOB NOT NULL CHECK (length(id) = 16),
  stamp            TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted          INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change           BLOB NOT NULL REFERENCES change (id),
  rule_id          TEXT NOT NULL CHECK (length(rule_id) BETWEEN 1 AND 200),
  title_override   TEXT CHECK (length(title_override) <= 1000),
  symbol_name      TEXT CHECK (length(symbol_name) <= 200),
  icon_color       TEXT CHECK (length(icon_color) <= 200),
  notes            TEXT CHECK (length(notes) <= 65536),
  hidden           INTEGER NOT NULL CHECK (hidden IN (0, 1)),
  user_modified_at INTEGER NOT NULL CHECK (user_modified_at >= 0), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX layer_change ON layer (change);
CREATE TABLE leave_profile (
  id       BLOB NOT NULL CHECK (length(id) = 16),
  stamp    TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted  INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change   BLOB NOT NULL REFERENCES change (id),
  schedule TEXT NOT NULL CHECK (schedule IN ('every', 'semimonthly', 'monthly')),
  first    INTEGER NOT NULL CHECK (first BETWEEN 1 AND CASE schedule
             WHEN 'every' THEN 366 WHEN 'semimonthly' THEN 15 ELSE 31 END),
  second   INTEGER CHECK (second BETWEEN first + 1 AND 31),
  anchor   INTEGER NOT NULL CHECK (anchor BETWEEN -141349 AND 376199),
  lag      INTEGER NOT NULL CHECK (lag BETWEEN 0 AND 366),
  baseline TEXT NOT NULL CHECK (baseline IN ('additive', 'statement')),
  quarter  INTEGER NOT NULL CHECK (quarter IN (0, 1)), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp),
  CHECK ((schedule = 'semimonthly') = (second IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX leave_profile_change ON leave_profile (change);
CREATE TABLE leave_terms (
  id          BLOB NOT NULL CHECK (length(id) = 16),
  stamp       TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted     INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change      BLOB NOT NULL REFERENCES change (id),
  type        TEXT NOT NULL CHECK (length(type) BETWEEN 1 AND 32 AND type GLOB '[a-z]*'
                AND type NOT GLOB '*[^a-z0-9-]*'),
  position    INTEGER NOT NULL CHECK (position >= 0),
  start       INTEGER NOT NULL,
  cap         INTEGER,
  carry_month INTEGER CHECK (carry_month BETWEEN 1 AND 12),
  carry_day   INTEGER CHECK (carry_day BETWEEN 1 AND CASE carry_month
                WHEN 2 THEN 28 WHEN 4 THEN 30 WHEN 6 THEN 30 WHEN 9 THEN 30 WHEN 11 THEN 30 ELSE 31 END),
  carry_limit INTEGER CHECK (carry_limit >= 0),
  floor       INTEGER NOT NULL, hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp),
  CHECK ((carry_month IS NULL) = (carry_day IS NULL) AND (carry_month IS NULL) = (carry_limit IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX leave_terms_change ON leave_terms (change);
CREATE TABLE leave_rate (
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  type    TEXT NOT NULL CHECK (length(type) BETWEEN 1 AND 32 AND type GLOB '[a-z]*'
            AND type NOT GLOB '*[^a-z0-9-]*'),
  since   INTEGER CHECK (since BETWEEN -141349 AND 376199),
  rate    INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 999999999999), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX leave_rate_change ON leave_rate (change);
CREATE TABLE leave_entry (
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  day     INTEGER NOT NULL CHECK (day BETWEEN -141349 AND 376199),
  type    TEXT NOT NULL CHECK (length(type) BETWEEN 1 AND 32 AND type GLOB '[a-z]*'
            AND type NOT GLOB '*[^a-z0-9-]*'),
  action  TEXT NOT NULL CHECK (action IN ('used', 'accrued', 'adjustment')),
  sign    TEXT CHECK (sign IN ('positive', 'negative')),
  hours   INTEGER NOT NULL CHECK (hours BETWEEN 0 AND 999999999900 AND hours % 100 = 0),
  notes   TEXT NOT NULL CHECK (length(notes) <= 65536),
  source  TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 200),
  created INTEGER NOT NULL CHECK (created >= 0), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536), span TEXT CHECK (length(span) = 36),
  PRIMARY KEY (id, stamp),
  CHECK ((action = 'adjustment') = (sign IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX leave_entry_change ON leave_entry (change);
CREATE INDEX leave_entry_day ON leave_entry (day);
CREATE TABLE note (
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  day     INTEGER NOT NULL CHECK (day BETWEEN -141349 AND 376199),
  date    TEXT NOT NULL CHECK (date = date(day * 86400, 'unixepoch')),
  text    TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 65536), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_change ON note (change);
CREATE INDEX note_day ON note (day);
CREATE TABLE event (
  id            BLOB NOT NULL CHECK (length(id) = 16),
  stamp         TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted       INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change        BLOB NOT NULL REFERENCES change (id),
  title         TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  type          TEXT NOT NULL CHECK (type IN ('event', 'trip', 'birthday', 'money')),
  first_day     INTEGER NOT NULL CHECK (first_day BETWEEN -141349 AND 376199),
  length        INTEGER NOT NULL CHECK (length BETWEEN 1 AND 3660),
  time          INTEGER CHECK (time BETWEEN 0 AND 1439),
  repeats       TEXT CHECK (repeats IN ('day', 'week', 'month', 'year')),
  repeats_until INTEGER CHECK (repeats_until BETWEEN first_day AND 376199),
  notes         TEXT NOT NULL CHECK (length(notes) <= 65536), hash BLOB CHECK (length(hash) = 32), end_time INTEGER CHECK (end_time IS NULL
  OR end_time BETWEEN 0 AND 1440 AND time IS NOT NULL AND (length > 1 OR end_time >= time)), zone TEXT
  CHECK (zone IS NULL OR length(zone) BETWEEN 1 AND 100 AND time IS NOT NULL), place TEXT CHECK (length(place) BETWEEN 1 AND 1000), url TEXT CHECK (length(url) BETWEEN 1 AND 2048), rule TEXT
  CHECK (rule IS NULL OR length(rule) BETWEEN 1 AND 1000 AND repeats IS NOT NULL), repeats_count INTEGER CHECK (repeats_count IS NULL
  OR repeats_count BETWEEN 1 AND 517549 AND repeats IS NOT NULL AND repeats_until IS NULL), occurrences TEXT CHECK (length(occurrences) BETWEEN 1 AND 200000), brought BLOB REFERENCES change (id), alarms TEXT CHECK (length(alarms) BETWEEN 1 AND 200), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536), budget TEXT CHECK (length(budget) BETWEEN 5 AND 24), symbol_name TEXT CHECK (length(symbol_name) BETWEEN 1 AND 20), icon_color TEXT CHECK (length(icon_color) BETWEEN 1 AND 20),
  PRIMARY KEY (id, stamp),
  CHECK (repeats_until IS NULL OR repeats IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_change ON event (change);
CREATE TABLE countdown (
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  title   TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  day     INTEGER NOT NULL CHECK (day BETWEEN -141349 AND 376199),
  yearly  INTEGER NOT NULL CHECK (yearly IN (0, 1)), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX countdown_change ON countdown (change);
CREATE TABLE reminder (
  id       BLOB NOT NULL CHECK (length(id) = 16),
  stamp    TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted  INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change   BLOB NOT NULL REFERENCES change (id),
  title    TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  month    INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
  day      INTEGER NOT NULL CHECK (day BETWEEN 1 AND 30),
  year     INTEGER CHECK (year BETWEEN 1 AND 9999),
  time     INTEGER NOT NULL CHECK (time BETWEEN 0 AND 86399),
  duration INTEGER CHECK (duration BETWEEN 1 AND 60),
  day30    TEXT NOT NULL CHECK (day30 IN ('last', 'omit', 'next')),
  zone     TEXT CHECK (length(zone) BETWEEN 1 AND 200),
  notes    TEXT NOT NULL CHECK (length(notes) <= 65536),
  enabled  INTEGER NOT NULL CHECK (enabled IN (0, 1)),
  created  INTEGER NOT NULL CHECK (created >= 0),
  updated  INTEGER NOT NULL CHECK (updated >= 0), hash BLOB CHECK (length(hash) = 32), since INTEGER
  CHECK (since IS NULL OR (since BETWEEN 1 AND 9999 AND year IS NULL)), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp),
  CHECK (duration IS NOT NULL OR day = 1)
) STRICT, WITHOUT ROWID;
CREATE INDEX reminder_change ON reminder (change);
CREATE TABLE attachment (
  id         BLOB NOT NULL CHECK (length(id) = 16),
  stamp      TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change     BLOB NOT NULL REFERENCES change (id),
  reminder   TEXT NOT NULL CHECK (length(reminder) = 36),
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
  type       TEXT NOT NULL CHECK (type IN ('photo', 'file', 'link')),
  file       TEXT CHECK (length(file) BETWEEN 36 AND 60 AND file NOT GLOB '*[^0-9a-z.-]*'),
  media_type TEXT CHECK (length(media_type) BETWEEN 3 AND 100),
  bytes      INTEGER CHECK (bytes BETWEEN 0 AND 100000000),
  url        TEXT CHECK (length(url) <= 2048 AND (url LIKE 'http://_%' OR url LIKE 'https://_%')),
  created    INTEGER NOT NULL CHECK (created >= 0), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp),
  CHECK ((type = 'link') = (url IS NOT NULL) AND (type = 'link') = (file IS NULL)
    AND (file IS NULL) = (media_type IS NULL) AND (file IS NULL) = (bytes IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX attachment_change ON attachment (change);
CREATE INDEX attachment_reminder ON attachment (reminder);
CREATE TABLE delivery (
  reminder     BLOB NOT NULL CHECK (length(reminder) = 16),
  year         INTEGER NOT NULL CHECK (year BETWEEN 1 AND 9999),
  place        INTEGER NOT NULL CHECK (place BETWEEN 1 AND 60),
  day          INTEGER NOT NULL,
  time         INTEGER NOT NULL CHECK (time BETWEEN 0 AND 86399),
  instant      INTEGER NOT NULL,
  state        TEXT NOT NULL
    CHECK (state IN ('planned', 'started', 'delivered', 'failed', 'missed', 'interrupted')),
  settled_day  INTEGER,
  settled_time INTEGER CHECK (settled_time BETWEEN 0 AND 86399),
  channel      TEXT NOT NULL CHECK (length(channel) <= 100),
  detail       TEXT CHECK (length(detail) <= 1000),
  recorded     INTEGER NOT NULL,
  PRIMARY KEY (reminder, year, place),
  CHECK ((settled_day IS NULL) = (settled_time IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX delivery_instant ON delivery (instant);
CREATE TABLE month_override (
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  month   TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  start   INTEGER NOT NULL CHECK (start BETWEEN -141349 AND 376199), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX month_override_change ON month_override (change);
CREATE TABLE month_fetched (
  id         BLOB NOT NULL CHECK (length(id) = 16),
  stamp      TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change     BLOB NOT NULL REFERENCES change (id),
  origin     TEXT NOT NULL CHECK (origin IN ('council', 'committee')),
  month      TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  start      INTEGER NOT NULL CHECK (start BETWEEN -141349 AND 376199),
  document   TEXT NOT NULL CHECK (document IN ('fiqh', 'home', 'news', 'api', 'pdf')),
  fetched_at INTEGER NOT NULL CHECK (fetched_at >= 0), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX month_fetched_change ON month_fetched (change);
CREATE TABLE month_document (
  id       BLOB NOT NULL CHECK (length(id) = 16),
  stamp    TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted  INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change   BLOB NOT NULL REFERENCES change (id),
  address  TEXT NOT NULL CHECK (length(address) BETWEEN 1 AND 2048),
  tag      TEXT CHECK (length(tag) <= 1024),
  modified TEXT CHECK (length(modified) <= 100), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX month_document_change ON month_document (change);
CREATE TABLE feed (
  id         BLOB NOT NULL CHECK (length(id) = 16),
  stamp      TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change     BLOB NOT NULL REFERENCES change (id),
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  parts      TEXT NOT NULL CHECK (length(parts) BETWEEN 1 AND 200 AND parts NOT GLOB '*[^a-z,]*'),
  hiding     TEXT NOT NULL CHECK (length(hiding) <= 200 AND hiding NOT GLOB '*[^a-z,]*'),
  token_hash TEXT NOT NULL CHECK (length(token_hash) = 64 AND token_hash NOT GLOB '*[^0-9a-f]*'),
  created    INTEGER NOT NULL CHECK (created >= 0), hash BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX feed_change ON feed (change);
CREATE INDEX feed_token_hash ON feed (token_hash);
CREATE TABLE pass_phrase (
  one     INTEGER PRIMARY KEY CHECK (one = 1),
  hash    TEXT NOT NULL CHECK (hash GLOB '$argon2id$*' AND length(hash) < 128),
  changed INTEGER NOT NULL CHECK (changed >= 0)
) STRICT;
CREATE TABLE session (
  hash  TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
  began INTEGER NOT NULL CHECK (began >= 0),
  ends  INTEGER NOT NULL CHECK (ends > began)
) STRICT, WITHOUT ROWID;
CREATE TABLE program_token (
  name    TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 100),
  scopes  TEXT NOT NULL CHECK (length(scopes) BETWEEN 1 AND 100 AND scopes NOT GLOB '*[^a-z,]*'),
  hash    TEXT NOT NULL UNIQUE CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
  created INTEGER NOT NULL CHECK (created >= 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE tally (
  kind    TEXT NOT NULL CHECK (kind <> ''),
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  earlier INTEGER NOT NULL CHECK (earlier BETWEEN 1 AND 1000000000),
  PRIMARY KEY (kind, id, stamp)
) STRICT, WITHOUT ROWID;
CREATE TABLE shipped_edition (
  fingerprint TEXT NOT NULL PRIMARY KEY CHECK (length(fingerprint) <= 1000),
  since       INTEGER NOT NULL CHECK (since >= 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE region (
  id               BLOB NOT NULL CHECK (length(id) = 16),
  stamp            TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted          INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change           BLOB NOT NULL REFERENCES change (id),
  code             TEXT NOT NULL CHECK (length(code) BETWEEN 1 AND 100),
  text             TEXT NOT NULL CHECK (length(text) <= 4000000),
  user_modified_at INTEGER NOT NULL CHECK (user_modified_at >= 0),
  hash             BLOB CHECK (length(hash) = 32), brought BLOB REFERENCES change (id), replaces TEXT CHECK (length(replaces) = 34), ages TEXT CHECK (length(ages) <= 4096), extra TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX region_change ON region (change);
CREATE INDEX setting_brought ON setting (brought) WHERE brought IS NOT NULL;
CREATE INDEX region_brought ON region (brought) WHERE brought IS NOT NULL;
CREATE INDEX rule_brought ON rule (brought) WHERE brought IS NOT NULL;
CREATE INDEX layer_brought ON layer (brought) WHERE brought IS NOT NULL;
CREATE INDEX leave_profile_brought ON leave_profile (brought) WHERE brought IS NOT NULL;
CREATE INDEX leave_terms_brought ON leave_terms (brought) WHERE brought IS NOT NULL;
CREATE INDEX leave_rate_brought ON leave_rate (brought) WHERE brought IS NOT NULL;
CREATE INDEX leave_entry_brought ON leave_entry (brought) WHERE brought IS NOT NULL;
CREATE INDEX note_brought ON note (brought) WHERE brought IS NOT NULL;
CREATE INDEX event_brought ON event (brought) WHERE brought IS NOT NULL;
CREATE INDEX countdown_brought ON countdown (brought) WHERE brought IS NOT NULL;
CREATE INDEX reminder_brought ON reminder (brought) WHERE brought IS NOT NULL;
CREATE INDEX attachment_brought ON attachment (brought) WHERE brought IS NOT NULL;
CREATE INDEX month_override_brought ON month_override (brought) WHERE brought IS NOT NULL;
CREATE INDEX month_fetched_brought ON month_fetched (brought) WHERE brought IS NOT NULL;
CREATE INDEX month_document_brought ON month_document (brought) WHERE brought IS NOT NULL;
CREATE INDEX feed_brought ON feed (brought) WHERE brought IS NOT NULL;
CREATE INDEX event_alarms ON event (alarms) WHERE alarms IS NOT NULL;
CREATE TABLE alarm_delivery (
  source       INTEGER NOT NULL CHECK (source BETWEEN 1 AND 6),
  thing        BLOB NOT NULL CHECK (length(thing) = 16),
  occurrence   INTEGER NOT NULL,
  lead         INTEGER NOT NULL CHECK (lead >= 0),
  day          INTEGER NOT NULL,
  time         INTEGER NOT NULL CHECK (time BETWEEN 0 AND 86399),
  instant      INTEGER NOT NULL,
  state        TEXT NOT NULL
    CHECK (state IN ('planned', 'started', 'delivered', 'failed', 'missed', 'interrupted')),
  settled_day  INTEGER,
  settled_time INTEGER CHECK (settled_time BETWEEN 0 AND 86399),
  channel      TEXT NOT NULL CHECK (length(channel) <= 100),
  detail       TEXT CHECK (length(detail) <= 1000),
  recorded     INTEGER NOT NULL,
  PRIMARY KEY (source, thing, occurrence, lead),
  CHECK ((settled_day IS NULL) = (settled_time IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX alarm_delivery_instant ON alarm_delivery (instant);
CREATE TABLE foreign_version (
  kind    TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 100),
  id      BLOB NOT NULL CHECK (length(id) = 16),
  stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change  BLOB NOT NULL REFERENCES change (id),
  body    TEXT NOT NULL CHECK (length(body) <= 1048576),
  PRIMARY KEY (kind, id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX foreign_version_change ON foreign_version (change);
CREATE TABLE sync_space (
  space     BLOB NOT NULL PRIMARY KEY CHECK (length(space) = 16),
  place     TEXT NOT NULL CHECK (place <> ''),
  name      TEXT NOT NULL,
  log       TEXT NOT NULL CHECK (length(log) = 16 AND log NOT GLOB '*[^0-9a-f]*'),
  segment   INTEGER NOT NULL CHECK (segment >= 0),
  rewriting TEXT NOT NULL,
  key       BLOB CHECK (length(key) = 32),
  synced    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_known (
  space  BLOB NOT NULL REFERENCES sync_space (space) ON DELETE CASCADE,
  change BLOB NOT NULL CHECK (length(change) = 16),
  mine   INTEGER NOT NULL CHECK (mine IN (0, 1)),
  PRIMARY KEY (space, change)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_segment (
  space BLOB NOT NULL REFERENCES sync_space (space) ON DELETE CASCADE,
  name  TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  owner INTEGER NOT NULL CHECK (owner IN (0, 1, 2)),
  PRIMARY KEY (space, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_file (
  space  BLOB NOT NULL REFERENCES sync_space (space) ON DELETE CASCADE,
  name   TEXT NOT NULL CHECK (length(name) BETWEEN 36 AND 60 AND name NOT GLOB '*[^0-9a-z.-]*'),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  PRIMARY KEY (space, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE dismissed (
  kind  TEXT NOT NULL,
  id    BLOB NOT NULL CHECK (length(id) = 16),
  stamp TEXT NOT NULL CHECK (length(stamp) = 34),
  PRIMARY KEY (kind, id, stamp)
) STRICT, WITHOUT ROWID;
CREATE TABLE served_space (
  space   BLOB NOT NULL PRIMARY KEY REFERENCES sync_space (space) CHECK (length(space) = 16),
  address TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE served_change (
  revision INTEGER PRIMARY KEY AUTOINCREMENT,
  change   BLOB NOT NULL UNIQUE CHECK (length(change) = 16)
) STRICT;
CREATE TABLE joined_device (
  id       BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  name     TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  secret   TEXT NOT NULL UNIQUE CHECK (length(secret) = 64 AND secret NOT GLOB '*[^0-9a-f]*'),
  joined   INTEGER NOT NULL,
  seen     INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 0),
  revoked  INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE join_code (
  hash  TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
  ends  INTEGER NOT NULL,
  tries INTEGER NOT NULL CHECK (tries >= 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE calendar_object (
  id        BLOB NOT NULL CHECK (length(id) = 16),
  stamp     TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
  deleted   INTEGER NOT NULL CHECK (deleted IN (0, 1)),
  change    BLOB NOT NULL REFERENCES change (id),
  title     TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
  component TEXT CHECK (length(component) BETWEEN 1 AND 100),
  uid       TEXT NOT NULL CHECK (length(uid) <= 1000),
  first_day INTEGER CHECK (first_day BETWEEN -141349 AND 376199),
  lines     TEXT NOT NULL CHECK (length(lines) <= 65536),
  hash      BLOB CHECK (length(hash) = 32),
  brought   BLOB REFERENCES change (id),
  replaces  TEXT CHECK (length(replaces) = 34),
  ages      TEXT CHECK (length(ages) <= 4096),
  extra     TEXT CHECK (length(extra) <= 65536),
  PRIMARY KEY (id, stamp)
) STRICT, WITHOUT ROWID;
CREATE INDEX calendar_object_change ON calendar_object (change);
CREATE INDEX calendar_object_brought ON calendar_object (brought) WHERE brought IS NOT NULL;
CREATE INDEX event_further ON event (CASE WHEN occurrences IS NOT NULL THEN 1000000
WHEN repeats IS NULL THEN first_day + length
WHEN repeats_until IS NOT NULL THEN repeats_until + length
WHEN repeats_count IS NOT NULL AND rule IS NULL THEN first_day + length + repeats_count
* CASE repeats WHEN 'day' THEN 1 WHEN 'week' THEN 7 WHEN 'month' THEN 31 ELSE 366 END
ELSE 1000000 END)
WHERE (length > 7 OR repeats IS NOT NULL OR occurrences IS NOT NULL) AND deleted = 0;
CREATE INDEX event_days ON event (first_day, length, zone, repeats, occurrences, deleted)
WHERE length <= 7 AND repeats IS NULL AND occurrences IS NULL AND deleted = 0;
