import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// The message about a completed form, which a cookie carries to the page after the redirect.
enum FlashCookie {
  private static let name = "done"
  /// Replaces the change if the message is about a failure.
  private static let failure = "!"
  /// Follows the message of a change that undid another.
  private static let undoing = "~undoing"

  /// The header that sets the cookie.
  static func header(_ notice: FormResult.Notice, _ site: Site) -> String {
    let letters = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in notice.text.utf8.prefix(1_000) { encoded += [letters[Int(byte >> 4)], letters[Int(byte & 15)]] }
    let change = notice.isFailure ? failure : notice.change?.text ?? "-"
    return Cookie.header(
      name, "\(change)~\(String(decoding: encoded, as: UTF8.self))\(notice.isUndoing ? undoing : "")", seconds: 60,
      sameSite: .strict, site)
  }

  /// The header that removes the cookie: the message is shown once.
  static func gone(_ site: Site) -> String { Cookie.header(name, "", seconds: 0, sameSite: .strict, site) }

  /// Whether a request has the cookie.
  static func isThere(in request: Request) -> Bool { Cookie.value(name, in: request) != nil }

  /// The message in a request's cookie.
  static func flash(in request: Request) -> Flash? {
    let parts = (Cookie.value(name, in: request) ?? "").split(separator: "~")
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var bytes: [UInt8] = []
    var rest = parts[1].utf8[...]
    while rest.count >= 2 {
      guard let byte = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return Flash(
      String(decoding: bytes, as: UTF8.self), undoing: RecordID(text: String(parts[0]))?.text,
      isError: parts[0] == failure, isUndoing: parts.count == 3)
  }
}
