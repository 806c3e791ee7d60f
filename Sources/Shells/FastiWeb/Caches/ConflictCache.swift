import FastiHTTP
import FastiRecords

/// The latest conflicts of a space. They depend only on the store, and whatever changes them changes its latest stamp.
final class ConflictCache: Sendable {
  private let kept = Lock<[Space: (stamp: Stamp, conflicts: [VersionConflict])]>([:])
  /// The greatest number of spaces.
  private static let mostSpaces = 16

  /// The conflicts of a space at a stamp, read if they are not cached.
  /// - Throws: What `read` throws.
  func conflicts(
    _ space: Space, _ stamp: Stamp, _ read: () throws(Failure) -> [VersionConflict]
  ) throws(Failure) -> [VersionConflict] {
    let known = kept.with { kept in kept[space].flatMap { $0.stamp == stamp ? $0.conflicts : nil } }
    if let known { return known }
    let conflicts = try read()
    kept.with { kept in
      if kept[space] == nil, kept.count >= Self.mostSpaces { kept = [:] }
      kept[space] = (stamp, conflicts)
    }
    return conflicts
  }
}
