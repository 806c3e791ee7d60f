extension Migration {
  /// A merged version keeps its change: `change` is the change that wrote it, and `brought` the change of this store
  /// that brought it, NULL if it was written here. A change that was made elsewhere has `brought` too, and its device
  /// if the stamp contains another one.
  static let authors = Migration(
    version: 14,
    sql: """
      ALTER TABLE change ADD COLUMN device TEXT CHECK (length(device) = 16 AND device NOT GLOB '*[^0-9a-f]*');
      ALTER TABLE change ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE setting ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE region ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE rule ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE layer ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE leave_profile ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE leave_terms ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE leave_rate ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE leave_entry ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE note ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE event ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE countdown ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE reminder ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE attachment ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE month_override ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE month_fetched ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE month_document ADD COLUMN brought BLOB REFERENCES change (id);
      ALTER TABLE feed ADD COLUMN brought BLOB REFERENCES change (id);
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
      """)
}
