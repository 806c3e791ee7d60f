public import FastiRecords
import FastiTransfer

extension SQLiteStore: SyncRegister {
  /// The served space; it is created when it is first needed.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func servedSpace() throws(StoreError) -> RecordID {
    if let known = try servedSpaceIfAny() { return known }
    let space = SyncSpace(
      id: newID(), place: "served", log: Stamp.text(device: entropy.number), rewriting: "", key: nil)
    return try writing { connection throws(StoreError) in
      // Another process may have been faster.
      if let known = try connection.servedSpace() { return known }
      try connection.join(space)
      try connection.run("INSERT INTO served_space (space) VALUES (?)") { $0.write(id: space.id) }
      return space.id
    }
  }

  /// The served space; nil if there never was one.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func servedSpaceIfAny() throws(StoreError) -> RecordID? {
    try reading { connection throws(StoreError) in try connection.servedSpace() }
  }

  /// The address at which the space was last served, as devices type it.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func servedAddress() throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT address FROM served_space WHERE address IS NOT NULL") { $0.text() }
    }
  }

  /// Stores the address at which the space is served.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteServed(at address: String) throws(StoreError) {
    let space = try servedSpace()
    _ = try writing { connection throws(StoreError) in
      try connection.run("UPDATE served_space SET address = ? WHERE space = ?") {
        $0.write(text: address)
        $0.write(id: space)
      }
    }
  }

  /// Gives a revision to every change that has none. It runs under the lock of a writer, so that a device always gets
  /// the changes it has not seen after those it has.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func revise() throws(StoreError) -> Int {
    // If the sum of the changes is what it was when all had revisions, all have.
    let (isNumbered, revision, isOpen) = try reading { connection throws(StoreError) in
      let isNumbered = try connection.isNumbered()
      let open =
        isNumbered
        ? nil : try connection.first("SELECT 1 FROM change AS c \(Connection.unrevised) LIMIT 1") { $0.integer() }
      return (isNumbered, try connection.revision(), open != nil)
    }
    if isNumbered { return revision }
    let number = { [self] () throws(StoreError) -> Int in
      try writing { connection throws(StoreError) in
        try connection.run(
          "INSERT INTO served_change (change) SELECT c.id FROM change AS c \(Connection.unrevised) ORDER BY c.stamp")
        try connection.noteNumbered()
        return try connection.revision()
      }
    }
    if isOpen { return try number() }
    // There is nothing to give a revision to; a store that cannot be written is searched again the next time.
    return (try? number()) ?? revision
  }

  /// The changes after a revision, in the order of revisions.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func revisions(after revision: Int, limit: Int) throws(StoreError) -> [RevisedChange] {
    try reading { connection throws(StoreError) in
      let numbered = try connection.rows(
        "SELECT revision, change FROM served_change WHERE revision > ? ORDER BY revision LIMIT ?"
      ) {
        $0.write(integer: Int64(revision))
        $0.write(integer: Int64(limit))
      } read: { row -> (Int, RecordID)? in
        let number = Int(row.integer())
        return row.id().map { (number, $0) }
      }
      var (numbers, changes): ([Int], [AuthoredChange]) = ([], [])
      for (number, id) in numbered {
        guard let noted = try connection.change(id) else { continue }
        numbers.append(number)
        changes.append(noted.authored)
      }
      return zip(numbers, try connection.synced(changes)).map { RevisedChange(revision: $0, synced: $1) }
    }
  }
}

extension Connection {
  /// The condition for changes without a revision.
  fileprivate static let unrevised = "WHERE NOT EXISTS (SELECT 1 FROM served_change WHERE change = c.id)"

  func servedSpace() throws(StoreError) -> RecordID? {
    try first("SELECT space FROM served_space") { $0.id() }
  }

  /// The newest revision.
  func revision() throws(StoreError) -> Int {
    try first("SELECT coalesce(max(revision), 0) FROM served_change") { Int($0.integer()) } ?? 0
  }

  /// Whether every change has a revision, if that is known.
  func isNumbered() throws(StoreError) -> Bool { try fact(.numbered) == "\(try changeSum()) \(try revision())" }

  /// Notes that every change has a revision.
  func noteNumbered() throws(StoreError) { try note(.numbered, "\(try changeSum()) \(try revision())") }

  /// The stamp of the first change that a device which still syncs does not have yet; nil if every device has every
  /// change.
  /// - Parameter since: Devices that have not synced since this time are ignored.
  func firstAwaited(since: Int64) throws(StoreError) -> Stamp? {
    try first(
      """
      SELECT min(c.stamp) FROM change AS c LEFT JOIN served_change AS s ON s.change = c.id
      WHERE coalesce(s.revision, 1 << 60) >
        (SELECT min(revision) FROM joined_device WHERE revoked IS NULL AND max(seen, joined) >= ?)
      """
    ) {
      $0.write(integer: since)
    } read: {
      $0.optionalText() ?? ""
    }.flatMap { Stamp(text: $0) }
  }
}
