import FastiHTTP
import FastiPerson
import FastiRecords

/// The routes for programs that monitor a server: whether it works, and its counts.
enum MachineRoutes {
  static let all = [health, metrics]

  private static let health = Route(
    .get, "/health", "Whether the server can read its store", scope: .open, answer: .other("text/plain")
  ) { call throws(Failure) in
    do throws(StoreError) { _ = try call.store.read { reader throws(StoreError) in try reader.latestStamp() } } catch {
      throw Failure(error)
    }
    return Response(200, text: "ok")
  }

  private static let metrics = Route(
    .get, "/metrics", "Counts since the start, for Prometheus", scope: .open, answer: .other("text/plain")
  ) { call throws(Failure) in
    guard let meter = call.server.watch?.meter else { throw Problem.notFound.failure }
    guard try mayMeasure(call) else {
      let problem = Problem(401, Failure(.access(.needsToken), field: .authorization))
      return Authenticator.Refusal.unknown(problem).response(to: call.request, call.server)
    }
    var response = Response(200, body: Array(meter.text.utf8))
    response.headers.set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
    return response
  }

  /// Whether the client may read the counts: with a session or a token that may read, or from this machine. Behind a
  /// proxy every request comes from this machine, so a token is needed there.
  private static func mayMeasure(_ call: Call) throws(Failure) -> Bool {
    let (request, server) = (call.request, call.server)
    guard server.isGuarded else { return true }
    let isFromHere =
      request.peer.isLoopback && !server.site.isBehindProxy && request.headers["X-Forwarded-For"] == nil
      && request.headers["Forwarded"] == nil
    if isFromHere { return true }
    return try Authenticator(server: server).knows(request, call.keyring, scope: .read)
  }
}
