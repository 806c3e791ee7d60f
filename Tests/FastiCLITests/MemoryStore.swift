import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer

/// A store in memory that is enough for commands: versions, undo and history, without a disk.
final class MemoryStore: Store, @unchecked Sendable {
  /// One version without the type of its record.
  struct Stored {
    let kind: RecordKind
    let id: RecordID
    let stamp: Stamp
    let deleted: Bool
    let record: any Sendable
    let texts: [String]
  }

  var stored: [Stored] = []
  var changes: [(summary: ChangeSummary, before: Int)] = []
  var shipped: [RegionText] = []
  var fingerprint = ""
  var editions: [ShippedEdition] = []
  var clock = StampClock(device: 1)
  var made: UInt64 = 0
  /// The error of every call, for tests of failure.
  var fault: StoreError?
  var findings: [StoreReport.Finding] = []
  /// The clock of its changes, in milliseconds; if nil, it advances by a minute per change.
  var time: (() -> Int64)?

  func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    if let fault { throw fault }
    return try body(Session(self, stamp: clock.latest, knownAt: stamp))
  }

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    if let fault { throw fault }
    let before = stored.count
    let session = Session(self, stamp: clock.tick(now: change.time))
    let answer: Answer
    do { answer = try body(session) } catch {
      stored.removeSubrange(before...)
      throw error
    }
    if stored.count > before { note(change, session.stamp, before) }
    return answer
  }

  func note(_ change: Change, _ stamp: Stamp, _ before: Int, undoing target: RecordID? = nil) {
    let touched = stored[before...].map { new in
      let old = stored[..<before].last { $0.id == new.id }
      let action: ChangeSummary.Action = new.deleted ? .deleted : old.map { $0.deleted } ?? true ? .created : .edited
      return ChangeSummary.Touched(kind: new.kind.table, id: new.id, label: new.texts.first ?? "", action: action)
    }
    let isRedo = changes.first { $0.summary.change.id == target }.map { $0.summary.undoes != nil && !$0.summary.isRedo }
    let summary = ChangeSummary(
      change: change, stamp: stamp, undoes: target, isRedo: isRedo ?? false, touched: touched)
    changes.append((summary, before))
  }

  func history(
    limit: Int, skipping: Int, of id: RecordID?, naming most: Int
  ) throws(StoreError) -> [ChangeSummary] {
    if let fault { throw fault }
    let found = changes.map { $0.summary }.filter { summary in
      id.map { id in summary.touched.contains { $0.id == id } } ?? true
    }
    return Array(found.reversed().dropFirst(skipping).prefix(limit))
  }

  func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    CompactionPlan(before: stamp, dropped: [])
  }
  func compact(before stamp: Stamp, _ progress: Progress) throws(StoreError) -> CompactionPlan {
    CompactionPlan(before: stamp, dropped: [])
  }

  func clockMendingPlan() throws(StoreError) -> ClockRepair {
    ClockRepair(former: clock.latest, latest: clock.latest, now: clock.latest.milliseconds)
  }
  func mendClock(_ progress: Progress) throws(StoreError) -> ClockRepair { try clockMendingPlan() }

  func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    if let fault { throw fault }
    guard fingerprint != self.fingerprint else { return false }
    shipped = regions()
    self.fingerprint = fingerprint
    if !editions.contains(where: { $0.fingerprint == fingerprint }) {
      editions.append(ShippedEdition(fingerprint: fingerprint, since: clock.latest.milliseconds))
    }
    return true
  }

  func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure {
    if let fault { throw fault }
    var erasure = Erasure()
    for id in ids {
      let versions = stored.filter { $0.id == id }
      guard let last = versions.last else { continue }
      erasure.things.append(
        Erasure.Thing(kind: last.kind.table, id: id, label: last.texts.first ?? "", versions: versions.count))
    }
    return erasure
  }

  func erase(
    _ ids: [RecordID], as change: Change, removing removeFiles: () -> Void, _ progress: Progress
  ) throws(StoreError) -> Erasure {
    removeFiles()
    defer { stored.removeAll { ids.contains($0.id) } }
    return try erasurePlan(ids)
  }

  func check(_ progress: Progress) throws(StoreError) -> StoreReport {
    if let fault { throw fault }
    let counts = RecordKinds.all.map { kind in
      StoreReport.Count(kind: kind.table, versions: stored.count { $0.kind == kind })
    }
    return StoreReport(path: "/data/fasti.db", version: 1, bytes: 4_096, counts: counts, findings: findings)
  }

  func keepCopy() throws(StoreError) -> String? {
    if let fault { throw fault }
    return stored.isEmpty ? nil : "/data/fasti.db.before-restore"
  }

  func newID() -> RecordID {
    made += 1
    return RecordID(high: 0x019A_0000_0000_7000, low: made)
  }

  func newChange(_ command: String) -> Change {
    Change(id: newID(), command: command, time: time?() ?? 1_770_292_800_000 + Int64(made) * 60_000)
  }

  /// Reads and writes at one stamp.
  final class Session: StoreWriter {
    let store: MemoryStore
    let stamp: Stamp
    let knownAt: Stamp?

    init(_ store: MemoryStore, stamp: Stamp, knownAt: Stamp? = nil) {
      self.store = store
      self.stamp = stamp
      self.knownAt = knownAt
    }

    /// The versions written until the stamp.
    var stored: [Stored] { knownAt.map { limit in store.stored.filter { $0.stamp <= limit } } ?? store.stored }

    private func version<Content: Record>(_ stored: Stored, as kind: Content.Type) -> Version<Content>? {
      (stored.record as? Content).map {
        Version(id: stored.id, stamp: stored.stamp, deleted: stored.deleted, record: $0)
      }
    }

    func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>? {
      stored.last { $0.kind == Content.kind && $0.id == id }.flatMap { version($0, as: kind) }
    }

    func all<Content: Record>(_ kind: Content.Type, where filter: RecordFilter) throws(StoreError) -> [Version<Content>]
    {
      var found: [Version<Content>] = []
      for id in Set(stored.filter { $0.kind == Content.kind }.map(\.id)).sorted() {
        guard let newest = stored.last(where: { $0.kind == Content.kind && $0.id == id }), !newest.deleted else {
          continue
        }
        if case .text(let column, let text) = filter {
          guard let place = Content.kind.columns.firstIndex(of: column), newest.texts[place] == text else { continue }
        }
        if case .range(let column, let range) = filter {
          guard let place = Content.kind.columns.firstIndex(of: column), let number = Int64(newest.texts[place]),
            range.contains(number)
          else { continue }
        }
        if case .filled(let column) = filter {
          guard let place = Content.kind.columns.firstIndex(of: column), !newest.texts[place].isEmpty else { continue }
        }
        if case .days(let columns, let range) = filter {
          func text(_ column: String) -> String {
            Content.kind.columns.firstIndex(of: column).map { newest.texts[$0] } ?? ""
          }
          guard let start = Int64(text(columns.first)), let days = Int64(text(columns.length)) else { continue }
          var end: Int64 = 1_000_000
          if text(columns.repeats).isEmpty { end = start + days }
          if let until = Int64(text(columns.until)) { end = until + days }
          if let times = Int64(text(columns.count)), text(columns.rule).isEmpty {
            let steps: [String: Int64] = ["day": 1, "week": 7, "month": 31, "year": 366]
            end = start + days + times * (steps[text(columns.repeats)] ?? 366)
          }
          let isChanged = !text(columns.changes).isEmpty
          guard isChanged || start <= range.upperBound && end > range.lowerBound else { continue }
        }
        if let version = version(newest, as: kind) { found.append(version) }
      }
      return found
    }

    func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>] {
      stored.filter { $0.kind == Content.kind && $0.id == id }.compactMap { version($0, as: kind) }
    }

    func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
      stored.filter { $0.kind == Content.kind }.compactMap { version($0, as: kind) }
        .sorted { ($0.id, $0.stamp) < ($1.id, $1.stamp) }
    }

    func forEachVersion<Content: Record>(
      of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
    ) throws(StoreError) {
      for version in try versions(kind) { try body(version) }
    }

    func authors<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID] { [] }

    func changes() throws(StoreError) -> [AuthoredChange] { [] }

    /// This store is never compacted.
    func compactedCounts<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [CompactedCount] { [] }

    func editions() throws(StoreError) -> [ShippedEdition] { store.editions }

    func forEachLine<Line: RecordLine>(
      as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
    ) throws(StoreError) {
      var rows: any VersionRows = MemoryRows(stored.filter { $0.kind == Line.kind })
      try Line.forEachLine(in: &rows, body)
    }

    func regions(_ codes: [String]?) throws(StoreError) -> [RegionText] {
      store.shipped.filter { codes?.contains($0.code) ?? true }
    }

    func knows(_ change: RecordID) throws(StoreError) -> Bool {
      store.changes.contains { $0.summary.change.id == change }
    }

    func author(of id: RecordID) throws(StoreError) -> RecordID? {
      store.changes.last { $0.summary.touched.contains { $0.id == id } }?.summary.change.id
    }

    func latestStamp() throws(StoreError) -> Stamp { store.clock.latest }

    func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
      if let old = try version(Content.self, id: id), !old.deleted, old.record == record { return false }
      append(record, id, deleted: false)
      return true
    }

    func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
      guard let old = try version(kind, id: id), !old.deleted else { return false }
      append(old.record, id, deleted: true)
      return true
    }

    func merge<Content: Record>(
      _ version: Version<Content>, earlier: Int, by author: RecordID?
    ) throws(StoreError) -> Bool { false }

    func introduce(_ changes: [AuthoredChange]) throws(StoreError) {}

    func trust(_ stamp: Stamp) throws(StoreError) {}

    func merge(_ editions: [ShippedEdition]) throws(StoreError) {}

    private func append<Content: Record>(_ record: Content, _ id: RecordID, deleted: Bool) {
      var columns = TextColumns()
      record.write(to: &columns)
      store.stored.append(
        Stored(kind: Content.kind, id: id, stamp: stamp, deleted: deleted, record: record, texts: columns.texts))
    }
  }

  /// Columns as text, for labels and filters.
  struct TextColumns: ColumnWriter {
    var texts: [String] = []
    mutating func write(integer: Int64) { texts.append("\(integer)") }
    mutating func write(real: Double) { texts.append("\(real)") }
    mutating func write(text: String) { texts.append(text) }
    mutating func write(bytes: [UInt8]) { texts.append("\(bytes.count) bytes") }
    mutating func writeNothing() { texts.append("") }
  }
}
