import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiTransfer

/// `/conflicts`: what lost to a later change of another device.
enum ConflictsPages {
  static let all = [route]

  static let route = Route.page(
    "/conflicts", "What lost to a later change of another device", query: [.part(.page)]
  ) { call throws(Failure) in
    let conflicts = try call.conflicts()
    let own: UInt64?
    let names = try call.deviceNames()
    do throws(StoreError) {
      own = try conflicts.isEmpty ? nil : call.server.ports.openSyncLog?().deviceNumber()
    } catch { throw Failure(error) }
    let rules = RuleNames(try call.almanac(nil), call)
    let rows = conflicts.map { conflict in
      ConflictRow(
        name: conflict.name, kind: conflict.kind, label: call.pageWords.label(conflict.touched) { rules[$0] },
        lost: side(conflict, conflict.loser, call, names, own), present: side(conflict, conflict.head, call, names, own)
      )
    }
    return try call.page(ConflictsPage(rows), at: Paths.conflicts)
  }.uncacheable  // Devices tell their names without a change.

  private static func side(
    _ conflict: VersionConflict, _ row: VersionRow, _ call: Call, _ names: DeviceNames, _ own: UInt64?
  ) -> ConflictRow.Side {
    let zone = call.server.settings.zone
    let instant = Instant(seconds: row.stamp.milliseconds / 1_000)
    return ConflictRow.Side(
      zone.day(at: instant), zone.time(at: instant),
      device: row.stamp.device == own ? nil : DeviceLabel(row.stamp.device, names), isDeleted: row.deleted,
      values: conflict.values(of: row, quotesText: false).map { ConflictRow.Value(column: $0.column, text: $0.text) })
  }
}

extension VersionConflict {
  /// Its thing, as the history names it.
  var touched: ChangeSummary.Touched {
    ChangeSummary.Touched(kind: kind, id: loser.id, label: label, action: .edited)
  }
}
