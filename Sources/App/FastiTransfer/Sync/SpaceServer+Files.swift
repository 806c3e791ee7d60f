import FastiPerson
import FastiRecords

extension SpaceServer {
  /// A piece of an attached file, from an offset on; a piece that is shorter than the longest is the last.
  /// - Throws: `.storage`.
  func file(_ name: String, from offset: Int) throws(Failure) -> Answer {
    guard SyncMessage.isFileName(name), offset <= SyncFolder.largestFile,
      let piece = try attachments.piece(of: name, from: offset, most: PartialFile.longest)
    else { return .refused(.notFound) }
    return .file(piece)
  }

  /// Whether a device may send a file: it is missing, or another device has sent it in the meantime.
  /// - Throws: `.storage`.
  func awaits(_ name: String) throws(Failure) -> Bool {
    guard SyncMessage.isFileName(name) else { return false }
    if attachments.has(name) { return true }
    let space = try asking { () throws(StoreError) in try log.servedSpaceIfAny() }
    guard let space else { return false }
    return try asking { () throws(StoreError) in try log.awaitedFiles(of: space)[name] != nil }
  }

  /// Stores a piece of a missing attached file; the complete file must have the hash that its change contains.
  /// - Throws: `.storage`.
  func put(_ name: String, _ piece: [UInt8], at offset: Int) throws(Failure) -> Answer {
    guard SyncMessage.isFileName(name) else { return .refused(.notFound) }
    guard piece.count <= PartialFile.longest, offset <= SyncFolder.largestFile else { return .refused(.malformed) }
    let space = try asking { () throws(StoreError) in try log.servedSpace() }
    if !attachments.has(name) {
      let awaited = try asking { () throws(StoreError) in try log.awaitedFiles(of: space) }
      guard let hash = awaited[name] else { return .refused(.notFound) }
      switch try PartialFile(folder: attachments, name: name, hash: hash).write(piece, at: offset) {
      case .has(let count): return .lines(SyncMessage.object("has", count))
      case .isWrong: return .refused(.malformed)
      case .isComplete: break
      }
    }
    try asking { () throws(StoreError) in try log.noteFile(name, of: space) }
    return .done
  }
}
