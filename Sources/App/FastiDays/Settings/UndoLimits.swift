import FastiHolidays
public import FastiRecords
import FastiRegions

/// Checks that an undo does not restore more regions than the limit, and does not remove the parent of a region.
///
/// Both are checked when a setting is set and when regions are selected or dropped; an undo skips these, so it is checked
/// here.
public struct UndoLimits {
  private let store: any Store

  /// Checks a store.
  public init(_ store: any Store) { self.store = store }

  /// Why the change of a step cannot be undone; nil if neither a setting nor a region prevents it.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func refusal(of step: UndoStep) throws(StoreError) -> Failure? {
    guard let change = try store.undone(by: step) else { return nil }
    if let refusal = try excess(of: change) { return refusal }
    return try orphan(of: change)
  }

  /// Refuses more selected regions than the limit.
  private func excess(of change: RecordID) throws(StoreError) -> Failure? {
    let (selection, bySelection) = try after(change, Setting.self, SettingKey.regionsSelected.rawValue)
    let (limit, byLimit) = try after(change, Setting.self, SettingKey.regionsLimit.rawValue)
    guard bySelection || byLimit else { return nil }
    let count = selection?.value.split(separator: ",").count ?? Preferences.initial.selected.count
    let most = limit.flatMap { Int($0.value) } ?? Preferences.initial.limit
    guard count > most else { return nil }
    return Failure(.regions(count, limit: most, byLimit: byLimit), field: .change, value: change.text)
  }

  /// Refuses that a region of the user disappears while another one is a part of it.
  private func orphan(of change: RecordID) throws(StoreError) -> Failure? {
    let own = try store.read { reader throws(StoreError) in try reader.all(UserRegion.self).map(\.record) }
    for part in own {
      guard let parent = part.parent, own.contains(where: { $0.code == parent }),
        ShippedRegion.text(RegionCode(parent)) == nil, try after(change, UserRegion.self, parent).record == nil,
        try after(change, UserRegion.self, part.code).record?.parent == parent
      else { continue }
      return Failure(.thing(.hasPart(part.code)), field: .regionOfForm, value: parent)
    }
    return nil
  }

  /// A record after a change is undone, nil if there is none; and whether the change affects it.
  private func after<Content: KeyedRecord>(
    _ change: RecordID, _ kind: Content.Type, _ key: String
  ) throws(StoreError) -> (record: Content?, isAffected: Bool) {
    let id = Content.id(for: key)
    let touching = try store.history(limit: .max, of: id).first { $0.change.id == change }
    let versions = try store.read { reader throws(StoreError) in try reader.versions(Content.self, id: id) }
    let left = touching.map { noted in versions.last { $0.stamp < noted.stamp } } ?? versions.last
    return (left.flatMap { $0.deleted ? nil : $0.record }, touching != nil)
  }
}
