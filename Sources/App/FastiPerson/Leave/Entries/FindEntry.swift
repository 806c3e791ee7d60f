import FastiRecords

/// Finds the entry an id, or its first or last digits, means.
struct FindEntry {
  private let reader: any StoreReader

  /// Looks in a store.
  init(_ reader: any StoreReader) { self.reader = reader }

  /// What was found.
  enum Answer {
    case entry(Version<LeaveEntryRecord>)
    case refused(Failure)
  }

  /// The entry that is meant; one that was deleted is told from one that never was.
  func callAsFunction(_ text: String) throws(StoreError) -> Answer {
    if let id = RecordID(text: text), let version = try reader.version(LeaveEntryRecord.self, id: id) {
      return version.deleted ? .refused(deleted(text)) : .entry(version)
    }
    let entries = try reader.all(LeaveEntryRecord.self)
    do throws(Failure) {
      let id = try RecordID.meant(by: text, among: entries.map(\.id), what: "entry", list: "fasti leave list")
      return entries.first { $0.id == id }.map { .entry($0) } ?? .refused(deleted(text))
    } catch { return .refused(error) }
  }

  private func deleted(_ text: String) -> Failure {
    Failure(
      .notFound, code: "deleted-entry", "the entry \"\(text)\" was deleted before", field: "ID", value: text,
      hint: "fasti history \(text), and fasti undo CHANGE", cause: .thing(.deleted))
  }
}
