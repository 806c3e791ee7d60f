public import FastiRecords

/// An uploaded file that has no name in the folder yet.
public protocol IncomingFile: Sendable {
  /// Its size in bytes.
  var bytes: Int64 { get }

  /// The open file, if it is on the disk and can be linked to a name; nil if its bytes have to be copied.
  var descriptor: Int32? { get }

  /// Reads from an offset, at most as much as the buffer holds.
  /// - Returns: The number of bytes; 0 at the end.
  /// - Throws: `.storage`.
  func read(at place: Int64, into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int
}

extension IncomingFile {
  /// Passes the whole content to the body, in pieces.
  /// - Throws: `.storage`, and what `hear` throws.
  public func forEachPiece(_ hear: (UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
    defer { room.deallocate() }
    var place: Int64 = 0
    while true {
      let count = try read(at: place, into: room)
      if count == 0 { return }
      try hear(UnsafeRawBufferPointer(rebasing: room[..<count]))
      place += Int64(count)
    }
  }

  /// Its first bytes, at most that many.
  /// - Throws: `.storage`.
  func head(_ most: Int) throws(Failure) -> [UInt8] {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: most, alignment: 1)
    defer { room.deallocate() }
    var count = 0
    while count < most {
      let more = try read(at: Int64(count), into: UnsafeMutableRawBufferPointer(rebasing: room[count...]))
      if more == 0 { break }
      count += more
    }
    return Array(room[..<count])
  }
}
