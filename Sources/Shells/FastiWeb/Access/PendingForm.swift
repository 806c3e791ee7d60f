import FastiHTTP
import FastiPages

/// A form that arrived without a valid session. It is sent back with the sign-in page and returns with the pass-phrase,
/// so that the server stores nothing for clients that are not admitted.
struct PendingForm {
  /// The longest form that is returned, in bytes; files never are.
  private static let longest = 65_536
  /// The most fields: more than any form has, because showing many fields is work that any client could cause.
  private static let most = 500

  /// The fields that are shown.
  let form: PendingFields
  /// The body as it arrived, encoded.
  let body: String

  /// The form of a request; nil for what is not a form, and for one that is too long.
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
