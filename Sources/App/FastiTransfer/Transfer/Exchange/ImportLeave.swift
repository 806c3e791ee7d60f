import FastiCivil
public import FastiFormats
import FastiLeave
import FastiPerson
public import FastiRecords

/// Imports files of the leave ledger: first a preview, then all of it or nothing, as one change.
public struct ImportLeave {
  private let store: any Store
  private let now: Int64

  /// Imports into a store.
  /// - Parameter now: The current time, in milliseconds of Unix time, used for entries for which the file has none.
  public init(_ store: any Store, now: Int64) {
    self.store = store
    self.now = now
  }

  /// The preview of an import. Writes nothing.
  /// - Throws: `.refused` with every difference between file and ledger, unless `preference` decides; `.notFound` for
  ///   kinds of leave that are missing in the profile.
  public func preview(
    _ file: LeaveFile, _ preference: ImportPreference?, named name: String
  ) throws(Failure) -> LeaveImport {
    try LeaveImport(file, into: try LoadLedger(store)(), preference, named: name)
  }

  /// Imports a file, as one change. The ledger is read in the same transaction.
  /// - Parameter format: The source of entries for which the file has none.
  /// - Throws: As ``preview(_:_:named:)``; nothing is written then.
  public func callAsFunction(
    _ file: LeaveFile, _ preference: ImportPreference?, _ format: LeaveFormat, named name: String,
    progress: Progress = .none
  ) throws(Failure) -> LeaveImport {
    try store.decide(ChangeAction(.import, .entries)) { writer throws(StoreError) in
      let rows = try LeaveRows(writer)
      let versions = try writer.versions(LeaveEntryRecord.self)
      let plan: LeaveImport
      do throws(Failure) {
        plan = try LeaveImport(file, into: try LeaveBook(reading: rows, versions), preference, named: name)
      } catch { return .failure(error) }
      try write(plan, format, to: writer, progress)
      return .success(plan)
    }
  }

  private func write(
    _ plan: LeaveImport, _ format: LeaveFormat, to writer: any StoreWriter, _ progress: Progress
  ) throws(StoreError) {
    if let setup = plan.setup { try SetupLeave.replace(with: setup, in: writer) }
    for (index, item) in plan.items.enumerated() where item.outcome == .new || item.outcome == .replaced {
      let row = item.row
      let source = row.source.map { String(decoding: $0, as: UTF8.self) } ?? format.rawValue
      // A file of an earlier version of the program has no spans; replacing an entry does not remove it from its span.
      let old = try item.id.flatMap { id throws(StoreError) in try writer.record(LeaveEntryRecord.self, id: id) }
      let record = LeaveEntryRecord(
        entry: row.entry, source: source, created: row.created ?? now, span: row.spanID ?? old?.span)
      try writer.put(record, id: item.id ?? store.newID())
      progress(index + 1, of: plan.items.count)
    }
  }
}

extension LeaveRow {
  /// The id of the span; nil for an entry without one.
  var spanID: RecordID? { span.flatMap { RecordID(text: $0.string) } }
}
