import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// `/open?url=...`: where the links of feeds and of other programs lead.
enum OpenRoute {
  static let route = Route.page(
    "/open", "Leads to what a link of another program means",
    query: [Parameter("url", .text, "leaveLedger://entry/ID, vecka://today, vecka://week/6/2026", required: true)]
  ) { call throws(Failure) in
    let text = call.query("url") ?? ""
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
      hint: "vecka://week/6/2026")
  }
}
