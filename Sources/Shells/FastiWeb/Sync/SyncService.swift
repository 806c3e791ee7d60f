import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer

/// Answers devices that sync: on an address of its own, where there is nothing else.
///
/// There are no pages and no cookies here. The secret of a device, in each request, identifies it.
struct SyncService: Sendable {
  let router: DeviceRouter
  let entropy: Entropy
  let clock: WallClock
  /// The devices of a person that wait for a change; nil where none can.
  let waits: @Sendable (_ person: RecordID) -> ChangeWaits?

  /// The limits of its server.
  static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.connections = 60
    limits.connectionsOfAddress = 30
    limits.bodyBytes = SpaceServer.strangersRoom
    return limits
  }

  /// What to do with a body, by the header alone.
  func bodyPolicy(_ request: Request) -> BodyPolicy {
    let question = question(request)
    return .memory(server(router.place(for: question)).room(for: question))
  }

  func dispatch(_ request: Request) -> Dispatch {
    guard request.target.segments.last == "news" else { return .work { answer(request) } }
    return .workOrLater { later in
      let question = question(request)
      let place = router.place(for: question)
      if let waits = waits(place.person), let wait = server(place).wait(question), waits.add(wait, later) { return nil }
      return answer(request)
    }
  }

  private func answer(_ request: Request) -> Response {
    let question = question(request)
    let answer = server(router.place(for: question)).answer(question)
    let isFile = request.method == .get && request.target.segments.contains("files") && answer.status == 200
    var response = Response(answer, type: isFile ? "application/octet-stream" : "application/json")
    ContentCoding.apply(to: &response, for: request)
    return response
  }

  private func server(_ place: DeviceRouter.Place) -> SpaceServer {
    SpaceServer(place.open(), attachments: place.attachments, entropy: entropy, now: clock.now)
  }

  private func question(_ request: Request) -> SyncQuestion {
    let scheme = "Bearer "
    let value = request.headers["Authorization"].flatMap { $0.hasPrefix(scheme) ? $0.dropFirst(scheme.count) : nil }
    return SyncQuestion(
      request.method.rawValue, request.target.text, secret: value.map(String.init), body: request.body)
  }
}
