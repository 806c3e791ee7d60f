import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords

/// `/rules`: the holiday rules, and the editor of each.
enum RulesPages {
  private static let region = Parameter("region", .text, "a region's code; every region without it")

  static let all = [
    Route.page(
      "/rules", "The holiday rules of a region", query: [region, .part(.page), .part(.own)]
    ) { call throws(Failure) in try list(call) },
    Route.page("/rules/new", "The editor of a new rule", query: [region]) { call throws(Failure) in
      try call.page(
        RulePage(new: RuleForm(region: call.query("region") ?? "")), at: Paths.newRule(call.query("region")))
    },
    Route.page("/rules/preview", "The days a rule would bring, as a piece of a page") { call throws(Failure) in
      try previewed(call)
    },
    Route.page("/rules/{id}", "A rule", path: [.id]) { call throws(Failure) in
      try rule(call.value("id"), call)
    },
  ]

  /// All regions with their rules, which an editor needs.
  static func everything(_ store: any Store, _ call: Call) throws(Failure) -> Almanac {
    try Almanac.read(from: store, named: nil, zones: call.server.zones)
  }

  private static func list(_ call: Call) throws(Failure) -> Response {
    let almanac = try call.almanac(nil)
    guard let code = try call.query("region").map({ text throws(Failure) in try almanac.code(text) }) else {
      return try start(almanac, call)
    }
    let rows = try rows(of: code, almanac, call)
    var regions = try call.almanac().codes([]).compactMap { call.pill($0, almanac) }
    let pill = call.pill(code, almanac)
    if let pill, !regions.contains(pill) { regions.append(pill) }
    return try call.page(RulesPage(region: pill, regions: regions, rules: rows), at: Paths.rules(code.string))
  }

  /// The greatest number of rules of a region on the first page.
  private static let shown = 8

  private static func start(_ almanac: Almanac, _ call: Call) throws(Failure) -> Response {
    var parts: [RulesStartPage.Part] = []
    for pill in try call.almanac().codes([]).compactMap({ call.pill($0, almanac) }) {
      let rows = try rows(of: RegionCode(pill.code), almanac, call)
      let next = rows.filter { $0.next != nil && !$0.isOff }
        .sorted { ($0.next ?? Limits.days.last, $0.id) < ($1.next ?? Limits.days.last, $1.id) }
      parts.append(RulesStartPage.Part(pill, next: Array(next.prefix(shown)), count: rows.count))
    }
    let all = call.choices(almanac)
    return try call.page(
      RulesStartPage(
        selected: parts, everywhere: try rows(of: RegionCode([]), almanac, call),
        regions: all.sorted { ($0.isSelected ? 0 : 1, $0.region.name) < ($1.isSelected ? 0 : 1, $1.region.name) }),
      at: Paths.rules())
  }

  /// The rules of one region with their next days; those of all regions for the empty code.
  private static func rows(of code: RegionCode, _ almanac: Almanac, _ call: Call) throws(Failure) -> [RuleRow] {
    let named = code.bytes.isEmpty ? [] : [code]
    let items = ListRules(almanac)(named, on: call.today, languages: call.pageLanguages).filter { $0.region == code }
    let days = DayRange(call.today).widened(before: 0, after: 400).intersection(Limits.days) ?? DayRange(call.today)
    let found = try ShowHolidays(almanac)(named, in: days).items
    return items.map { item in row(item, next: found.first { $0.rule == item.rule.id }?.day, call) }
  }

  static func row(_ item: RuleItem, next: Day?, _ call: Call) -> RuleRow {
    RuleRow(
      id: item.rule.id.string, item.name, sentence: item.saying(call.pageWords), kind: item.period?.kind, next: next,
      isOwn: item.isOwn, isOff: item.layer?.hidden ?? false)
  }

  /// The record of the user's own rule; nil for a rule of the program.
  static func ownRule(_ id: RuleID, _ call: Call) throws(Failure) -> RecordID? {
    do throws(StoreError) {
      return try call.store.read { reader throws(StoreError) in
        try reader.userRules().first { $0.record.ruleID == id.string }?.id
      }
    } catch { throw Failure(error) }
  }
}
