internal import FastiRecords

extension ShardMover {
  /// Undoes a move that the target has not been opened for.
  func undo() throws(StoreError) {
    guard let here = try source.shard() else { throw source.refused(.noPart(part, last: 0)) }
    let there = try target.hasTables() ? target.shard() : nil
    switch here.state {
    case .leaving: break
    case .handed:
      guard there?.state == .coming else { throw target.refused(.opened(part)) }
      // From now on it is written here again; the target was not written.
      try source.write("UPDATE fasti.shard SET state = 'leaving' WHERE part = \(part)")
    case .away: throw target.refused(.opened(part))
    case .here, .coming: throw source.refused(.notMoving(part))
    }
    try target.unsubscribe()
    try source.withdraw()
    if there?.state == .coming {
      let tables = try target.tables()
      try recallPeople()
      try target.write(
        """
        BEGIN; TRUNCATE \(tables.joined(separator: ", "));
        UPDATE fasti.shard SET state = CASE WHEN place IS NULL THEN 'here' ELSE 'away' END WHERE part = \(part); COMMIT
        """)
    }
    try Self.release(source)
  }

  /// Undoes a move to a server that cannot be reached. It was not opened for programs, so the partition is here.
  static func abandon(_ source: ShardServer) throws(StoreError) {
    guard let here = try source.shard() else { throw source.refused(.noPart(source.part, last: 0)) }
    guard here.state == .leaving else { throw source.refused(.notMoving(source.part)) }
    try source.withdraw()
    try release(source)
  }

  private static func release(_ source: ShardServer) throws(StoreError) {
    try source.write(
      """
      BEGIN; DELETE FROM fasti.shard_pass WHERE space_id IN (SELECT space_id FROM fasti.space WHERE part = \(source.part));
      UPDATE fasti.shard SET state = 'here', place = NULL WHERE part = \(source.part); COMMIT
      """)
  }
}
