public import FastiRecords

/// The port to the files attached to reminders: a folder of their own in the data folder, names made from ids.
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

  /// Opens a file; nil when there is none.
  /// - Throws: `.storage` when it cannot be read, or is no plain file.
  func open(_ name: String) throws(Failure) -> (any ByteStream)?

  /// Writes a new file, for its owner alone: beside it first, on the disk, then under its name. Never in place of
  /// another.
  ///
  /// - Parameter pieces: Writes the content; what it throws leaves no file.
  /// - Throws: `.storage`, and what `pieces` throws.
  func add(
    _ name: String, _ pieces: ((UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure)

  /// Where files may be received that ``adopt(_:as:)`` gives a name then; made where it is missing.
  /// - Throws: `.storage`.
  func receivingFolder() throws(Failure) -> String

  /// Takes a file that was received, under a new name: without a copy where it lies in the ``receivingFolder()``. On the disk
  /// before it has its name, and never in place of another.
  /// - Returns: Whether it is new; a file of that name with the same content is taken for it.
  /// - Throws: `.storage`; no file is left then.
  @discardableResult
  func adopt(_ file: any IncomingFile, as name: String) throws(Failure) -> Bool

  /// Removes what programs that were killed left half written.
  func sweep()

  /// The plain files that are there, by name.
  func files() -> [FolderFile]

  /// Removes a file that is not wanted after all, or any more; nothing if there is none.
  func remove(_ name: String)
}

/// A file that lies in the folder.
public struct FolderFile: Hashable, Sendable {
  /// The name of the file within the folder, which the program gave it.
  public let name: String
  /// Its size in bytes.
  public let bytes: Int64
  /// When it was last written, in milliseconds of Unix time.
  public let written: Int64

  /// A file of those parts.
  public init(name: String, bytes: Int64, written: Int64) {
    self.name = name
    self.bytes = bytes
    self.written = written
  }
}

/// A file that was copied into the folder.
public struct KeptFile: Hashable, Sendable {
  /// The new name within the folder; the name the user knows is in the record.
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
