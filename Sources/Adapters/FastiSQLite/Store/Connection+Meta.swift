internal import FastiRecords

/// The few facts a store keeps about itself. They are no versions: each is true of this file alone.
enum Fact: String {
  /// The greatest stamp given or seen.
  case clock
  /// The fingerprint of the shipped regions in `shipped_region`.
  case seed
  /// The stamp up to which versions were compacted away.
  case compacted
  /// When somebody last looked what was to be told, and how much had no room.
  case looked
  /// When the sources of months were last asked without being told to, and how often that has failed since it worked.
  case refreshed
  /// Who tried to sign in how often, as the server writes it.
  case attempts
  /// When which sentence about months was told, until somebody dismisses it.
  case news
}

extension Connection {
  /// A fact; nil where it was never noted.
  func fact(_ fact: Fact) throws(StoreError) -> String? {
    try first("SELECT value FROM meta WHERE key = ?") {
      $0.write(text: fact.rawValue)
    } read: {
      $0.text()
    }
  }

  /// Notes a fact.
  func note(_ fact: Fact, _ value: String) throws(StoreError) {
    try run("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value") {
      $0.write(text: fact.rawValue)
      $0.write(text: value)
    }
  }

  /// The greatest stamp given or seen.
  func latestStamp() throws(StoreError) -> Stamp { try stamp(.clock) ?? Stamp(milliseconds: 0) }

  /// A fact that is a stamp.
  func stamp(_ name: Fact) throws(StoreError) -> Stamp? {
    guard let text = try fact(name) else { return nil }
    guard let stamp = Stamp(text: text) else { throw .corrupt(path: path, detail: "\(name) is no stamp: \(text)") }
    return stamp
  }

  /// The version of the tables.
  func version() throws(StoreError) -> Int {
    try first("PRAGMA user_version") { Int($0.integer()) } ?? 0
  }
}
