/// One version of an entry: its content, or its deletion.
///
/// Of all versions with one id the one with the greatest stamp counts, in any order of arrival. An edit is a new
/// version with all fields; a deletion is a version too, and a later version that is not a deletion restores the
/// entry.
public struct EntryVersion: Hashable, Sendable {
  public let id: EntryID
  /// When it was written.
  public let stamp: EntryStamp
  /// Whether it deletes the entry.
  public let isDeleted: Bool
  /// The content; for a deletion, the deleted content.
  public let entry: LeaveEntry

  public init(id: EntryID, stamp: EntryStamp, isDeleted: Bool = false, entry: LeaveEntry) {
    self.id = id
    self.stamp = stamp
    self.isDeleted = isDeleted
    self.entry = entry
  }
}

extension EntryVersion {
  /// The entries that exist after all these versions, in the ledger's order.
  static func live(_ versions: [EntryVersion], _ schedule: PaySchedule) -> [LedgerEntry] {
    let sorted = versions.sorted { $0.order(before: $1) < 0 }
    var live: [LedgerEntry] = []
    var first = 0
    for index in sorted.indices {
      guard index + 1 == sorted.count || sorted[index + 1].id != sorted[index].id else { continue }
      let newest = sorted[index]
      if !newest.isDeleted {
        live.append(
          LedgerEntry(
            id: newest.id, stamp: newest.stamp, firstStamp: sorted[first].stamp, entry: newest.entry,
            postsOn: schedule.payday(of: newest.entry.day)))
      }
      first = index + 1
    }
    live.sort { ($0.entry.day, $0.firstStamp, $0.id) < ($1.entry.day, $1.firstStamp, $1.id) }
    return live
  }

  /// By id, then by stamp. Two versions with one stamp are normally the same version; otherwise their content
  /// decides, so that the order of arrival does not matter.
  private func order(before other: EntryVersion) -> Int {
    let byID = id.order(before: other.id)
    if byID != 0 { return byID }
    let byStamp = stamp.order(before: other.stamp)
    return byStamp != 0 ? byStamp : contentOrder(before: other)
  }

  private func contentOrder(before other: EntryVersion) -> Int {
    if isDeleted != other.isDeleted { return isDeleted ? 1 : -1 }
    if entry.day != other.entry.day { return entry.day < other.entry.day ? -1 : 1 }
    if entry.type != other.entry.type { return entry.type < other.entry.type ? -1 : 1 }
    if entry.action != other.entry.action { return entry.action.rank < other.entry.action.rank ? -1 : 1 }
    if entry.hours != other.entry.hours { return entry.hours < other.entry.hours ? -1 : 1 }
    return EntryStamp(entry.note).order(before: EntryStamp(other.entry.note))
  }
}

extension LeaveAction {
  fileprivate var rank: Int {
    switch self {
    case .used: 0
    case .accrued: 1
    case .adjustment(.positive): 2
    case .adjustment(.negative): 3
    }
  }
}
