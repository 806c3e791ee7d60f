extension Migration {
  /// What a change undoes may arrive after it, so the column is not a reference any more. SQLite cannot take a reference from a
  /// column, so another one takes its place.
  static let earlyUndoings = Migration(
    version: 25,
    sql: """
      ALTER TABLE change ADD COLUMN undone BLOB CHECK (length(undone) = 16);
      UPDATE change SET undone = undoes WHERE undoes IS NOT NULL;
      ALTER TABLE change DROP COLUMN undoes;
      ALTER TABLE change RENAME COLUMN undone TO undoes;
      """)
}
