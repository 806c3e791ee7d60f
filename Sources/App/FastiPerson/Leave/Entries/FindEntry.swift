import FastiRecords

/// Finds an entry by its id, or by the id's first or last digits.
struct FindEntry {
  private let reader: any StoreReader

  /// Searches a store.
  init(_ reader: any StoreReader) { self.reader = reader }

  /// What was found.
  enum Answer {
    case entry(Version<LeaveEntryRecord>)
    case refused(Failure)
  }

  /// The entry; the error tells a deleted entry from one that never existed.
  func callAsFunction(_ text: String) throws(StoreError) -> Answer {
    if let id = RecordID(text: text), let version = try reader.version(LeaveEntryRecord.self, id: id) {
      return version.deleted ? .refused(deleted(text)) : .entry(version)
    }
    let entries = try reader.all(LeaveEntryRecord.self)
    do throws(Failure) {
      let id = try RecordID.meant(by: text, among: entries.map(\.id), .entry)
      return entries.first { $0.id == id }.map { .entry($0) } ?? .refused(deleted(text))
    } catch { return .refused(error) }
  }

  /// A change of the entry that a text names; the entry is looked up in the transaction.
  static func change(
    _ verb: ChangeAction.Verb, _ text: String, in store: any Store
  ) throws(StoreError) -> Change {
    let answer = try store.read { reader throws(StoreError) in try FindEntry(reader)(text) }
    guard case .entry(let version) = answer else { return store.newChange(ChangeAction(verb, .leave)) }
    return store.newChange(ChangeAction(verb, .leave, version.id.text))
  }

  private func deleted(_ text: String) -> Failure {
    Failure(.thing(.deleted), field: .id, value: text)
  }
}
