import FastiLeave

/// Finds the entry an id, or the beginning of one, means.
public struct FindEntry {
  private let reader: any StoreReader

  /// Looks in a store.
  init(_ reader: any StoreReader) { self.reader = reader }

  /// What was found.
  enum Answer {
    case entry(Version<LeaveEntryRecord>)
    case refused(Failure)
  }

  /// The fewest characters of an id that are enough.
  public static let shortest = 4

  /// The entry of an id, or of the beginning of one that no other existing entry shares.
  func callAsFunction(_ text: String) throws(StoreError) -> Answer {
    if let id = RecordID(text: text) {
      guard let version = try reader.version(LeaveEntryRecord.self, id: id) else { return .refused(unknown(text)) }
      return version.deleted ? .refused(deleted(text)) : .entry(version)
    }
    let wanted = text.lowercased()
    let isHex = wanted.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) || $0 == 0x2D }
    guard isHex, wanted.utf8.count >= Self.shortest else { return .refused(malformed(text)) }
    let found = try reader.all(LeaveEntryRecord.self).filter { $0.id.text.hasPrefix(wanted) }
    switch found.count {
    case 1: return .entry(found[0])
    case 0: return .refused(unknown(text))
    default: return .refused(ambiguous(text, found))
    }
  }

  private func malformed(_ text: String) -> Failure {
    Failure(
      .invalid, code: "malformed-id", "\"\(text)\" is no id, nor the first \(Self.shortest) characters or more of one",
      field: "ID", value: text, hint: "fasti leave list")
  }

  private func unknown(_ text: String) -> Failure {
    Failure(
      .notFound, code: "unknown-entry", "there is no entry \"\(text)\"", field: "ID", value: text,
      hint: "fasti leave list")
  }

  private func deleted(_ text: String) -> Failure {
    Failure(
      .notFound, code: "deleted-entry", "the entry \"\(text)\" was deleted before", field: "ID", value: text,
      hint: "fasti history \(text), and fasti undo CHANGE")
  }

  private func ambiguous(_ text: String, _ found: [Version<LeaveEntryRecord>]) -> Failure {
    Failure(
      .refused, code: "ambiguous-id", "\(found.count) entries begin with \"\(text)\"", field: "ID", value: text,
      hint: found.prefix(3).map { $0.id.text }.joined(separator: ", "))
  }
}
