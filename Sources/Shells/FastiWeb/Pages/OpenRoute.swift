import FastiHTTP
import FastiPerson
import FastiRecords

/// `/open?url=...`: where the links of feeds and of other programs lead.
enum OpenRoute {
  static let route = Route.page(
    "/open", "Leads to what a link of another program means",
    query: [
      Parameter("url", .text, "leaveLedger://entry/ID, vecka://week/6/2026, fasti://day/2026-02-05", required: true)
    ]
  ) { call throws(Failure) in
    .going(to: try ResolveLink(today: call.today, store: call.store)(link(call.query("url") ?? ""), field: "url"))
  }

  /// The link that was meant: a plus that nobody escaped reads as a space, and no scheme has one.
  private static func link(_ text: String) -> String {
    text.lowercased().hasPrefix("web fasti:") ? "web+" + text.dropFirst(4) : text
  }
}
