import FastiPages
import FastiRecords

extension Call {
  /// The versions that lost to a later one of another device, newest first; none if the store does not sync.
  func conflicts() throws(Failure) -> [VersionConflict] {
    guard let open = server.ports.openSyncLog else { return [] }
    let stamp: Stamp
    do throws(StoreError) { stamp = try store.latestStamp() } catch { throw Failure(error) }
    return try server.caches.conflicts.conflicts(server.space, stamp) { () throws(Failure) in
      do throws(StoreError) { return try open().conflictsIfSynced() } catch { throw Failure(error) }
    }
  }

  /// The names that other devices told; none if the store does not sync.
  func deviceNames() throws(Failure) -> DeviceNames {
    guard let open = server.ports.openSyncLog else { return DeviceNames() }
    do throws(StoreError) { return try open().deviceNames() } catch { throw Failure(error) }
  }
}

extension DeviceLabel {
  /// A device with its name, or with its number if it has told none.
  init(_ number: UInt64, _ names: DeviceNames) {
    let text = Stamp.text(device: number)
    self.init(name: names[number] ?? text, number: text)
  }
}
