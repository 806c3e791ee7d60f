import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// `/open?url=...`: where the links of feeds and of other programs lead.
enum OpenRoute {
  static let route = Route.page(
    "/open", "Leads to what a link of another program means",
    query: [
      Parameter(
        "url", .text, "web+fasti:today, web+fasti:day/2026-06-19, leaveLedger://entry/ID, vecka://week/6/2026",
        required: true)
    ]
  ) { call throws(Failure) in
    let text = call.query("url") ?? ""
    if let address = try own(text, call) { return .going(to: address.string) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: true).map { String($0) }
    switch parts.first?.lowercased() {
    case "leaveledger:" where parts.count == 3 && parts[1] == "entry":
      guard let id = RecordID(text: parts[2]) else { break }
      return .going(to: Paths.leave(entry: id.text).string)
    case "vecka:" where parts.count == 2 && parts[1] == "today": return .going(to: Paths.today.string)
    case "vecka:" where parts.count == 2 && parts[1] == "calendar":
      return .going(to: Paths.month(YearMonth(call.today)).string)
    case "vecka:" where parts.count == 4 && parts[1] == "week":
      guard let week = Int(parts[2]), let year = Int(parts[3]), (1...53).contains(week) else { break }
      let digits = week < 10 ? "0\(week)" : "\(week)"
      return .going(to: Paths.week(try call.dates.week("\(year)-W\(digits)", field: "url")).string)
    default: break
    }
    throw Failure(
      .invalid, code: "unknown-link", "\"\(text)\" is no link that this program knows", field: "url", value: text,
      hint: "web+fasti:week/2026-W06")
  }

  /// Where a link of Fasti's own leads: `web+fasti:` and an address of a page, with or without slashes between them. An
  /// installed app is given such links by the system.
  private static func own(_ text: String, _ call: Call) throws(Failure) -> Path? {
    let scheme = "web+fasti:"
    guard text.lowercased().hasPrefix(scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "/").map { String($0) }
    switch (parts.first, parts.count) {
    case (nil, 0), ("today", 1): return Paths.today
    case ("day", 2): return Paths.day(try call.dates.day(parts[1], field: "url"))
    case ("week", 2): return Paths.week(try call.dates.week(parts[1], field: "url"))
    case ("month", 2): return Paths.month(try DateReader.month(parts[1], field: "url"))
    case ("year", 2): return Paths.year(try DateReader.year(parts[1], field: "url"))
    case ("entry", 2): return RecordID(text: parts[1]).map { Paths.leave(entry: $0.text) }
    case ("leave", 1): return Paths.leave
    case ("reminders", 1): return Paths.reminders
    default: return nil
    }
  }
}
