import FastiRecords

/// Counts the bytes that are actually unpacked.
struct UnpackedCount {
  let limits: ArchiveLimits
  private(set) var total: UInt64 = 0
  private var file: UInt64 = 0

  init(_ limits: ArchiveLimits) { self.limits = limits }

  /// Starts counting the next file.
  mutating func beginFile() { file = 0 }

  /// Counts a piece of an entry.
  /// - Throws: `tooLarge` when a limit is exceeded.
  mutating func count(_ bytes: Int, of entry: ArchiveEntry) throws(BackupError) {
    file += UInt64(bytes)
    total += UInt64(bytes)
    if file > limits.file { throw .tooLarge(.file(entry.text, limit: limits.file)) }
    if total > limits.total { throw .tooLarge(.total(limit: limits.total)) }
    if file > limits.free, file / limits.ratio > entry.packed {
      throw .tooLarge(.ratio(entry.text, limit: limits.ratio))
    }
  }
}
