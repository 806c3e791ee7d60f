/// The port to archives: zip files, which may be untrusted.
public protocol Archives: Sendable {
  /// Opens an archive and reads its directory without checks; nothing is unpacked yet.
  /// - Throws: `notAZip`, `corruptArchive`, `tooLarge` for more entries than `limits` allow, `storage`.
  func open(_ path: String, limits: ArchiveLimits) throws(BackupError) -> any ArchiveReader

  /// Writes an archive under a name that does not exist yet, readable only by its owner, and syncs it to the disk.
  ///
  /// The same members give the same bytes on every machine: nothing is compressed, and times and attributes are fixed.
  /// - Throws: `storage`; no file is left then.
  func write(_ members: [ArchiveMember], to path: String) throws(BackupError)
}

/// An open archive. One thread uses it.
public protocol ArchiveReader: AnyObject {
  /// The entries of its directory, in that order.
  var entries: [ArchiveEntry] { get }

  /// Unpacks one entry in pieces; memory does not grow with its size.
  /// - Throws: `corruptArchive` when the bytes or their checksum are wrong; what `take` throws.
  func unpack(
    _ entry: Int, _ take: (UnsafeRawBufferPointer) throws(BackupError) -> Void
  ) throws(BackupError)
}

/// An entry of an archive's directory. None of it can be trusted.
public struct ArchiveEntry: Hashable, Sendable {
  /// The name as bytes: it need not be UTF-8, and may contain NUL.
  public let name: [UInt8]
  public let kind: Kind
  /// Whether a pass phrase is needed to read it.
  public let isEncrypted: Bool
  /// Its unpacked size, as the directory states it.
  public let size: UInt64
  /// The number of its bytes in the archive.
  public let packed: UInt64

  /// The kind of an entry.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe, a socket.
    case special
    /// A file compressed by a method that is not supported.
    case unreadable(method: Int)
  }

  public init(name: [UInt8], kind: Kind, isEncrypted: Bool, size: UInt64, packed: UInt64) {
    self.name = name
    self.kind = kind
    self.isEncrypted = isEncrypted
    self.size = size
    self.packed = packed
  }

  /// The name as text; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: name, as: UTF8.self) }
}

/// A file to be written into an archive; its name is its path there, with `/` between folders.
public enum ArchiveMember: Sendable {
  /// Bytes in memory, in pieces.
  case bytes([[UInt8]], name: String)
  /// A file of the machine, which is read while the archive is written.
  case file(path: String, name: String)
}

/// The limits of an untrusted archive.
public struct ArchiveLimits: Hashable, Sendable {
  /// The most files and folders in an archive.
  public var entries = 10_000
  /// The most bytes of one file, unpacked: 100 MB.
  public var file: UInt64 = 100_000_000
  /// The most bytes of all files together, unpacked: 1 GiB.
  public var total: UInt64 = 1 << 30
  /// The greatest ratio of unpacked to packed size; checked beyond ``free`` bytes, because a short text of one letter
  /// is harmless.
  public var ratio: UInt64 = 200
  /// The number of bytes of a file to which the ratio does not apply.
  public var free: UInt64 = 1 << 20
  /// The most bytes of `backup.json`, which is read whole: 32 MiB.
  public var text: UInt64 = 32 << 20
  /// The most values in `backup.json`, each of which takes time.
  public var values = 2_000_000
  /// The most values of one thing in it, because each thing is read as a whole.
  public var valuesOfOne = 100_000
  /// The most bytes of one text in it: enough for the longest text that can be typed, with each character as an escape.
  public var textOfOne = 1 << 20

  /// The limits of Fasti's own backups, which are the initial values.
  public static let backup = ArchiveLimits()
}
