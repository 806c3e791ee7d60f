import FastiRecords

/// Short forms of calls that the laws use often.
extension Store {
  @discardableResult
  func set(_ key: String, _ value: String) throws -> Change {
    let change = newChange("config set \(key) \(value)")
    try write(change) { writer throws(StoreError) in try writer.put(Setting(key: key, value: value)) }
    return change
  }

  @discardableResult
  func unset(_ key: String) throws -> Change {
    let change = newChange("config unset \(key)")
    try write(change) { writer throws(StoreError) in try writer.delete(Setting.self, key: key) }
    return change
  }

  func setting(_ key: String, knownAt stamp: Stamp? = nil) throws -> String? {
    try read(knownAt: stamp) { reader throws(StoreError) in try reader.record(Setting.self, key: key)?.value }
  }

  func settings(knownAt stamp: Stamp? = nil) throws -> [Version<Setting>] {
    try read(knownAt: stamp) { reader throws(StoreError) in try reader.all(Setting.self) }
  }

  func versions(_ key: String) throws -> [Version<Setting>] {
    try read { reader throws(StoreError) in try reader.versions(Setting.self, id: Setting.id(for: key)) }
  }

  func latest() throws -> Stamp { try read { reader throws(StoreError) in try reader.latestStamp() } }

  func merge(_ versions: [Version<Setting>]) throws {
    try write(newChange("sync")) { writer throws(StoreError) in
      for version in versions { try writer.merge(version) }
    }
  }

  /// The error of a call; the law is broken if it does not throw.
  func refusal<Answer>(
    line: UInt = #line, of body: (Self) throws -> Answer
  ) throws -> StoreError {
    do { _ = try body(self) } catch let error as StoreError { return error }
    throw StoreLaw.Broken(description: "line \(line): nothing was refused")
  }
}
