import FastiRecords

/// Distinguishes names that stay in the destination folder from those that lead out of it.
enum ArchiveNames {
  /// Why a name is refused; nil if it is safe: relative, without empty or dotted parts, and with the same meaning on
  /// every system.
  static func fault(in name: [UInt8]) -> BackupCause.NameFault? {
    if name.isEmpty { return .empty }
    if name.contains(0) { return .zero }
    if name.contains(UInt8(ascii: "\\")) { return .backslash }
    if name.first == UInt8(ascii: "/") { return .absolute }
    if name.count >= 2, name[1] == UInt8(ascii: ":") { return .drive }
    if name.count > 1_024 { return .long }
    var parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // A folder's name ends with a slash.
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      if part.elementsEqual("..".utf8) { return .leadsOut }
      if part.isEmpty || part.elementsEqual([UInt8(ascii: ".")]) { return .emptyPart }
    }
    return nil
  }
}
