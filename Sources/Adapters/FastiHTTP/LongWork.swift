import CMicrohttpd
import Glibc

/// Work that takes long, done beside the threads that answer, one piece after the other: meanwhile its connection sleeps,
/// and everybody else is answered.
final class LongWork: Sendable {
  /// A request whose answer takes long.
  struct Piece: @unchecked Sendable {
    let exchange: Exchange
    /// Sleeps until its answer is there, and is closed by nobody before.
    let connection: OpaquePointer
    /// Says a refusal as its reader would have it.
    let refuse: @Sendable (Response) -> Response
    let work: @Sendable () -> Response
  }

  private struct State {
    var waiting: [Piece] = []
    /// What is being done.
    var current: Piece?
  }

  private let state = Lock(State())
  private let most: Int

  init(most: Int) { self.most = most }

  /// Takes a piece, whose connection sleeps from now on.
  /// - Returns: Whether there was room; without, nothing has happened.
  func take(_ piece: Piece) -> Bool {
    let isFirst: Bool? = state.with { state in
      guard state.waiting.count < most else { return nil }
      MHD_suspend_connection(piece.connection)
      state.waiting.append(piece)
      // A thread that is at work takes this one next.
      guard state.current == nil, state.waiting.count == 1 else { return false }
      state.current = state.waiting.removeFirst()
      return true
    }
    guard let isFirst else { return false }
    if isFirst, !Thread.start({ self.run() }) { answer { $0.refuse(Response(503, text: "no thread for this")) } }
    return true
  }

  /// Answers everything that is not done with a refusal, so that the server can end. Work that goes on is answered to
  /// nobody.
  func abandon() {
    let open = state.with { state in
      defer { state = State() }
      return (state.current.map { [$0] } ?? []) + state.waiting
    }
    for piece in open { Self.resume(piece, piece.refuse(Response(503, text: "the server ends"))) }
  }

  private func run() {
    while let piece = state.with({ $0.current }) {
      let response = piece.work()
      answer { _ in response }
    }
  }

  /// Answers the current piece, if it was not abandoned meanwhile, and makes the next one current.
  private func answer(_ response: (Piece) -> Response) {
    let done = state.with { state in
      defer { state.current = state.waiting.isEmpty ? nil : state.waiting.removeFirst() }
      return state.current
    }
    if let done { Self.resume(done, response(done)) }
  }

  private static func resume(_ piece: Piece, _ response: Response) {
    piece.exchange.later.with { $0 = response }
    MHD_resume_connection(piece.connection)
  }
}
