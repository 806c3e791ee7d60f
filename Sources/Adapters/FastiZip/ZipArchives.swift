public import FastiTransfer

/// Zip archives, through libzip.
///
/// The directory is read here as well, because libzip hands names out as C strings, which end at a NUL, and does not
/// say when two entries share bytes; what the two readings do not agree on is refused.
public struct ZipArchives: Archives {
  /// Zip archives.
  public init() {}

  /// Opens an archive.
  /// - Throws: `notAZip`, `corruptArchive`, `tooLarge`, `storage`.
  public func open(_ path: String, limits: ArchiveLimits) throws(BackupError) -> any ArchiveReader {
    let file = try ZipFile(reading: path)
    let directory = try ZipDirectory(of: file, limits: limits)
    return ZipReader(file, directory)
  }

  /// Writes an archive under a name that is not taken, and brings it to the disk.
  /// - Throws: `storage`.
  public func write(_ members: [ArchiveMember], to path: String) throws(BackupError) {
    try ZipWriter(path: path).write(members)
  }
}
