public import FastiRecords

// Attached files that have not arrived yet. Every space may bring them.
extension SQLiteStore {
  /// The attached files that are still missing here: their hashes, by their names.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func awaitedFiles(of space: RecordID) throws(StoreError) -> [String: String] {
    try reading { connection throws(StoreError) in
      let files = try connection.rows("SELECT name, sha256 FROM sync_file WHERE space = ?") {
        $0.write(id: space)
      } read: { row in
        (row.text(), row.text())
      }
      return Dictionary(files) { first, _ in first }
    }
  }

  /// The hash of an attached file that any space may bring; nil if it is not awaited.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func awaitedHash(of name: String) throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT sha256 FROM sync_file WHERE name = ? LIMIT 1") {
        $0.write(text: name)
      } read: {
        $0.text()
      }
    }
  }

  /// Notes that a space and this device lack an attached file.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteAwaited(_ name: String, _ hash: String, of space: RecordID) throws(StoreError) {
    try writing { connection throws(StoreError) in try connection.noteAwaited(name, hash, of: space) }
  }

  /// Notes that a file has arrived.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteFile(_ name: String, of space: RecordID) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM sync_file WHERE space = ? AND name = ?") {
        $0.write(id: space)
        $0.write(text: name)
      }
    }
  }

  /// The things of a kind that were erased: they are deleted, and none of their versions has content.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func erasedThings(of kind: RecordKind) throws(StoreError) -> Set<RecordID> {
    try reading { connection throws(StoreError) in
      guard try connection.fact(.erased) != nil else { return [] }
      var (blank, whole): (Set<RecordID>, Set<RecordID>) = ([], [])
      let deleted = try connection.rows(
        """
        SELECT id, \(kind.columns.joined(separator: ", ")) FROM \(kind.table)
        WHERE id IN (SELECT id FROM \(kind.table) WHERE deleted = 1)
        """
      ) { row -> (id: RecordID, isBlank: Bool)? in
        guard let id = row.id() else { return nil }
        return (id, kind.columns.map { _ in row.anything() } == kind.blank)
      }
      for version in deleted {
        if version.isBlank { blank.insert(version.id) } else { whole.insert(version.id) }
      }
      return blank.subtracting(whole)
    }
  }
}

extension Connection {
  /// Notes that a space and this device lack an attached file, if the store belongs to the space.
  func noteAwaited(_ name: String, _ hash: String, of space: RecordID) throws(StoreError) {
    try run(
      """
      INSERT INTO sync_file (space, name, sha256) SELECT space, ?2, ?3 FROM sync_space WHERE space = ?1
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(id: space)
      $0.write(text: name)
      $0.write(text: hash)
    }
  }
}
