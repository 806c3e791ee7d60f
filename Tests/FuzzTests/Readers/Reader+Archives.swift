@testable import FastiTransfer
import FastiRecords
import FastiZip
import Glibc

extension Reader {
  /// Archives and their contents.
  static let archives: [Reader] = [
    Reader("zip", longest: 8_192) { bytes throws(BrokenLaw) in
      guard let path = MemoryFile.write(bytes) else { return }
      var limits = ArchiveLimits.backup
      limits.file = 1 << 20
      do throws(BackupError) {
        let archive = try ZipArchives().open(path, limits: limits)
        for (place, entry) in archive.entries.enumerated() where entry.kind == .file && entry.size <= limits.file {
          var count: UInt64 = 0
          try archive.unpack(place) { count += UInt64($0.count) }
          guard count == entry.size else { throw .corruptArchive(.twoWays) }
        }
      } catch {
        try law(error.name != "storage", "\(error)")
      }
    },
    Reader("backup", longest: 8_192) { bytes throws(BrokenLaw) in
      let stamps = BackupStamps(now: 1_770_292_800_000, limit: StampClock.utmost)
      let content: BackupContent
      do throws(BackupError) {
        content = try BackupContent(reading: bytes, limits: .backup, stamps: stamps)
      } catch {
        return try law(error.name != "storage", "\(error)")
      }
      for kind in content.versions {
        try law(Int(kind.sum.count) == kind.count, "\(kind.kind.table): \(kind.count) versions, \(kind.sum)")
      }
    },
  ]
}

/// A file in memory that libraries open by its path: the same file for all inputs of a process.
enum MemoryFile {
  private static let descriptor: Int32 = {
    var template = Array("/dev/shm/fasti-fuzz-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor >= 0 { unlink(template) }
    return descriptor
  }()

  /// Replaces the content.
  /// - Returns: The path; nil if there is no memory.
  static func write(_ bytes: [UInt8]) -> String? {
    guard descriptor >= 0, ftruncate(descriptor, 0) == 0,
      pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    else { return nil }
    return "/proc/self/fd/\(descriptor)"
  }
}
