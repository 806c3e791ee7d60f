import FastiCivil
import FastiRecords

extension MemoryStore {
  func undo(_ step: UndoStep, as change: Change) throws(StoreError) -> ChangeSummary {
    if let fault { throw fault }
    guard let id = try undone(by: step), let place = changes.lastIndex(where: { $0.summary.change.id == id }) else {
      switch step {
      case .back: throw .nothingToUndo
      case .forward: throw .nothingToRedo
      case .change(let id): throw .noSuchChange(id)
      }
    }
    let summary = changes[place].summary
    let passing = stampsOfNoEffect(after: place)
    let start = stored.count
    let stamp = clock.tick(now: change.time)
    for touched in summary.touched {
      let versions = stored[..<start].filter { $0.id == touched.id && !passing.contains($0.stamp) }
      guard let newest = versions.last, newest.stamp == summary.stamp else {
        stored.removeSubrange(start...)
        throw .changedSince(kind: touched.kind, name: .text(touched.label))
      }
      let old = versions.last { $0.stamp != summary.stamp }
      let source = old ?? newest
      stored.append(
        Stored(
          kind: source.kind, id: source.id, stamp: stamp, deleted: old?.deleted ?? true, record: source.record,
          texts: source.texts))
    }
    note(change, stamp, start, undoing: id)
    return summary
  }

  func undone(by step: UndoStep) throws(StoreError) -> RecordID? {
    if let fault { throw fault }
    let summaries = changes.map { $0.summary }
    if case .change(let id) = step { return summaries.contains { $0.change.id == id } ? id : nil }
    var trail = UndoTrail()
    for summary in summaries.reversed() where trail.isInEffect(summary.change.id, undoing: summary.undoes) {
      var depth = 0
      var target = summary.undoes
      while let id = target {
        depth += 1
        target = summaries.first { $0.change.id == id }?.undoes
      }
      if depth == 0 { return step == .back ? summary.change.id : nil }
      if depth % 2 == 1, step == .forward { return summary.change.id }
    }
    return nil
  }

  /// The stamps of later changes that were undone, and of the changes that undid them.
  private func stampsOfNoEffect(after place: Int) -> Set<Stamp> {
    let later = changes[(place + 1)...].map { $0.summary }
    let ids = Set(later.map(\.change.id))
    var trail = UndoTrail()
    var stamps: Set<Stamp> = []
    for summary in later.reversed() {
      let isInEffect = trail.isInEffect(summary.change.id, undoing: summary.undoes)
      if !isInEffect || summary.undoes.map(ids.contains) == true { stamps.insert(summary.stamp) }
    }
    return stamps
  }
}
