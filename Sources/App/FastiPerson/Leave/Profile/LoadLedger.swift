public import FastiCivil
public import FastiLeave
public import FastiRecords

/// Reads the leave ledger of a store.
public struct LoadLedger {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// The whole ledger, at present or as known at a stamp.
  /// - Throws: `.storage`; `.refused` for a stamp whose versions were compacted away.
  /// - Complexity: O(n log n) in the number of versions.
  public func callAsFunction(knownAt stamp: Stamp? = nil) throws(Failure) -> LeaveBook {
    let (rows, versions): (LeaveRows, [Version<LeaveEntryRecord>])
    do throws(StoreError) {
      (rows, versions) = try store.read(knownAt: stamp) { reader throws(StoreError) in
        (try LeaveRows(reader), try reader.versions(LeaveEntryRecord.self))
      }
    } catch { throw Failure(error) }
    do { return try LeaveBook(rows.setup(), versions) } catch { throw Failure(error) }
  }

  /// Only the profile.
  /// - Throws: `.storage`.
  public func setup() throws(Failure) -> LeaveSetup {
    let rows: LeaveRows
    do {
      rows = try store.read { reader throws(StoreError) in try LeaveRows(reader) }
    } catch { throw Failure(error) }
    do { return try rows.setup() } catch { throw Failure(error) }
  }
}

/// The leave ledger with additional data from the store: the sources of entries, and when they were first written.
public struct LeaveBook: Sendable {
  /// The profile.
  public let setup: LeaveSetup
  /// The ledger that answers questions.
  public let ledger: LeaveLedger
  private let versions: [Version<LeaveEntryRecord>]

  package init(_ setup: LeaveSetup, _ versions: [Version<LeaveEntryRecord>]) throws(LeaveError) {
    self.setup = setup
    self.versions = versions
    ledger = try LeaveLedger(profile: setup.profile, versions: versions.map { $0.engineVersion })
  }

  /// The ledger from a store's rows at one moment.
  package init(reading rows: LeaveRows, _ versions: [Version<LeaveEntryRecord>]) throws(Failure) {
    do { try self.init(rows.setup(), versions) } catch { throw Failure(error) }
  }

  /// Whether it is the example: no profile was saved, and there is no entry.
  public var isSample: Bool { !setup.isSaved && ledger.entries.isEmpty }

  /// The newest versions of the entries that are there.
  /// - Complexity: O(versions).
  var live: [Version<LeaveEntryRecord>] {
    var newest: [RecordID: Version<LeaveEntryRecord>] = [:]
    newest.reserveCapacity(versions.count)
    // The versions of an id are ordered from oldest to newest, so the last one is kept.
    for version in versions { newest[version.id] = version }
    return newest.values.filter { !$0.deleted }
  }

  /// The spans: for each entry that has one, its day and the id of the span.
  /// - Complexity: O(versions).
  public func spans() -> [EntryID: (span: RecordID, day: Day)] {
    var spans: [EntryID: (span: RecordID, day: Day)] = [:]
    for version in live {
      if let span = version.record.span { spans[version.entryID] = (span, version.record.entry.day) }
    }
    return spans
  }

  /// The newest version of every entry that ever existed: its source, and when it was first written.
  /// - Complexity: O(versions); it should be called once, not for each entry.
  public func records() -> [RecordID: LeaveEntryRecord] {
    var records: [RecordID: LeaveEntryRecord] = [:]
    records.reserveCapacity(versions.count)
    // The versions of an id are ordered from oldest to newest, so the last one is kept.
    for version in versions { records[version.id] = version.record }
    return records
  }
}

extension Version where Content == LeaveEntryRecord {
  /// The id as the engine uses it.
  var entryID: EntryID { EntryID(id.bytes) }

  /// The version as the engine uses it.
  public var engineVersion: EntryVersion {
    EntryVersion(id: entryID, stamp: EntryStamp(stamp.text), isDeleted: deleted, entry: record.entry)
  }
}
