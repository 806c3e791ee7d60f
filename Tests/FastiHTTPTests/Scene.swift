import FastiHTTP
import Glibc
import Synchronization

/// A server under test on a port of its own, with small limits, that remembers what its handler saw.
final class Scene: Sendable {
  private let log = Log()
  let server: Server

  final class Log: Sendable {
    let requests = Mutex<[Request]>([])
  }

  init(
    limits change: (inout ServerLimits) -> Void = { _ in }, admit: (@Sendable (Request) -> Admission)? = nil
  ) throws {
    var limits = ServerLimits()
    limits.bodyBytes = 1_000
    limits.headerFields = 50
    change(&limits)
    let log = log
    server = try Server(
      try Endpoint("127.0.0.1:0"), limits: limits, refusalHeaders: Headers([("X-Guard", "yes")]), admit: admit,
      isLong: { $0.target.segments.first == "long" }
    ) { request in
      log.requests.withLock { $0.append(request) }
      switch request.target.segments.first {
      case "long":
        usleep(UInt32(request.target["ms"].flatMap { UInt32($0) } ?? 500) * 1_000)
        return Response(200, text: "long")
      case "large": return Response(200, body: [UInt8](repeating: 0x61, count: 8_000_000))
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
  }

  deinit { server.stop() }

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
