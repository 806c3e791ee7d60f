public import FastiRecords

extension SQLiteStore {
  /// Updates the shipped regions, in one transaction; reads one row when they are up to date.
  ///
  /// If the file cannot be written, this store answers with the given regions, and the file keeps its own: a full disk
  /// or a read-only folder does not prevent looking up a holiday.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    let known = try asking { connection throws(StoreError) in try connection.fact(.seed) }
    if known == fingerprint || opened?.connection.isInTransaction == true { return false }
    // The temporary table would hide the table to write.
    if overlay != nil {
      overlay = nil
      close()
    }
    do throws(StoreError) {
      return try seedFile(fingerprint, regions)
    } catch {
      guard error.onlyWriting else { throw error }
      overlay = regions()
      close()
      return false
    }
  }

  /// Writes the shipped regions again if their texts differ from the given ones although the fingerprint is the same.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String] {
    // A store that does not exist has nothing to write again, and regions in memory are the given ones.
    guard overlay == nil, try folder.hasDatabase() else { return [] }
    func bent(_ connection: Connection) throws(StoreError) -> [String] {
      // A program of another edition has written its own regions, which are as valid as these.
      guard try connection.fact(.seed) == fingerprint else { return [] }
      let stored = try connection.rows("SELECT position, code, hash, text FROM shipped_region ORDER BY position") {
        $0.region().region
      }
      if stored == regions { return [] }
      let codes = Set(regions.map(\.code) + stored.map(\.code)).sorted()
      let differing = codes.filter { code in
        stored.first { $0.code == code } != regions.first { $0.code == code }
      }
      // If each text is right, their order was wrong.
      return differing.isEmpty ? codes : differing
    }
    if try reading(bent).isEmpty { return [] }
    return try writing { connection throws(StoreError) in
      let codes = try bent(connection)
      if codes.isEmpty { return [] }
      try connection.run("DELETE FROM shipped_region")
      try refresh(connection, "main.shipped_region", regions)
      return codes
    }
  }

  /// Uses regions in place of those of the file, for this connection only.
  func layOver(_ regions: [RegionText], _ connection: Connection) throws(StoreError) {
    try connection.run("PRAGMA temp_store=MEMORY")
    // A temporary table hides the file's table of that name.
    try connection.run(
      "CREATE TEMP TABLE shipped_region (code TEXT PRIMARY KEY, position INTEGER, hash TEXT, text TEXT)"
    )
    try refresh(connection, "temp.shipped_region", regions)
  }

  private func seedFile(_ fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      // Read again: another process may have been faster.
      if try connection.fact(.seed) == fingerprint { return false }
      try refresh(connection, "main.shipped_region", regions())
      try connection.note(.seed, fingerprint)
      try connection.note(ShippedEdition(fingerprint: fingerprint, since: max(0, clock.now)))
      return true
    }
  }

  private func refresh(_ connection: Connection, _ table: String, _ regions: [RegionText]) throws(StoreError) {
    let codes = Set(regions.map { $0.code })
    let stored = try connection.rows("SELECT code FROM \(table)") { $0.text() }
    for code in stored where !codes.contains(code) {
      try connection.run("DELETE FROM \(table) WHERE code = ?") { $0.write(text: code) }
    }
    for (position, region) in regions.enumerated() {
      try connection.run(
        """
        INSERT INTO \(table) AS old (code, position, hash, text) VALUES (?, ?, ?, ?) ON CONFLICT (code)
        DO UPDATE SET position = excluded.position, hash = excluded.hash, text = excluded.text
        WHERE old.hash <> excluded.hash OR old.position <> excluded.position
        """
      ) {
        $0.write(text: region.code)
        $0.write(integer: Int64(position))
        $0.write(text: region.hash)
        $0.write(utf8: region.text)
      }
    }
  }
}

extension StoreError {
  /// Whether the error prevents writing, but not reading.
  fileprivate var onlyWriting: Bool {
    switch self {
    case .readOnly, .full, .noPermission, .noFolder, .locked: true
    default: false
    }
  }
}
