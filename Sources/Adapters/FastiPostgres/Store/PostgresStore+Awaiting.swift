public import FastiRecords

// Attached files that are not here yet. Every space may bring them.
extension PostgresStore {
  /// The attached files that are not here yet: their hashes, by their names.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func awaitedFiles(of space: RecordID) throws(StoreError) -> [String: String] {
    try reading { connection throws(StoreError) in
      let files = try connection.rows("SELECT name, sha256 FROM sync_file WHERE space_id = $1 AND space = $2") {
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
      try connection.first("SELECT sha256 FROM sync_file WHERE space_id = $1 AND name = $2 LIMIT 1") {
        $0.write(text: name)
      } read: {
        $0.text()
      }
    }
  }

  /// Notes that a space and this device lack an attached file.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteAwaited(_ name: String, _ hash: String, of space: RecordID) throws(StoreError) {
    try writing { connection throws(StoreError) in connection.noteAwaited(name, hash, of: space) }
  }

  /// Notes that a file is there.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteFile(_ name: String, of space: RecordID) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM sync_file WHERE space_id = $1 AND space = $2 AND name = $3") {
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
      let own = kind.columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let deleted = try connection.rows(
        """
        SELECT id, \(own) FROM \(kind.table)
        WHERE space_id = $1 AND id IN (SELECT id FROM \(kind.table) WHERE space_id = $1 AND deleted)
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

extension DatabaseConnection {
  /// Notes that a space and this device lack an attached file, if the store belongs to the space.
  func noteAwaited(_ name: String, _ hash: String, of space: RecordID) {
    later(
      """
      INSERT INTO sync_file (space_id, space, name, sha256)
      SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT FROM sync_space WHERE space_id = $1 AND space = $2)
      ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(id: space)
      $0.write(text: name)
      $0.write(text: hash)
    }
  }
}
