import FastiHTTP
import FastiPages

/// A form that arrived without a valid session. It is sent back with the sign-in page and returns with the pass-phrase,
/// so that the server does not store data of clients that have not signed in.
struct PendingForm {
  /// The longest form that is returned, in bytes; files are never returned.
  private static let longest = 65_536
  /// The greatest number of fields: more than any form has. A limit is needed, because any client could send many
  /// fields, which are costly to show.
  private static let most = 500

  /// The fields that are shown.
  let form: PendingFields
  /// The body as it arrived, encoded.
  let body: String

  /// The form of a request; nil if the body is not a form, or is too long.
  init?(_ request: Request) {
    let type = request.headers["Content-Type"]?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else { return nil }
    self.init(path: request.target.text, body: request.body)
  }

  /// The form that came with a sign-in; nil when there was none.
  init?(_ form: Form) {
    guard let path = form.some("held-path"), Form.ownAddress(path) == path else { return nil }
    self.init(path: path, body: Array(form["held-body"].utf8))
  }

  private init?(path: String, body: [UInt8]) {
    guard body.count <= Self.longest, !path.hasPrefix("/sign-"), let target = Target(Array(path.utf8)) else {
      return nil
    }
    let items = Request(method: .post, target: target, body: body).form ?? []
    guard (1...Self.most).contains(items.count) else { return nil }
    form = PendingFields(path: path, fields: items.map { ($0.name, $0.value) })
    self.body = String(decoding: body, as: UTF8.self)
  }
}
