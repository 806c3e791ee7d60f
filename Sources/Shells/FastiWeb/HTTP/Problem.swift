import FastiCivil
import FastiHTTP
import FastiRecords

/// A failure as an answer: the same object as on the command line, or a few lines for people.
struct Problem {
  let status: Int
  let failure: Failure

  init(_ status: Int, _ failure: Failure) {
    self.status = status
    self.failure = failure
  }

  /// The HTTP status of a kind of failure.
  init(_ failure: Failure) {
    self.failure = failure
    status =
      switch failure.kind {
      case .usage: 400
      case .notFound: 404
      case .invalid: 422
      case .refused: 409
      case .network: 502
      case .storage: failure.cause.isOfLock ? 503 : failure.cause.isOfRoom ? 507 : 500
      }
  }

  /// The problem for an unknown address, which is the same as for an unknown token.
  static let notFound = Problem(404, Failure(.request(.nothingHere), hint: .value("/api/v1/openapi.json")))

  /// The statuses that a route of the API may have besides 200.
  static let statuses = [400, 401, 403, 404, 409, 421, 422, 500, 503]

  /// The answer in the form that the request accepts.
  func response(to request: Request) -> Response {
    var response: Response
    switch MediaType.preferred(request, among: [.json, .text]) {
    case .text:
      let lines = failure.all.flatMap { [$0.message] + (English().webHint(of: $0).map { ["  try: \($0)"] } ?? []) }
      response = Response(status, text: lines.map(Self.printable).joined(separator: "\n"))
    default:
      response = Response(status, headers: Headers([("Content-Type", "application/json")]))
      response.body = .bytes(FailureReport.json(failure) { English().webHint(of: $0) })
    }
    response.headers.set("Vary", "Accept")
    return response
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }
}

extension Cause {
  /// Whether another process has locked the store, which is temporary.
  fileprivate var isOfLock: Bool {
    if case .store(.locked) = self { true } else { false }
  }

  /// Whether the disk cannot be written, because it is full or read-only.
  fileprivate var isOfRoom: Bool {
    switch self {
    case .store(.full), .store(.readOnly), .machine(.failed(_, _, .full)): true
    default: false
    }
  }
}

extension Wording {
  /// The hint of a failure on a server: only this module knows how a program signs in.
  func webHint(of failure: Failure) -> String? {
    switch failure.cause {
    case .access(.needsToken), .access(.noBearer), .access(.unknownToken): text(Sentence(.webToken))
    case .access(.needsScope(_, let scope)): text(Sentence(.webScope, .text(scope)))
    default: hint(of: failure)
    }
  }
}
