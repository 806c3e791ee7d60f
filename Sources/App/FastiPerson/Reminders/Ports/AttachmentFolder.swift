public import FastiRecords

/// The port to the files attached to reminders: a separate folder in the data folder, with names made from ids.
public protocol AttachmentFolder: Sendable {
  /// Copies a file into the folder, under a name made from an id: it is written under another name, synced to the disk,
  /// then renamed.
  ///
  /// - Parameters:
  ///   - path: The file, as typed.
  ///   - name: Makes the name of the copy from its first bytes.
  ///   - largest: The most bytes it may have.
  /// - Throws: `.notFound` when there is no such file, `.invalid` for a folder, a device, a file that is too large or
  ///   that changes or disappears while it is read, `.storage` for errors of the disk. No file is left then.
  func keep(
    _ path: String, largest: Int64, name: (_ firstBytes: [UInt8]) -> String
  ) throws(Failure) -> KeptFile

  /// Whether a file exists.
  func has(_ name: String) -> Bool

  /// The path of a file, which need not exist.
  func path(of name: String) -> String

  /// Opens a file; nil if there is none.
  /// - Throws: `.storage` when it cannot be read, or is not a regular file.
  func open(_ name: String) throws(Failure) -> (any ByteStream)?

  /// Writes a new file, readable only by its owner: first under another name, synced to the disk, then renamed. It
  /// never replaces another file.
  ///
  /// - Parameter pieces: Writes the content; if it throws, no file is left.
  /// - Throws: `.storage`, and what `pieces` throws.
  func add(
    _ name: String, _ pieces: ((UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure)

  /// The folder in which files are received before ``adopt(_:as:)`` gives them a name; it is created if it is missing.
  /// - Throws: `.storage`.
  func receivingFolder() throws(Failure) -> String

  /// Gives a received file a new name: without a copy if it is in the ``receivingFolder()``. It is synced to the disk
  /// before it gets its name, and never replaces another file.
  /// - Returns: Whether it is new; an existing file of that name with the same content is used instead.
  /// - Throws: `.storage`; no file is left then.
  @discardableResult
  func adopt(_ file: any IncomingFile, as name: String) throws(Failure) -> Bool

  /// Removes unfinished files of processes that were killed.
  func sweep()

  /// The regular files in the folder, by name.
  func files() -> [FolderFile]

  /// Removes a file that is not needed, and what was received of it; does nothing if there is none.
  func remove(_ name: String)

  /// Reads a piece of a file.
  /// - Returns: At most `most` bytes, fewer only at the end of the file; nil if there is no file.
  /// - Throws: `.storage` when it cannot be read, or is not a regular file.
  func piece(of name: String, from offset: Int, most: Int) throws(Failure) -> [UInt8]?

  /// The files that were not received completely. The name of one is `parts/` and the name of the complete file.
  func parts() -> [FolderFile]

  /// Writes a piece of a file that is received in pieces; the first piece creates it.
  ///
  /// Another process may write the same piece at the same time.
  /// - Throws: `.storage`; the pieces before it remain.
  func write(_ piece: [UInt8], at offset: Int, of part: String) throws(Failure)

  /// Gives a file that was received completely its name. It is synced to the disk before; it never replaces another file.
  /// - Throws: `.storage`.
  func complete(_ part: String, as name: String) throws(Failure)
}

/// A file in the folder.
public struct FolderFile: Hashable, Sendable {
  /// The name of the file within the folder, which the program gave it.
  public let name: String
  /// Its size in bytes.
  public let bytes: Int64
  /// When it was last written, in milliseconds of Unix time.
  public let written: Int64

  public init(name: String, bytes: Int64, written: Int64) {
    self.name = name
    self.bytes = bytes
    self.written = written
  }
}

/// A file that was copied into the folder.
public struct KeptFile: Hashable, Sendable {
  /// The new name within the folder; the name that users see is in the record.
  public let name: String
  /// Its size in bytes.
  public let bytes: Int64
  /// Its first bytes, at most ``FileType/needed``; all of them if there are fewer.
  public let head: [UInt8]

  public init(name: String, bytes: Int64, head: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.head = head
  }
}
