import FastiRecords

/// The positions of files in an archive whose directory has been checked.
struct ArchiveLayout {
  /// The entry of `backup.json`.
  let text: Int
  /// Every other file, by its path without a leading folder.
  let members: [(path: String, entry: Int)]
  let warnings: [BackupWarning]
  private let limits: ArchiveLimits

  /// Checks a directory.
  /// - Throws: `unsafePath`, `unsafeEntry`, `tooLarge`, `missingBackupJSON`.
  init(_ entries: [ArchiveEntry], limits: ArchiveLimits) throws(BackupError) {
    self.limits = limits
    guard entries.count <= limits.entries else { throw .tooLarge(.entries(entries.count, limit: limits.entries)) }
    try Self.checkNames(entries)
    try Self.checkKinds(entries)
    try Self.checkSizes(entries, limits)
    var warnings: [BackupWarning] = []
    var files: [(path: String, entry: Int)] = []
    for (place, entry) in entries.enumerated() where entry.kind != .folder {
      let path = entry.text
      if path.hasPrefix("__MACOSX/") {
        if !warnings.contains(.macFolder) { warnings.append(.macFolder) }
      } else {
        files.append((path, place))
      }
    }
    if !files.contains(where: { $0.path == "backup.json" }), let folder = Self.leadingFolder(files.map { $0.path }) {
      warnings.append(.leadingFolder(String(folder.dropLast())))
      files = files.map { (String($0.path.dropFirst(folder.count)), $0.entry) }
    }
    guard let text = files.first(where: { $0.path == "backup.json" })?.entry else { throw .missingBackupJSON }
    self.text = text
    self.warnings = warnings
    members = files.filter { $0.entry != text }
  }

  /// The bytes of `backup.json`.
  func text(in archive: any ArchiveReader, _ counted: inout UnpackedCount) throws(BackupError) -> [UInt8] {
    let entry = archive.entries[text]
    var bytes: [UInt8] = []
    // Reserved once: if the bytes had to move, they would be in memory twice.
    bytes.reserveCapacity(Int(min(entry.size, limits.text)))
    counted.beginFile()
    try archive.unpack(text) { piece throws(BackupError) in
      try counted.count(piece.count, of: entry)
      guard UInt64(bytes.count + piece.count) <= limits.text else {
        throw .tooLarge(.file("backup.json", limit: limits.text))
      }
      guard UInt64(bytes.count + piece.count) <= entry.size else {
        throw .corruptArchive(.longer("backup.json"))
      }
      bytes.append(contentsOf: piece)
    }
    return bytes
  }

  private static func checkNames(_ entries: [ArchiveEntry]) throws(BackupError) {
    let faults = entries.lazy.compactMap { entry in
      ArchiveNames.fault(in: entry.name).map { BackupError.NamedFault(name: entry.text, fault: $0) }
    }.prefix(BackupReading.most)
    if !faults.isEmpty { throw .unsafePath(Array(faults)) }
  }

  private static func checkKinds(_ entries: [ArchiveEntry]) throws(BackupError) {
    var names: Set<[UInt8]> = []
    let faults = entries.compactMap { entry -> BackupError.NamedFault? in
      let fault: BackupCause.NameFault? =
        switch entry.kind {
        case .link: .link
        case .special: .special
        case .unreadable(let method): .method(Int(method))
        case .folder where entry.size > 0: .folder
        case .file, .folder: entry.isEncrypted ? .encrypted : nil
        }
      if let fault { return BackupError.NamedFault(name: entry.text, fault: fault) }
      return names.insert(entry.name).inserted
        ? nil : BackupError.NamedFault(name: entry.text, fault: .twice)
    }
    if !faults.isEmpty { throw .unsafeEntry(Array(faults.prefix(BackupReading.most))) }
  }

  /// Checks the sizes in the directory. They may be false, which is detected while unpacking; if they are true, an
  /// early check saves the work.
  private static func checkSizes(_ entries: [ArchiveEntry], _ limits: ArchiveLimits) throws(BackupError) {
    var total: UInt64 = 0
    for entry in entries {
      guard entry.size <= limits.file else { throw .tooLarge(.file(entry.text, limit: limits.file)) }
      total += entry.size
      guard total <= limits.total else { throw .tooLarge(.total(limit: limits.total)) }
    }
  }

  /// The only top folder, with its slash; nil if there is none.
  private static func leadingFolder(_ paths: [String]) -> String? {
    guard let first = paths.first, let slash = first.firstIndex(of: "/") else { return nil }
    let folder = String(first[...slash])
    return paths.allSatisfy { $0.hasPrefix(folder) } ? folder : nil
  }
}
