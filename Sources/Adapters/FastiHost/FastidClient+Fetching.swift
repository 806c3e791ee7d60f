public import FastiRecords

extension FastidClient {
  /// Fetches a document with `fastid`.
  ///
  /// `fastid fetch-document` writes header lines (`unchanged`, or `document` with `tag` and `modified`), an empty line,
  /// and the body; a failure is a line on its standard output and exit status 6.
  /// - Throws: `.network` with the reason.
  public func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    var arguments = ["fetch-document", request.source.rawValue, request.address, "--lang", request.language]
    if let tag = request.tag { arguments += ["--tag", tag] }
    if let host = request.host { arguments += ["--host", host] }
    if let agent = request.agent { arguments += ["--agent", agent] }
    if let modified = request.modified { arguments += ["--modified", modified] }
    // Three attempts of ten seconds, or of forty for a long document, with pauses, and a redirect or three.
    let ending = try run(arguments, [], seconds: request.source == .months ? 90 : 240, inheritsError: true)
    guard ending.status == 0, let answer = FastidClient.answer(ending.output) else {
      let reason = String(decoding: ending.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      // A query can contain the coordinates of the user's place, which must not be logged.
      throw Failure(
        .document(.unreachable(NetworkCause(line: reason))), value: String(request.address.prefix { $0 != "?" }))
    }
    return answer
  }

  private static func answer(_ output: [UInt8]) -> FetchAnswer? {
    var rest = output[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard let first = line() else { return nil }
    if first == "unchanged" { return .unchanged }
    guard first == "document" else { return nil }
    var (tag, modified, expires): (String?, String?, Int64?)
    while let next = line(), !next.isEmpty {
      if next.hasPrefix("tag ") { tag = String(next.dropFirst(4)) }
      if next.hasPrefix("expires ") { expires = Int64(next.dropFirst(8)) }
      if next.hasPrefix("modified ") { modified = String(next.dropFirst(9)) }
    }
    return .document(body: Array(rest), tag: tag, modified: modified, expires: expires)
  }
}
