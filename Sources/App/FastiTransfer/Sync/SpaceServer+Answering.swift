public import FastiRecords

extension SpaceServer {
  /// Answers a request of a device, over any transport. It never throws: errors are answers too.
  public func answer(_ question: SyncQuestion) -> SyncAnswer {
    do throws(Failure) { return Self.sent(try perform(question)) } catch {
      let isBusy =
        switch error.cause {
        case .store(.locked), .store(.unreachable): true
        default: false
        }
      return SyncAnswer(status: isBusy ? 503 : 500, body: SyncMessage.object([("error", error.code)]))
    }
  }

  /// The number of bytes that a request may have: few for an unknown device, those of a piece for a file.
  public func room(for question: SyncQuestion) -> Int {
    guard case .success? = try? admit(question) else { return Self.strangersRoom }
    let path = Self.segments(question)
    guard path.count == 4, path[2] == "files" else { return ChangePage.largest }
    return (try? awaits(path[3])) == true ? PartialFile.longest : 0
  }

  /// The number of bytes that an unknown device may send.
  public static let strangersRoom = 4_096

  private func perform(_ question: SyncQuestion) throws(Failure) -> Answer {
    let path = Self.segments(question)
    guard path.count >= 2, path[0] == "sync", path[1] == "v1" else { return .refused(.notFound) }
    let (rest, body) = (Array(path.dropFirst(2)), question.body ?? [])
    switch (question.method, rest.first, rest.count) {
    case ("POST", "look", 1): return try look(body)
    case ("POST", "join", 1): return try join(body)
    default: break
    }
    let admitted: SyncAdmission
    switch try admit(question) {
    case .success(let known): admitted = known
    case .failure(let refused): return .refused(refused.refusal)
    }
    switch (question.method, rest.first, rest.count) {
    case ("GET", nil, 0):
      let number = Self.text("device", question).flatMap { Stamp.device(text: $0) }
      return try state(for: admitted.device, has: Self.number("has", question), number: number)
    case ("GET", "news", 1): return .lines(ServedNews.bytes(try newest()))
    case ("GET", "compare", 1): return try compare(question)
    case ("GET", "changes", 1):
      return try changes(after: Self.number("after", question) ?? 0, limit: Self.number("limit", question))
    case ("POST", "changes", 1): return try push(body, into: admitted.space)
    case ("GET", "files", 2): return try file(rest[1], from: Self.number("from", question) ?? 0)
    case ("PUT", "files", 2): return try put(rest[1], body, at: Self.number("from", question) ?? 0)
    case ("DELETE", "device", 1): return try leave(admitted.device)
    default: return .refused(.notFound)
    }
  }

  func admit(_ question: SyncQuestion) throws(Failure) -> Result<SyncAdmission, RefusedDevice> {
    guard let secret = question.secret else { return .failure(RefusedDevice(refusal: .unknownDevice)) }
    return try device(secret: secret)
  }

  static func segments(_ question: SyncQuestion) -> [String] {
    question.path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
  }

  /// The content of a range of ids, for a device that searches for differences.
  private func compare(_ question: SyncQuestion) throws(Failure) -> Answer {
    guard let from = Self.text("from", question).flatMap({ RecordID(text: $0) }) else { return .refused(.malformed) }
    let end = Self.text("before", question)
    let before = end.flatMap { RecordID(text: $0) }
    guard end == nil || before != nil else { return .refused(.malformed) }
    do throws(StoreError) {
      return .lines(Comparison(try log.heads(from: from, before: before), from: from, before: before).bytes)
    } catch { throw Failure(error) }
  }

  /// A number of the query; nil if there is none.
  static func number(_ name: String, _ question: SyncQuestion) -> Int? {
    text(name, question).flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func text(_ name: String, _ question: SyncQuestion) -> String? {
    let query = question.path.drop { $0 != "?" }.dropFirst()
    for part in query.split(separator: "&") where part.hasPrefix("\(name)=") {
      return String(part.dropFirst(name.utf8.count + 1))
    }
    return nil
  }

  private static func sent(_ answer: Answer) -> SyncAnswer {
    switch answer {
    case .lines(let bytes), .file(let bytes): return SyncAnswer(status: 200, body: bytes)
    case .done: return SyncAnswer(status: 204, body: [])
    case .refused(let refusal):
      let status =
        switch refusal {
        case .unknownDevice, .revoked: 401
        case .wrongCode: 403
        case .malformed: 400
        case .notFound: 404
        }
      return SyncAnswer(status: status, body: SyncMessage.object([("error", refusal.rawValue)]))
    }
  }
}
