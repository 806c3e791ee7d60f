import CMicrohttpd
import Glibc

/// Answers made beside the thread that reads and sends, by a few threads of their own: meanwhile the connection sleeps, and
/// everybody else is answered. The oldest request comes first, but who is being served already comes after the others.
final class SideWork: @unchecked Sendable {
  /// A request whose answer takes work.
  struct Piece: @unchecked Sendable {
    let exchange: Exchange
    /// Sleeps until its answer is there, and is closed by nobody before.
    let connection: OpaquePointer
    /// Says a refusal as its reader would have it.
    let refuse: @Sendable (Response) -> Response
    let work: @Sendable () -> Response
    /// Who asks.
    let network: String
  }

  private struct State {
    var waiting: [Piece] = []
    /// What is being done.
    var current: [Piece] = []
    /// The threads there are; each is made when there is work for it, and stays.
    var threads = 0
    /// Whether the server ends.
    var isStopped = false
  }

  private let state = Lock(State())
  /// Counts the pieces that wait: threads without work sleep on it.
  private let bell = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let mostThreads: Int
  private let mostWaiting: Int

  /// - Parameters:
  ///   - threads: How many pieces are done at once.
  ///   - waiting: How many more may wait.
  init(threads: Int, waiting: Int) {
    mostThreads = threads
    mostWaiting = waiting
    sem_init(bell, 0, 0)
  }

  deinit {
    sem_destroy(bell)
    bell.deallocate()
  }

  /// Takes a piece, whose connection sleeps from now on.
  /// - Returns: Whether there was room, and the server does not end; without, nothing has happened.
  func take(_ piece: Piece) -> Bool {
    let needsThread: Bool? = state.with { state in
      let open = state.waiting.count + state.current.count
      guard !state.isStopped, open < mostWaiting + mostThreads else { return nil }
      MHD_suspend_connection(piece.connection)
      state.waiting.append(piece)
      guard open >= state.threads, state.threads < mostThreads else { return false }
      state.threads += 1
      return true
    }
    guard let needsThread else { return false }
    sem_post(bell)
    if needsThread, !Thread.start({ self.run() }) { missThread() }
    return true
  }

  /// Answers everything that is not done with a refusal and takes nothing any more, so that the server can end. Work that
  /// goes on is answered to nobody.
  func abandon() {
    let threads = state.with { state in
      state.isStopped = true
      return state.threads
    }
    refuseAll("the server ends")
    for _ in 0..<threads { sem_post(bell) }
  }

  /// There was no thread to be had. Another does its work; without any, nothing that waits would ever be done.
  private func missThread() {
    let isLast = state.with { state in
      state.threads -= 1
      return state.threads == 0
    }
    if isLast { refuseAll("no thread for this") }
  }

  private func refuseAll(_ text: String) {
    let open = state.with { state in
      defer { (state.current, state.waiting) = ([], []) }
      return state.current + state.waiting
    }
    for piece in open { Self.resume(piece, piece.refuse(Response(503, text: text))) }
  }

  private func run() {
    while let piece = next() {
      let response = piece.work()
      if finish(piece) { Self.resume(piece, response) }
    }
  }

  /// Waits for a piece and makes it current; nil once the server ends.
  private func next() -> Piece? {
    while true {
      // Woken by a signal it looks for nothing.
      while sem_wait(bell) != 0 {}
      let (piece, isStopped): (Piece?, Bool) = state.with { state in
        guard !state.isStopped, !state.waiting.isEmpty else { return (nil, state.isStopped) }
        let place = state.waiting.firstIndex { piece in !state.current.contains { $0.network == piece.network } }
        let piece = state.waiting.remove(at: place ?? 0)
        state.current.append(piece)
        return (piece, false)
      }
      if let piece { return piece }
      if isStopped { return nil }
    }
  }

  /// - Returns: Whether the piece still was current; one that was abandoned meanwhile has its answer.
  private func finish(_ piece: Piece) -> Bool {
    state.with { state in
      guard let place = state.current.firstIndex(where: { $0.exchange === piece.exchange }) else { return false }
      state.current.remove(at: place)
      return true
    }
  }

  private static func resume(_ piece: Piece, _ response: Response) {
    piece.exchange.later.with { $0 = response }
    MHD_resume_connection(piece.connection)
  }
}
