import FastiCivil
import FastiDays
import FastiPages
import FastiRecords

extension SettingsPages {
  /// The places with which the store syncs, and the devices that sync with it.
  static func sync(_ call: Call) throws(Failure) -> [SyncPlaceRow] {
    guard let open = call.server.ports.openSyncLog else { return [] }
    let (log, zone) = (open(), call.server.settings.zone)
    func row(_ place: String, _ synced: Int64, _ waiting: Int?) -> SyncPlaceRow {
      let instant = Instant(seconds: synced / 1_000)
      return SyncPlaceRow(
        place, day: synced == 0 ? nil : zone.day(at: instant), time: instant.time(offset: zone.offset(at: instant)),
        waiting: waiting)
    }
    do throws(StoreError) {
      var rows: [SyncPlaceRow] = []
      for space in try log.syncSpaces() {
        rows.append(
          row(space.server?.origin ?? space.place, space.synced, try log.unsentCount(to: space.id)))
      }
      for device in try log.joinedDevices() where device.revoked == nil {
        rows.append(row(device.name, device.seen, nil))
      }
      return rows
    } catch { throw Failure(error) }
  }
}
