import FastiPerson
public import FastiRecords

/// A thing that differs between this store and a server.
public struct SyncDifference: Hashable, Sendable {
  /// The kind's name, `RecordKind.table`.
  public let kind: String
  /// The thing.
  public let id: RecordID
  /// The stamp of its greatest version here; nil if only the server has it.
  public let here: Stamp?
  /// The stamp of its greatest version there; nil if only this store has it.
  public let there: Stamp?
}

extension ServerSync {
  /// Syncs, then compares both sides thing by thing.
  /// - Throws: As ``sync(_:_:)``; a difference is not thrown, but reported in ``SyncReport/differences``.
  public func syncAndVerify(_ space: SyncSpace, _ progress: Progress = .none) throws(Failure) -> SyncReport {
    var report: SyncReport
    do throws(Failure) { report = try sync(space, progress) } catch {
      guard error.cause == .sync(.differs) else { throw error }
      report = SyncReport(folder: address.origin)
      report.isEncrypted = true
    }
    report.differences = try differences(space)
    return report
  }

  /// The things that differ: ranges of ids with different sums are divided until they have few things.
  func differences(_ space: SyncSpace) throws(Failure) -> [SyncDifference] {
    let mine = try asking { () throws(StoreError) in
      try log.heads(from: ComparedRange.all.from, before: ComparedRange.all.before)
    }
    var found: [SyncDifference] = []
    var open = [ComparedRange.all]
    var questions = 0
    while let range = open.popLast(), found.count < Self.mostDifferences, questions < Self.mostComparisons {
      questions += 1
      let end = range.before.map { "&before=\($0.text)" } ?? ""
      let answer = try ask("GET", "/compare?from=\(range.from.text)\(end)", space)
      switch try Comparison.read(answer.body, from: range.from, before: range.before) {
      case .things(let theirs):
        let own = mine.filter { ComparedRange.holds($0.id, from: range.from, before: range.before) }
        found += Self.differences(own, theirs)
      case .parts(let parts):
        // They are pushed in reverse order, so that the first one is requested next.
        for part in parts.reversed() where part != ComparedRange(mine, from: part.from, before: part.before) {
          open.append((part.from, part.before))
        }
      }
    }
    return found
  }

  private static func differences(_ mine: [VersionHead], _ theirs: [VersionHead]) -> [SyncDifference] {
    let there = Dictionary(theirs.map { ("\($0.kind) \($0.id.text)", $0) }) { first, _ in first }
    let here = Dictionary(mine.map { ("\($0.kind) \($0.id.text)", $0) }) { first, _ in first }
    let own = mine.compactMap { head -> SyncDifference? in
      let other = there["\(head.kind) \(head.id.text)"]
      if other?.hash == head.hash { return nil }
      return SyncDifference(kind: head.kind, id: head.id, here: head.stamp, there: other?.stamp)
    }
    let others = theirs.filter { here["\($0.kind) \($0.id.text)"] == nil }
    return own + others.map { SyncDifference(kind: $0.kind, id: $0.id, here: nil, there: $0.stamp) }
  }

  /// The most differences that are reported, and the most ranges that are requested.
  private static let mostDifferences = 200
  private static let mostComparisons = 2_000
}
