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
    /// Whether the server ends.
    var isStopped = false
  }

  private let state = Lock(State())
  private let most: Int

  init(most: Int) { self.most = most }

  /// Takes a piece, whose connection sleeps from now on.
  /// - Returns: Whether there was room, and the server does not end; without, nothing has happened.
  func take(_ piece: Piece) -> Bool {
    let isFirst: Bool? = state.with { state in
      guard !state.isStopped, state.waiting.count < most else { return nil }
      MHD_suspend_connection(piece.connection)
      state.waiting.append(piece)
      // A thread that is at work takes this one next.
      guard state.current == nil, state.waiting.count == 1 else { return false }
      state.current = state.waiting.removeFirst()
      return true
    }
    guard let isFirst else { return false }
    if isFirst, !Thread.start({ self.run() }) { refuseAll("no thread for this") }
    return true
  }

  /// Answers everything that is not done with a refusal and takes nothing any more, so that the server can end. Work that
  /// goes on is answered to nobody.
  func abandon() {
    state.with { $0.isStopped = true }
    refuseAll("the server ends")
  }

  private func refuseAll(_ text: String) {
    let open = state.with { state in
      defer { state = State(isStopped: state.isStopped) }
      return (state.current.map { [$0] } ?? []) + state.waiting
    }
    for piece in open { Self.resume(piece, piece.refuse(Response(503, text: text))) }
  }

  private func run() {
    while let piece = state.with({ $0.current }) {
      let response = piece.work()
      guard finish(piece) else { return }
      Self.resume(piece, response)
    }
  }

  /// Makes the next piece current.
  /// - Returns: Whether this one still was; one that was abandoned meanwhile has its answer, and nobody else gets this one.
  private func finish(_ piece: Piece) -> Bool {
    state.with { state in
      guard state.current?.exchange === piece.exchange else { return false }
      state.current = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      return true
    }
  }

  private static func resume(_ piece: Piece, _ response: Response) {
    piece.exchange.later.with { $0 = response }
    MHD_resume_connection(piece.connection)
  }
}
