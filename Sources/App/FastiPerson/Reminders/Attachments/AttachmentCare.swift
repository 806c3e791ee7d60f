public import FastiRecords

/// Checks the folder of attachments: for missing files, and for files that are no longer needed.
///
/// A file is needed while the newest version of its attachment is not a deletion, and after a deletion as long as that
/// can be undone, at least for 30 days. A file without a version was left by a process that was killed while it
/// attached or restored; it is removed when it is a day old, because a running process writes its file before the
/// version.
public struct AttachmentCare {
  private let store: any Store
  private let folder: any AttachmentFolder
  private let now: Int64

  /// How long a deleted attachment keeps its file, in milliseconds.
  public static let kept: Int64 = 30 * 86_400_000
  /// How long a file without a version is kept, in milliseconds.
  public static let patience: Int64 = 86_400_000

  /// Checks a store and its folder.
  /// - Parameter now: Unix milliseconds.
  public init(_ store: any Store, _ folder: any AttachmentFolder, now: Int64) {
    self.store = store
    self.folder = folder
    self.now = now
  }

  /// The files that could be removed, by name. Removes nothing.
  ///
  /// - Parameter cut: The stamp of a compaction: attachments that were deleted before it cannot be restored.
  /// - Throws: Errors of the store.
  public func strays(before cut: Stamp) throws(Failure) -> [FolderFile] {
    let last = min(cut, Stamp(milliseconds: now - Self.kept))
    var known: Set<String> = []
    var needed: Set<String> = []
    try forEachThing { versions in
      for file in versions.compactMap({ $0.record.content.file?.name }) {
        known.insert(file)
        guard let newest = versions.last, newest.deleted, newest.stamp < last else {
          needed.insert(file)
          continue
        }
      }
    }
    return folder.files().filter { file in
      guard Self.isOurs(file.name), !needed.contains(file.name) else { return false }
      return known.contains(file.name) || file.written < now - Self.patience
    }
  }

  /// Removes the files that could be removed.
  /// - Returns: The removed files.
  /// - Throws: `.storage` when the store cannot be read.
  public func clear(before cut: Stamp) throws(Failure) -> [FolderFile] {
    let strays = try strays(before: cut)
    for file in strays { folder.remove(file.name) }
    return strays
  }

  /// The attachments whose file is missing or has another size.
  /// - Throws: `.storage` when the store cannot be read.
  public func damaged() throws(Failure) -> [(record: AttachmentRecord, problem: Problem)] {
    let sizes = Dictionary(folder.files().map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var damaged: [(AttachmentRecord, Problem)] = []
    try forEachThing { versions in
      guard let newest = versions.last, !newest.deleted, let file = newest.record.content.file else { return }
      guard let size = sizes[file.name] else { return damaged.append((newest.record, .missing)) }
      if size != file.bytes { damaged.append((newest.record, .size(found: size, kept: file.bytes))) }
    }
    return damaged
  }

  /// What is wrong with the file of an attachment.
  public enum Problem: Hashable, Sendable {
    /// The file is missing.
    case missing
    /// The size of the file has changed since it was attached, in bytes.
    case size(found: Int64, kept: Int64)
  }

  /// The versions of every attachment, oldest first.
  private func forEachThing(_ body: ([Version<AttachmentRecord>]) -> Void) throws(Failure) {
    do throws(StoreError) {
      try store.read { reader throws(StoreError) in
        var thing: [Version<AttachmentRecord>] = []
        try reader.forEachVersion(of: AttachmentRecord.self) { version throws(StoreError) in
          if let last = thing.last, last.id != version.id {
            body(thing)
            thing = []
          }
          thing.append(version)
        }
        if !thing.isEmpty { body(thing) }
      }
    } catch { throw Failure(error) }
  }

  /// Whether this program made that name: an id and an ending, or a temporary name. Other files are never removed.
  private static func isOurs(_ name: String) -> Bool {
    if name.hasSuffix(".part") {
      return name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || isPart($0) }
    }
    return RecordID(text: String(name.prefix(36))) != nil
      && (name.utf8.count == 36 || name.dropFirst(36).hasPrefix("."))
  }

  private static func isPart(_ byte: UInt8) -> Bool { ".part".utf8.contains(byte) }
}
