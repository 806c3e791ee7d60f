/// The port to the files attached to reminders, in the data folder.
public protocol AttachmentFolder: Sendable {
  /// Copies a file into the folder, under a name made from an id: written beside, brought to the disk, then renamed.
  ///
  /// - Parameters:
  ///   - path: The file, as it was typed.
  ///   - name: What to call the copy, once its first bytes are known.
  ///   - largest: The most bytes it may have.
  /// - Throws: `.notFound` for no such file, `.invalid` for a folder, a device, a file that is too large or that changes
  ///   or vanishes while it is read, `.storage` for a disk. Nothing is left behind.
  func keep(
    _ path: String, largest: Int64, name: (_ firstBytes: [UInt8]) -> String
  ) throws(Failure) -> KeptFile

  /// Whether a file is there.
  func has(_ name: String) -> Bool

  /// Where a file is or would be.
  func path(of name: String) -> String

  /// Removes a file that was kept and is not wanted after all; nothing if there is none.
  func remove(_ name: String)
}

/// A file that was copied into the folder.
public struct KeptFile: Hashable, Sendable {
  /// Its name in the folder.
  public let name: String
  /// Its size in bytes.
  public let bytes: Int64
  /// Its first bytes, at most ``FileType/needed``; all of them where there are fewer.
  public let head: [UInt8]

  /// A file of those parts.
  public init(name: String, bytes: Int64, head: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.head = head
  }
}
