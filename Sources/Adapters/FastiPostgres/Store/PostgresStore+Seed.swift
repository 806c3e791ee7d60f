public import FastiRecords

extension PostgresStore {
  /// Updates the shipped regions, in one transaction; reads one row when they are up to date.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    let known = try reading { connection throws(StoreError) in try connection.fact(.seed) }
    if known == fingerprint || current != nil { return false }
    return try writing { connection throws(StoreError) in
      // Read again: another process may have been faster.
      if try connection.fact(.seed) == fingerprint { return false }
      try refresh(connection, regions())
      try connection.note(.seed, fingerprint)
      try connection.note(ShippedEdition(fingerprint: fingerprint, since: max(0, clock.now)))
      return true
    }
  }

  /// Writes the shipped regions again if their texts differ from the given ones although the fingerprint is the same.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String] {
    func bent(_ connection: DatabaseConnection) throws(StoreError) -> [String] {
      // A program of another edition has written its own regions, which are as valid as these.
      guard try connection.fact(.seed) == fingerprint else { return [] }
      let stored = try connection.rows(
        "SELECT position, code, hash, text FROM shipped_region WHERE space_id = $1 ORDER BY position"
      ) {
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
      try connection.run("DELETE FROM shipped_region WHERE space_id = $1")
      try refresh(connection, regions)
      return codes
    }
  }

  private func refresh(_ connection: DatabaseConnection, _ regions: [RegionText]) throws(StoreError) {
    let codes = Set(regions.map { $0.code })
    let stored = try connection.rows("SELECT code FROM shipped_region WHERE space_id = $1") { $0.text() }
    for code in stored where !codes.contains(code) {
      try connection.run("DELETE FROM shipped_region WHERE space_id = $1 AND code = $2") { $0.write(text: code) }
    }
    for (position, region) in regions.enumerated() {
      try connection.run(
        """
        INSERT INTO shipped_region AS old (space_id, code, position, hash, text) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (space_id, code)
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
