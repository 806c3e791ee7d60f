import FastiHTTP
import FastiRecords

extension Failure {
  /// Why a server does not start, and what to type.
  init(_ error: ServerError) {
    switch error {
    case .malformedAddress(let text):
      self.init(
        .invalid, code: "malformed-address", "\"\(text)\" is no address with a port", field: "--listen", value: text,
        hint: "--listen 127.0.0.1:8080")
    case .inUse(let text):
      self.init(
        .refused, code: "address-in-use", "another program listens at \(text)", field: "--listen", value: text,
        hint: "--listen 127.0.0.1:0, for a port that is free")
    case .noPermission(let text):
      self.init(
        .refused, code: "no-permission", "this user may not listen at \(text)", field: "--listen", value: text,
        hint: "--listen 127.0.0.1:8080, a port above 1023")
    case .noSuchAddress(let text):
      self.init(
        .invalid, code: "no-such-address", "this machine has no address \(text)", field: "--listen", value: text,
        hint: "--listen 127.0.0.1:8080")
    case .refused(let text, let reason):
      self.init(.refused, code: "cannot-listen", "cannot listen at \(text): \(reason)", field: "--listen", value: text)
    }
  }
}
