public import FastiApp

extension SQLiteStore {
  /// Brings the shipped regions up to date, in one transaction; costs one row read when they are.
  public func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    if try readable().fact(.seed) == fingerprint { return false }
    return try writing { connection throws(StoreError) in
      // Asked again: another program may have been quicker.
      if try connection.fact(.seed) == fingerprint { return false }
      try refresh(connection, regions())
      try connection.note(.seed, fingerprint)
      return true
    }
  }

  private func refresh(_ connection: Connection, _ regions: [RegionText]) throws(StoreError) {
    let codes = Set(regions.map { $0.code })
    let stored = try connection.rows("SELECT code FROM shipped_region") { $0.text() }
    for code in stored where !codes.contains(code) {
      try connection.run("DELETE FROM shipped_region WHERE code = ?") { $0.write(text: code) }
    }
    for (position, region) in regions.enumerated() {
      try connection.run(
        """
        INSERT INTO shipped_region (code, position, hash, text) VALUES (?, ?, ?, ?) ON CONFLICT (code)
        DO UPDATE SET position = excluded.position, hash = excluded.hash, text = excluded.text
        WHERE hash <> excluded.hash OR position <> excluded.position
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
