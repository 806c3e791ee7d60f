import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords

/// `GET /settings/colours.css`: the colours of the user's own regions, which the program's style does not have.
enum OwnColours {
  static let route = Route(
    .get, "/settings/colours.css", "The colours of regions of one's own",
    query: [Parameter("v", .text, "a hash of what is sent")], scope: .page, answer: .other("text/css")
  ) { call throws(Failure) in
    let style = try style(call.store) ?? []
    var response = Response(200, body: style)
    response.headers.set("Content-Type", "text/css; charset=utf-8")
    let isThis = call.query("v") == version(of: style)
    response.headers.set("Cache-Control", isThis ? "private, max-age=31536000, immutable" : "no-cache")
    return response
  }

  /// The style; nil if the user has no own regions.
  private static func style(_ store: any Store) throws(Failure) -> [UInt8]? {
    let own: [UserRegion]
    do { own = try store.read { reader throws(StoreError) in try reader.all(UserRegion.self).map(\.record) } } catch {
      throw Failure(error)
    }
    guard !own.isEmpty else { return nil }
    return Stylesheet.colours(of: RuleBook(own.compactMap { try? Region.readHead(Array($0.text.utf8)) }))
  }

  private static func version(of style: [UInt8]) -> String { String(SHA256.hexHash(style).prefix(16)) }

  /// The version of the style in the addresses of pages; nil if there is no style.
  static func version(_ store: any Store) throws(Failure) -> String? { try style(store).map { version(of: $0) } }
}
