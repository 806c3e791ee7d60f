import FastiHTTP
import Glibc
import Synchronization

/// A server under test on its own port, with small limits, which records its requests.
final class Scene: Sendable {
  private let log = Log()
  let server: Server

  final class Log: Sendable {
    let requests = Mutex<[Request]>([])
    /// The answers of `/later`, which the test gives.
    let later = Mutex<[LaterAnswer]>([])
    /// The number of works of `/held` and `/long?held` that have begun, and the number of them, from the first on, that
    /// may finish.
    let held = Mutex((begun: 0, released: 0))

    /// Returns when the work may finish.
    func hold() {
      let place = held.withLock { held in
        held.begun += 1
        return held.begun
      }
      while held.withLock({ $0.released < place }) { usleep(1_000) }
    }
  }

  init(
    limits change: (inout ServerLimits) -> Void = { _ in }, receiving folder: String? = nil,
    bodyPolicy: (@Sendable (Request) -> BodyPolicy)? = nil
  ) throws {
    var limits = ServerLimits()
    limits.bodyBytes = 1_000
    limits.headerFields = 50
    change(&limits)
    let log = log
    server = try Server(
      try Endpoint("127.0.0.1:0"), limits: limits, refusalHeaders: Headers([("X-Guard", "yes")]),
      bodyPolicy: bodyPolicy, receivingFolder: { folder }
    ) { request in
      switch request.target.segments.first {
      case "long": .longWork(isSmall: false) { Self.answer(request, log) }
      case "small": .longWork(isSmall: true) { Self.answer(request, log) }
      case "heavy": .heavyWork { Self.answer(request, log) }
      case "later":
        .workOrLater { later in
          log.later.withLock { $0.append(later) }
          return request.target["now"] == nil ? nil : Response(200, text: "now")
        }
      case "ready": .answered(Response(200, text: "ready"))
      default: .work { Self.answer(request, log) }
      }
    }
  }

  private static func answer(_ request: Request, _ log: Log) -> Response {
    log.requests.withLock { $0.append(request) }
    switch request.target.segments.first {
    case "long", "heavy":
      if request.target["held"] != nil { log.hold() }
      return Response(200, text: "long")
    case "files": return told(request)
    case "large": return Response(200, body: [UInt8](repeating: 0x61, count: 8_000_000))
    case "held":
      log.hold()
      return Response(200, text: "held")
    case "slow":
      usleep(600_000)
      return Response(200, text: "slow")
    case "stream":
      var response = Response(200)
      let counter = Counter(left: 100_000)
      response.body = .stream { counter.fill($0) }
      return response
    case "echo":
      var response = Response(200, body: request.body)
      response.headers.set("X-Query", request.target["q"] ?? "none")
      response.headers.set("X-Header", request.headers["x-LOUD"] ?? "none")
      return response
    default: return Response(200, text: request.method.rawValue)
    }
  }

  /// The content of a form, or why it was refused.
  private static func told(_ request: Request) -> Response {
    do throws(BodyFault) {
      let parts = try Multipart(request).parts.map { part in
        "\(part.name)=\(part.fileName ?? "-"):\(part.content.count):\(sum(of: part.content))"
      }
      return Response(200, text: parts.joined(separator: " "))
    } catch { return Response(422, text: "\(error)") }
  }

  /// A number that depends on the order and on every byte.
  static func sum(of content: Multipart.Content) -> UInt32 {
    var sum: UInt32 = 1
    func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { sum = sum &* 31 &+ UInt32(byte) } }
    switch content {
    case .bytes(let bytes): add(bytes)
    case .file(let file):
      var room = [UInt8](repeating: 0, count: 65_536)
      var place = 0
      while true {
        let count = room.withUnsafeMutableBytes { file.read(at: place, into: $0) } ?? 0
        if count == 0 { break }
        add(room[..<count])
        place += count
      }
    }
    return sum
  }

  deinit {
    release()
    server.stop()
  }

  /// Lets the work of `/held` finish: that of the first requests, or of all.
  func release(first count: Int = .max) { log.held.withLock { $0.released = count } }

  func later() -> [LaterAnswer] { log.later.withLock { $0 } }

  func seen() -> [Request] { log.requests.withLock { $0 } }
}

/// Counts down the bytes of a stream.
final class Counter: Sendable {
  private let left: Mutex<Int>
  init(left: Int) { self.left = Mutex(left) }

  func fill(_ room: UnsafeMutableRawBufferPointer) -> Int {
    left.withLock { left in
      let count = min(left, room.count)
      for place in 0..<count { room[place] = 0x61 }
      left -= count
      return count
    }
  }
}
