import FastiPerson
import FastiRecords

/// Whose data a request is about: the versions of one store. It is the first part of every key of a cache, because two stores
/// may have the same stamp, and addresses, days and languages are the same for all.
struct Space: Hashable, Sendable {
  let id: RecordID

  /// The space of a server with one data folder.
  static let own = Space(id: Person.ownerID)
  /// No one's space: what is the same for everyone.
  static let common = Space(id: RecordID(high: 0, low: 0))

  /// A name of it for browsers, which is not secret: a change that waits in one is sent with the name of the space in
  /// which it was written.
  var mark: String { String(SHA256.hexHash(Array(id.text.utf8)).prefix(16)) }
}
