/// The port to files that hold files: zip archives that may come from a stranger.
public protocol Archives: Sendable {
  /// Opens an archive to look at it. What stands in its directory is told as it stands there; nothing is unpacked yet.
  /// - Throws: `notAZip`, `corruptArchive`, `tooLarge` for more entries than `limits` allow, `storage`.
  func open(_ path: String, limits: ArchiveLimits) throws(BackupError) -> any ArchiveReader

  /// Writes an archive under a name that is not taken, for its owner alone, and brings it to the disk.
  ///
  /// The same members give the same bytes, on every machine: nothing is compressed, every time and attribute is fixed.
  /// - Throws: `storage`; nothing is left then.
  func write(_ members: [ArchiveMember], to path: String) throws(BackupError)
}

/// An open archive. Used by one thread.
public protocol ArchiveReader: AnyObject {
  /// What its directory lists, in that order.
  var entries: [ArchiveEntry] { get }

  /// Unpacks one entry, a piece at a time; memory does not grow with its size.
  /// - Throws: `corruptArchive` when the bytes or their checksum are wrong; what `take` throws.
  func unpack(
    _ entry: Int, _ take: (UnsafeRawBufferPointer) throws(BackupError) -> Void
  ) throws(BackupError)
}

/// A line of an archive's directory. None of it can be trusted.
public struct ArchiveEntry: Hashable, Sendable {
  /// The name, as bytes: it may be no UTF-8, and hold a NUL.
  public let name: [UInt8]
  public let kind: Kind
  /// Whether it can only be read with a pass phrase.
  public let isEncrypted: Bool
  /// Its size when unpacked, as the directory has it.
  public let size: UInt64
  /// The bytes it takes in the archive.
  public let packed: UInt64

  /// What an entry can be.
  public enum Kind: Hashable, Sendable {
    /// A plain file.
    case file
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe, a socket.
    case special
    /// A file packed in a way that is not read here.
    case unreadable(method: Int)
  }

  /// A line from its parts.
  public init(name: [UInt8], kind: Kind, isEncrypted: Bool, size: UInt64, packed: UInt64) {
    self.name = name
    self.kind = kind
    self.isEncrypted = isEncrypted
    self.size = size
    self.packed = packed
  }

  /// The name as text; what is no UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: name, as: UTF8.self) }
}

/// A file to be written into an archive.
public enum ArchiveMember: Sendable {
  /// Bytes in memory, one piece after the other.
  case bytes([[UInt8]], name: String)
  /// A file of the machine, which is read while it is written.
  case file(path: String, name: String)

  /// The path it gets in the archive, with `/` between folders.
  public var name: String {
    switch self {
    case .bytes(_, let name), .file(_, let name): name
    }
  }
}
