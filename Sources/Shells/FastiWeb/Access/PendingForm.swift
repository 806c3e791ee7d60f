import FastiHTTP
import FastiPages

/// A form that came when nobody was signed in any more. It goes with the sign-in page and comes back with the pass-phrase,
/// so that nothing of it is kept here for strangers.
struct PendingForm {
  /// Longer ones, and files, are not held.
  private static let longest = 65_536
  /// The most fields; no form here has as many, and showing many is work that any stranger could ask for.
  private static let most = 500

  /// As it is shown.
  let form: PendingFields
  /// As it came, encoded.
  let body: String

  /// The form of a request; nil for what is none, and for one that is too long.
  init?(_ request: Request) {
    let type = request.headers["Content-Type"]?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else { return nil }
    self.init(path: request.target.text, body: request.body)
  }

  /// A form that came with a sign-in; nil when there was none.
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
