import FastiPerson
import FastiRecords

/// Whose data a request is about: the versions of one store. It is the first part of every key of a cache, because two stores
/// may have the same stamp, and addresses, days and languages are the same for all.
struct Space: Hashable, Sendable {
  let id: RecordID

  /// The space of a server with one data folder.
  static let own = Space(id: Person.ownerID)
}
