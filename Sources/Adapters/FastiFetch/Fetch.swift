internal import CCurl
import Glibc

/// Fetches documents from the hosts of a source, by libcurl.
public struct Fetch: Sendable {
  /// The answer of a server.
  public enum Answer: Hashable, Sendable {
    /// The document has not changed since `tag` or `modified`.
    case unchanged
    /// A document, with the server's `ETag` and `Last-Modified`, and the Unix time of its `Expires`.
    case document([UInt8], tag: String?, modified: String?, expires: Int64? = nil)
  }

  private let rules: FetchRules

  /// A step of a fetch.
  public enum Step: Sendable {
    /// A server is asked.
    case asking(host: String)
    /// The server is asked again later, because of a problem that may pass.
    case again(FetchProblem, seconds: Int)
  }

  /// Fetches by the rules of a source.
  public init(_ rules: FetchRules) { self.rules = rules }

  /// Fetches a document; a server does not send a document that has not changed since `tag` or `modified`.
  ///
  /// - Parameter progress: Called for each step.
  /// - Throws: ``FetchProblem``, after all attempts that the rules allow.
  public func callAsFunction(
    _ address: String, tag: String? = nil, modified: String? = nil, agent: String? = nil,
    progress: (Step) -> Void = { _ in }
  ) throws(FetchProblem) -> Answer {
    for pause in rules.pauses {
      do { return try attempt(address, tag, modified, agent, progress) } catch {
        guard error.mayPass else { throw error }
        progress(.again(error, seconds: pause / 1_000))
        usleep(UInt32(pause) * 1_000)
      }
    }
    return try attempt(address, tag, modified, agent, progress)
  }

  private func attempt(
    _ address: String, _ tag: String?, _ modified: String?, _ agent: String?, _ progress: (Step) -> Void
  ) throws(FetchProblem) -> Answer {
    var address = address
    for _ in 0...rules.redirects {
      guard let target = Target(address), allows(target) else { throw .refusedAddress(address) }
      progress(.asking(host: target.host))
      var answer = fasti_answer()
      request(address, tag, modified, agent, &answer)
      defer { fasti_answer_free(&answer) }
      if let problem = problem(answer) { throw problem }
      switch answer.status {
      case 200: return try document(answer)
      case 304 where tag != nil || modified != nil: return .unchanged
      case 301, 302, 303, 307, 308:
        guard let next = target.following(text(answer.location)) else { throw .status(answer.status) }
        address = next
      default: throw .status(answer.status)
      }
    }
    throw .tooManyRedirects
  }

  private func allows(_ target: Target) -> Bool {
    (target.isSecure || rules.allowsLoopback) && (target.hasUsualPort || rules.allowsPorts)
      && rules.hosts.contains(target.host)
  }

  private func request(
    _ address: String, _ tag: String?, _ modified: String?, _ agent: String?, _ answer: inout fasti_answer
  ) {
    let tagLine = tag.map { "If-None-Match: \($0)" }
    let dateLine = modified.map { "If-Modified-Since: \($0)" }
    address.withCString { address in
      Fetch.withOptional(tagLine) { tag in
        Fetch.withOptional(dateLine) { modified in
          Fetch.withOptional(agent) { agent in
            var request = fasti_request(
              address: address, tag: tag, modified: modified, agent: agent, most: rules.most,
              milliseconds: rules.milliseconds, allows_loopback: rules.allowsLoopback ? 1 : 0)
            fasti_fetch(&request, &answer)
          }
        }
      }
    }
  }

  private static func withOptional(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    // A header with a line break would be two headers.
    guard let text, !text.utf8.contains(where: { $0 < 0x20 }) else { return body(nil) }
    text.withCString { body($0) }
  }

  private func problem(_ answer: fasti_answer) -> FetchProblem? {
    switch answer.problem {
    case 0: nil
    case 1: .privateNetwork
    case 2: .tooLarge
    case 3: .tooSlow
    default: .network(answer)
    }
  }

  private func document(_ answer: fasti_answer) throws(FetchProblem) -> Answer {
    let type = text(answer.type).lowercased()
    guard rules.types.contains(where: { type.hasPrefix($0) }) else { throw .wrongType(type.isEmpty ? "no type" : type) }
    let body = answer.body.map { Array(UnsafeBufferPointer(start: $0, count: answer.count)) } ?? []
    let (tag, modified) = (text(answer.tag), text(answer.modified))
    return .document(
      body, tag: tag.isEmpty ? nil : tag, modified: modified.isEmpty ? nil : modified,
      expires: answer.expires > 0 ? Int64(answer.expires) : nil)
  }

  /// A C string as text; empty for null.
  private func text(_ value: UnsafePointer<CChar>?) -> String { value.map { String(cString: $0) } ?? "" }
}
