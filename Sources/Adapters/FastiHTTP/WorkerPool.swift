import CMicrohttpd
import Glibc

/// Answers made beside the thread that reads and sends, by a few threads of their own: meanwhile the connection sleeps, and
/// everybody else is answered. The oldest request comes first, but who is being served already comes after the others.
final class WorkerPool: @unchecked Sendable {
  /// A request whose answer takes work.
  struct Job: @unchecked Sendable {
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
    var waiting: [Job] = []
    /// What is being done.
    var current: [Job] = []
    /// The threads there are; each is made when there is work for it, and stays.
    var threads = 0
    /// Whether the server ends.
    var isStopped = false
  }

  private let state = Lock(State())
  /// Counts the jobs that wait: threads without one sleep on it.
  private let available = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let mostThreads: Int
  private let mostWaiting: Int

  /// - Parameters:
  ///   - threads: How many jobs are done at once.
  ///   - waiting: How many more may wait.
  init(threads: Int, waiting: Int) {
    mostThreads = threads
    mostWaiting = waiting
    sem_init(available, 0, 0)
  }

  deinit {
    sem_destroy(available)
    available.deallocate()
  }

  /// Takes a job, whose connection sleeps from now on.
  /// - Returns: Whether there was room, and the server does not end; without, nothing has happened.
  func take(_ job: Job) -> Bool {
    let needsThread: Bool? = state.with { state in
      let open = state.waiting.count + state.current.count
      guard !state.isStopped, open < mostWaiting + mostThreads else { return nil }
      MHD_suspend_connection(job.connection)
      state.waiting.append(job)
      guard open >= state.threads, state.threads < mostThreads else { return false }
      state.threads += 1
      return true
    }
    guard let needsThread else { return false }
    sem_post(available)
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
    for _ in 0..<threads { sem_post(available) }
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
    for job in open { Self.resume(job, job.refuse(Response(503, text: text))) }
  }

  private func run() {
    while let job = next() {
      let response = job.work()
      if finish(job) { Self.resume(job, response) }
    }
  }

  /// Waits for a job and makes it current; nil once the server ends.
  private func next() -> Job? {
    while true {
      // Woken by a signal it looks for nothing.
      while sem_wait(available) != 0 {}
      let (job, isStopped): (Job?, Bool) = state.with { state in
        guard !state.isStopped, !state.waiting.isEmpty else { return (nil, state.isStopped) }
        let place = state.waiting.firstIndex { job in !state.current.contains { $0.network == job.network } }
        let job = state.waiting.remove(at: place ?? 0)
        state.current.append(job)
        return (job, false)
      }
      if let job { return job }
      if isStopped { return nil }
    }
  }

  /// - Returns: Whether the job still was current; one that was abandoned meanwhile has its answer.
  private func finish(_ job: Job) -> Bool {
    state.with { state in
      guard let place = state.current.firstIndex(where: { $0.exchange === job.exchange }) else { return false }
      state.current.remove(at: place)
      return true
    }
  }

  private static func resume(_ job: Job, _ response: Response) {
    job.exchange.later.with { $0 = response }
    MHD_resume_connection(job.connection)
  }
}
