extension SyncLog {
  /// The changes that a space does not have yet, oldest first, with their versions.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func unsent(to space: RecordID, limit: Int) throws(StoreError) -> [SyncedChange] {
    try unsent(to: space, after: nil, limit: limit)
  }

  /// Adds names that devices told; writes nothing if all are known.
  /// - Returns: All names.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func addDeviceNames(_ told: DeviceNames) throws(StoreError) -> DeviceNames {
    let known = try deviceNames()
    var names = known
    names.add(told)
    if names != known { try noteDeviceNames(names) }
    return names
  }
}
