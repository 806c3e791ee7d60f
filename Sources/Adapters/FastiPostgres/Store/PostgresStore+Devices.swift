public import FastiRecords

extension PostgresStore {
  /// Keeps the hash of a code with which a device may join.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func addCode(hash: String, ends: Int64) throws(StoreError) {
    let now = clock.now
    try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM join_code WHERE space_id = $1 AND ends < $2") { $0.write(integer: now) }
      try connection.run(
        "INSERT INTO join_code (space_id, hash, ends, tries) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING"
      ) {
        $0.write(text: hash)
        $0.write(integer: ends)
      }
    }
  }

  /// Whether a code is one of those that hold; a wrong one does not count.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func hasCode(hash: String, now: Int64) throws(StoreError) -> Bool {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT 1 FROM join_code WHERE space_id = $1 AND hash = $2 AND ends >= $3") {
        $0.write(text: hash)
        $0.write(integer: now)
      } read: {
        $0.integer()
      } != nil
    }
  }

  /// Whether a code is one of those that hold; a wrong one counts against all of them.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func checkCode(hash: String, now: Int64) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in try connection.checkCode(hash, now) }
  }

  /// Adds a device and uses the code up.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func join(
    _ device: JoinedDevice, secret hash: String, code: String, now: Int64
  ) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      guard try connection.checkCode(code, now) else { return false }
      try connection.run("DELETE FROM join_code WHERE space_id = $1 AND hash = $2") { $0.write(text: code) }
      try connection.run(
        "INSERT INTO joined_device (space_id, id, name, secret, joined, seen, revision) VALUES ($1, $2, $3, $4, $5, 0, 0)"
      ) {
        $0.write(id: device.id)
        $0.write(text: device.name)
        $0.write(text: hash)
        $0.write(integer: device.joined)
      }
      return true
    }
  }

  /// Every device that ever joined, by name.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func joinedDevices() throws(StoreError) -> [JoinedDevice] {
    try reading { connection throws(StoreError) in
      try connection.rows("\(DatabaseConnection.selectDevices) ORDER BY name COLLATE \"C\", joined") {
        JoinedDevice(reading: &$0)
      }
    }
  }

  /// The device with that secret, also one that was revoked.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func joinedDevice(secret hash: String) throws(StoreError) -> JoinedDevice? {
    try alone("\(DatabaseConnection.selectDevices) AND secret = $2") {
      $0.write(text: hash)
    } read: {
      JoinedDevice(reading: &$0)
    }.first
  }

  /// The device with that secret, also one that was revoked, and the space that is served: one question for both.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func admission(secret hash: String) throws(StoreError) -> SyncAdmission? {
    try alone(
      """
      SELECT (SELECT space FROM fasti.served_space WHERE space_id = $1), id, name, joined, seen, revision, revoked
      FROM fasti.joined_device WHERE space_id = $1 AND secret = $2
      """
    ) {
      $0.write(text: hash)
    } read: { row in
      let space = row.id()
      return JoinedDevice(reading: &row).map { SyncAdmission(device: $0, space: space) }
    }.first
  }

  /// Calls a device something else; false where there is none.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func renameDevice(_ id: RecordID, to name: String) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      try connection.run("UPDATE joined_device SET name = $2 WHERE space_id = $1 AND id = $3") {
        $0.write(text: name)
        $0.write(id: id)
      } > 0
    }
  }

  /// Shuts a device out from now on; false where there is none that is not.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func revokeDevice(_ id: RecordID, now: Int64) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      try connection.run(
        "UPDATE joined_device SET revoked = $2 WHERE space_id = $1 AND id = $3 AND revoked IS NULL"
      ) {
        $0.write(integer: now)
        $0.write(id: id)
      } > 0
    }
  }

  /// Notes when a device was last here, and up to which revision it has everything.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteDevice(_ id: RecordID, seen: Int64, has revision: Int) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run("UPDATE joined_device SET seen = $2, revision = $3 WHERE space_id = $1 AND id = $4") {
        $0.write(integer: seen)
        $0.write(integer: Int64(revision))
        $0.write(id: id)
      }
    }
  }

  /// The names that devices of the same spaces have told.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func deviceNames() throws(StoreError) -> DeviceNames {
    let text = try reading { connection throws(StoreError) in try connection.fact(.devices) }
    return DeviceNames(text: text ?? "")
  }

  /// Stores the names of devices.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteDeviceNames(_ names: DeviceNames) throws(StoreError) {
    try writing { connection throws(StoreError) in try connection.note(.devices, names.text) }
  }
}

extension DatabaseConnection {
  fileprivate static let selectDevices =
    "SELECT id, name, joined, seen, revision, revoked FROM fasti.joined_device WHERE space_id = $1"
  /// How many wrong codes end all codes.
  private static let tries: Int64 = 5

  fileprivate func checkCode(_ hash: String, _ now: Int64) throws(StoreError) -> Bool {
    try run("DELETE FROM join_code WHERE space_id = $1 AND ends < $2") { $0.write(integer: now) }
    let isThere = try first("SELECT 1 FROM join_code WHERE space_id = $1 AND hash = $2") {
      $0.write(text: hash)
    } read: {
      $0.integer()
    }
    if isThere != nil { return true }
    try run("UPDATE join_code SET tries = tries + 1 WHERE space_id = $1")
    try run("DELETE FROM join_code WHERE space_id = $1 AND tries >= $2") { $0.write(integer: Self.tries) }
    return false
  }
}

extension JoinedDevice {
  fileprivate init?(reading row: inout DatabaseRow) {
    guard let id = row.id() else { return nil }
    let (name, joined, seen) = (row.text(), row.integer(), row.integer())
    let revision = Int(row.integer())
    self.init(id: id, name: name, joined: joined, seen: seen, revision: revision, revoked: row.optionalInteger())
  }
}
