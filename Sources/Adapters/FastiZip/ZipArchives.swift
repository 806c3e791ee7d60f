import CZip
public import FastiRecords
import Glibc

/// Zip archives, by libzip.
///
/// The directory is also read here, because libzip returns names as C strings, which end at a NUL, and does not report
/// entries that share bytes; an archive on which the two readings differ is refused.
public struct ZipArchives: Archives {
  private let interruption: any Interruption

  /// Archives that leave no partial file when a signal ends the program.
  public init(_ interruption: any Interruption = NoInterruption()) { self.interruption = interruption }

  /// Opens an archive.
  /// - Throws: `notAZip`, `corruptArchive`, `tooLarge`, `storage`.
  public func open(_ path: String, limits: ArchiveLimits) throws(BackupError) -> any ArchiveReader {
    let file = try ZipFile(reading: path)
    let directory = try ZipDirectory(of: file, limits: limits)
    return ZipReader(file, directory)
  }

  /// Writes an archive under a name that does not exist yet, and syncs it to the disk.
  /// - Throws: `storage`.
  public func write(_ members: [ArchiveMember], to path: String) throws(BackupError) {
    let writer = ZipWriter(path: path)
    try interruption.during { () throws(BackupError) in
      try writer.write(members)
    } undo: {
      writer.removeLeftovers()
      unlink(path)
    }
  }
}

/// The libzip that this process uses, which may differ from the one it was built with.
public enum ZipLibrary {
  /// Its version: `1.7.3`.
  public static var version: String { String(cString: zip_libzip_version()) }
}
