internal import FastiRecords

/// The facts a store keeps about itself. They have no versions: each applies only to this file.
enum Fact: String {
  /// The greatest stamp that was given or received.
  case clock
  /// The fingerprint of the shipped regions in `shipped_region`.
  case seed
  /// The stamp up to which versions were compacted away.
  case compacted
  /// The latest stamp at which something was erased here, or received as erased.
  case erased
  /// The greatest stamp when the clock was last mended.
  case mended
  /// The space before whose joining a copy was made, and the greatest stamp then.
  case joined
  /// That an erasure has begun, and free pages and copies may still contain the content.
  case erasing
  /// The sum of the changes when all of them had revisions, and the greatest revision.
  case numbered
  /// The sums of all tables when the digest was computed, as one hash, and the digest.
  case digest
  /// The names of devices by their numbers, as they told them.
  case devices
  /// When the scheduler last ran, and how many notifications were left out for lack of room.
  case looked
  /// When the sources of months were last asked automatically, and how often that has failed since it last worked.
  case refreshed
  /// The failed attempts to sign in, as the server writes them.
  case attempts
  /// The latest news about months and its time, until the user dismisses it.
  case news
}

extension Connection {
  /// A fact; nil if it was never stored.
  func fact(_ fact: Fact) throws(StoreError) -> String? {
    try first("SELECT value FROM meta WHERE key = ?") {
      $0.write(text: fact.rawValue)
    } read: {
      $0.text()
    }
  }

  func note(_ fact: Fact, _ value: String) throws(StoreError) {
    try run("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value") {
      $0.write(text: fact.rawValue)
      $0.write(text: value)
    }
  }

  func forget(_ fact: Fact) throws(StoreError) {
    try run("DELETE FROM meta WHERE key = ?") { $0.write(text: fact.rawValue) }
  }

  /// The greatest stamp that was given or received.
  func latestStamp() throws(StoreError) -> Stamp { try stamp(.clock) ?? Stamp(milliseconds: 0) }

  func stamp(_ name: Fact) throws(StoreError) -> Stamp? {
    guard let text = try fact(name) else { return nil }
    guard let stamp = Stamp(text: text) else { throw .corrupt(path: path, detail: .stamp(name.rawValue, text)) }
    return stamp
  }

  /// The version of the tables.
  func version() throws(StoreError) -> Int {
    try first("PRAGMA user_version") { Int($0.integer()) } ?? 0
  }
}
