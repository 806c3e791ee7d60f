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
  /// The name of this device.
  let name: String
  /// Stores that are not in use.
  let registers = Registers()
  /// The devices of a person that wait for a change; nil where none can.
  let waits: @Sendable (_ person: RecordID) -> ChangeWaits?

  static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.connections = 60
    limits.connectionsOfAddress = 30
    limits.bodyBytes = SpaceServer.strangersRoom
    return limits
  }

  /// What to do with a body, by the header alone.
  func bodyPolicy(_ request: Request) -> BodyPolicy {
    // A short body is read from every device, so the store is not asked which one it is.
    let length = request.headers["Content-Length"].flatMap { Int($0) }
    if let length, length <= SpaceServer.strangersRoom { return .memory(SpaceServer.strangersRoom) }
    let question = question(request)
    return .memory(asking(router.place(for: question)) { $0.room(for: question) })
  }

  func dispatch(_ request: Request) -> Dispatch {
    guard request.target.segments.last == "news" else { return .work { answer(request) } }
    return .workOrLater { later in
      let question = question(request)
      let place = router.place(for: question)
      if let waits = waits(place.person), let wait = asking(place, { $0.wait(question) }), waits.add(wait, later) {
        return nil
      }
      return answer(request)
    }
  }

  private func answer(_ request: Request) -> Response {
    let question = question(request)
    let answer = asking(router.place(for: question)) { $0.answer(question) }
    let isFile = request.method == .get && request.target.segments.contains("files") && answer.status == 200
    var response = Response(answer, type: isFile ? "application/octet-stream" : "application/json")
    ContentCoding.apply(to: &response, for: request, isQuick: true)
    return response
  }

  /// Passes the server of a space to the body, with a store that is kept for the next question.
  private func asking<Answer>(_ place: DeviceRouter.Place, _ body: (SpaceServer) -> Answer) -> Answer {
    let register = registers.take(of: place.person) ?? place.open()
    defer { registers.give(register, of: place.person) }
    return body(
      SpaceServer(register, attachments: place.attachments, entropy: entropy, now: clock.now, name: name))
  }

  private func question(_ request: Request) -> SyncQuestion {
    let scheme = "Bearer "
    let value = request.headers["Authorization"].flatMap { $0.hasPrefix(scheme) ? $0.dropFirst(scheme.count) : nil }
    return SyncQuestion(
      request.method.rawValue, request.target.text, secret: value.map(String.init), body: request.body)
  }
}

/// The stores of devices that sync, which are not in use: one for each question at the same time.
final class Registers: @unchecked Sendable {
  /// A store is used by one thread at a time: it is either here or in use.
  private let idle = Lock<[RecordID: [any SyncRegister]]>([:])

  /// A store of a person; nil where none is idle.
  func take(of person: RecordID) -> (any SyncRegister)? { idle.with { $0[person]?.popLast() } }

  /// Keeps a store for the next question.
  func give(_ register: any SyncRegister, of person: RecordID) {
    idle.with { $0[person, default: []].append(register) }
  }

  /// Closes all.
  func close() { idle.with { $0 = [:] } }
}
