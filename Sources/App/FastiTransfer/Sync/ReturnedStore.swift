public import FastiRecords

/// What bringing back a store, as it was before it joined a space, has done.
public struct ReturnedStore: Hashable, Sendable {
  /// The store that is here again.
  public let former: FormerStore
  /// The copy of the store as it was until now.
  public let safetyCopy: String?

  /// Brings the store back, and leaves the space, in one transaction.
  /// - Throws: ``SyncCause`` if something was written since, or there is no copy; `.storage`. Nothing is changed then.
  init(of space: SyncSpace, _ store: any Store, _ log: any SyncLog) throws(Failure) {
    let former = try Self.former(of: space, log)
    do throws(StoreError) {
      safetyCopy = try store.keepCopy()
      self.former = former
      if try log.bringBackFormer(of: space.id) { return }
    } catch { throw Failure(error) }
    // Something was written while the safety copy was made.
    _ = try Self.former(of: space, log)
    throw Failure(.sync(.noFormer))
  }

  private static func former(of space: SyncSpace, _ log: any SyncLog) throws(Failure) -> FormerStore {
    let found: FormerStore?
    do throws(StoreError) { found = try log.formerStore(of: space.id) } catch { throw Failure(error) }
    guard let found else { throw Failure(.sync(.noFormer)) }
    if found.since > 0 { throw Failure(.sync(.writtenSince(found.since))) }
    if found.hasOthers { throw Failure(.sync(.formerWithOthers)) }
    return found
  }
}
