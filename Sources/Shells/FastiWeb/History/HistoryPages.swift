import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords

/// `/history`: the changes.
enum HistoryPages {
  static let all = [route]

  /// The number of changes on a page.
  private static let most = 50

  static let route = Route.page(
    "/history", "What was changed, newest first", query: [.part(.page)]
  ) { call throws(Failure) in
    let number = max(1, try call.pageNumber() ?? 1)
    // The history is read from the store itself, because it covers all moments, not a snapshot.
    let changes = try call.server.stores.with { store throws(Failure) in
      do throws(StoreError) {
        return try store.history(
          limit: most + 1, skipping: (number - 1) * most, of: nil, naming: ChangeRow.mostNamed)
      } catch { throw Failure(error) }
    }
    let names = RuleNames(try call.almanac(nil), call)
    let devices = try call.deviceNames()
    let lost = try call.conflicts().byChange(changes)
    let rows = changes.prefix(most).map { change in
      var shown = row(change, call, names, devices)
      shown.hasLost = lost[change.change.id] != nil
      return shown
    }
    let page = HistoryPage(rows, number: number, hasOlder: changes.count > most)
    return try call.page(page, at: Paths.history)
  }.uncacheable  // Devices tell their names without a change.

  private static func row(
    _ summary: ChangeSummary, _ call: Call, _ names: RuleNames, _ devices: DeviceNames
  ) -> ChangeRow {
    let zone = call.server.settings.zone
    let instant = Instant(seconds: summary.change.time / 1_000)
    return ChangeRow(
      id: summary.change.id.text, zone.day(at: instant), zone.time(at: instant),
      done: summary.sentence.map { .sentence(call.pageWords.text($0)) } ?? .typed(summary.change.command),
      device: summary.isOwn || summary.change.action?.verb == .merge ? nil : DeviceLabel(summary.device, devices),
      touched: summary.touched.prefix(ChangeRow.mostNamed).map { touched in
        // A layer holds the user's changes to a rule of the program: the rule exists before and after.
        let action: ChangeRow.Action =
          switch touched.action {
          case _ where touched.kind == RuleLayer.kind.table: .edited
          case .created: .created
          case .edited: .edited
          case .deleted: .deleted
          }
        return ChangeRow.Touched(kind: touched.kind, label: call.pageWords.label(touched) { names[$0] }, action: action)
      }, count: summary.count)
  }
}

/// The names of rules, in the language of pages; a deleted rule does not have a name.
struct RuleNames {
  private let names: [String: String]

  /// - Parameter almanac: The almanac of all regions of the store.
  init(_ almanac: Almanac, _ call: Call) {
    var names: [String: String] = [:]
    let items = ListRules(almanac)(almanac.book.regions.map(\.code), on: call.today, languages: call.pageLanguages)
    for item in items { names[item.rule.id.string] = item.name }
    self.names = names
  }

  /// The name of the rule with an id; nil if there is none.
  subscript(id: String) -> String? { names[id] }
}
