import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords

/// `/history`: the changes.
enum HistoryPages {
  static let all = [route]

  static let route = Route.page("/history", "What was changed, newest first") { call throws(Failure) in
    // The history is asked of the store itself: it is about all moments, not about one.
    let changes = try call.server.stores.with { store throws(Failure) in
      do throws(StoreError) { return try store.history(limit: 100) } catch { throw Failure(error) }
    }
    let names = RuleNames(try call.almanac(nil), call)
    return try call.page(HistoryPage(changes.map { row($0, call, names) }), at: Paths.history)
  }

  private static func row(_ summary: ChangeSummary, _ call: Call, _ names: RuleNames) -> ChangeRow {
    let zone = call.server.settings.zone
    let instant = Instant(seconds: summary.change.time / 1_000)
    return ChangeRow(
      id: summary.change.id.text, zone.day(at: instant), zone.time(at: instant),
      done: summary.sentence.map { .sentence(call.pageWords.text($0)) } ?? .typed(summary.change.command),
      device: summary.isOwn || summary.change.action?.verb == .merge ? nil : Stamp.text(device: summary.device),
      touched: summary.touched.map { touched in
        // A layer is what was changed of a rule that came with the program: the rule was there before and is there after.
        let action: ChangeRow.Action =
          switch touched.action {
          case _ where touched.kind == RuleLayer.kind.table: .edited
          case .created: .created
          case .edited: .edited
          case .deleted: .deleted
          }
        return ChangeRow.Touched(kind: touched.kind, label: call.pageWords.label(touched) { names[$0] }, action: action)
      })
  }
}

/// The names of rules, in the language of pages; a deleted rule has none.
struct RuleNames {
  private let names: [String: String]

  /// - Parameter almanac: Every region of the store.
  init(_ almanac: Almanac, _ call: Call) {
    var names: [String: String] = [:]
    let items = ListRules(almanac)(almanac.book.regions.map(\.code), on: call.today, languages: call.pageLanguages)
    for item in items { names[item.rule.id.string] = item.name }
    self.names = names
  }

  /// The name of the rule of that id.
  subscript(id: String) -> String? { names[id] }
}
