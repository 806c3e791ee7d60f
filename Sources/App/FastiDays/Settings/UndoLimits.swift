public import FastiRecords

/// Checks that an undo does not restore more regions than the limit.
///
/// The limit is checked when it is set and when regions are selected; an undo skips both, so it is checked here.
public struct UndoLimits {
  private let store: any Store

  /// Checks a store.
  public init(_ store: any Store) { self.store = store }

  /// Why the change of a step cannot be undone; nil if no setting prevents it.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func refusal(of step: UndoStep) throws(StoreError) -> Failure? {
    guard let change = try store.undone(by: step) else { return nil }
    let (selected, bySelection) = try after(change, SettingKey.regionsSelected)
    let (limit, byLimit) = try after(change, SettingKey.regionsLimit)
    guard bySelection || byLimit else { return nil }
    let count = selected?.split(separator: ",").count ?? Preferences.initial.selected.count
    let most = limit.flatMap { Int($0) } ?? Preferences.initial.limit
    guard count > most else { return nil }
    return Failure(.regions(count, limit: most, byLimit: byLimit), field: .change, value: change.text)
  }

  /// The latest change that was made in this store.
  private func latest() throws(StoreError) -> RecordID? {
    var limit = 8
    while true {
      let lines = try store.history(limit: limit)
      if let own = lines.first(where: { $0.isOwn }) { return own.change.id }
      if lines.count < limit { return nil }
      limit *= 8
    }
  }

  /// The value of a setting after a change is undone, nil for the initial one; and whether the change affects the
  /// setting.
  private func after(_ change: RecordID, _ key: SettingKey) throws(StoreError) -> (String?, Bool) {
    let id = Setting.id(for: key.rawValue)
    let touching = try store.history(limit: .max, of: id).first { $0.change.id == change }
    let versions = try store.read { reader throws(StoreError) in try reader.versions(Setting.self, id: id) }
    let left = touching.map { noted in versions.last { $0.stamp < noted.stamp } } ?? versions.last
    return (left.flatMap { $0.deleted ? nil : $0.record.value }, touching != nil)
  }
}
