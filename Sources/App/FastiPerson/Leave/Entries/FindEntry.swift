import FastiLeave
import FastiRecords

/// Finds an entry by its id, or by the id's first or last digits.
struct FindEntry {
  private let reader: any StoreReader

  /// Searches a store.
  init(_ reader: any StoreReader) { self.reader = reader }

  /// The result.
  enum Answer {
    case entry(Version<LeaveEntryRecord>)
    case refused(Failure)
  }

  /// The entry; the error distinguishes a deleted entry from one that never existed.
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

  /// The entries that texts name, each once, or the first failure. The id of a span, or some of its digits, names all
  /// its entries.
  func callAsFunction(_ texts: [String]) throws(StoreError) -> Result<[Version<LeaveEntryRecord>], Failure> {
    var found: [Version<LeaveEntryRecord>] = []
    for text in texts {
      var named: [Version<LeaveEntryRecord>]
      switch try span(text) {
      case .failure(let failure): return .failure(failure)
      case .success(let entries): named = entries
      }
      if named.isEmpty {
        switch try self(text) {
        case .refused(let failure): return .failure(failure)
        case .entry(let version): named = [version]
        }
      }
      found += named.filter { version in !found.contains { $0.id == version.id } }
    }
    return .success(found)
  }

  /// The entries of the span that a text names, by day; empty if it does not name a span.
  private func span(_ text: String) throws(StoreError) -> Result<[Version<LeaveEntryRecord>], Failure> {
    let entries = try reader.all(LeaveEntryRecord.self, where: .filled(column: "span"))
    let spans = Array(Set(entries.compactMap(\.record.span)))
    guard let span = try? RecordID.meant(by: text, among: spans, .entry) else { return .success([]) }
    // Digits that also match an entry are ambiguous.
    if RecordID(text: text) == nil, case .entry = try self(text) {
      return .failure(Failure(.thing(.several(.entry, 2)), field: .id, value: text))
    }
    return .success(
      entries.filter { $0.record.span == span }.sorted {
        ($0.record.entry.day, $0.id) < ($1.record.entry.day, $1.id)
      })
  }

  /// Changes the entries that texts name; the entries are looked up in the transaction.
  static func change(
    _ verb: ChangeAction.Verb, _ texts: [String], in store: any Store
  ) throws(StoreError) -> Change {
    let answer = try store.read { reader throws(StoreError) in try FindEntry(reader)(texts) }
    guard case .success(let versions) = answer, versions.count == 1 else {
      return store.newChange(ChangeAction(verb, .leave))
    }
    return store.newChange(ChangeAction(verb, .leave, versions[0].id.text))
  }

  private func deleted(_ text: String) -> Failure {
    Failure(.thing(.deleted), field: .id, value: text)
  }
}
