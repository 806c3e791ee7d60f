extension Migration {
  /// The versions of the leave ledger: profile, terms, rate lines and entries.
  ///
  /// Days are days since 1970-01-01 in the years 1583 to 2999; hours are ticks of 1/10,000 h. Entries have two
  /// decimals; rates, starting balances and limits have four.
  static let leaveLedger = Migration(
    version: 2,
    sql: """
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
        quarter  INTEGER NOT NULL CHECK (quarter IN (0, 1)),
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
        floor       INTEGER NOT NULL,
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
        rate    INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 999999999999),
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
        created INTEGER NOT NULL CHECK (created >= 0),
        PRIMARY KEY (id, stamp),
        CHECK ((action = 'adjustment') = (sign IS NOT NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX leave_entry_change ON leave_entry (change);
      CREATE INDEX leave_entry_day ON leave_entry (day);
      """)
}
