/// The port to the files that are attached to things: a folder of their own beside the store, names made from ids.
public protocol AttachmentFiles: Sendable {
  /// Where a file of that name is, or would be.
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
}
