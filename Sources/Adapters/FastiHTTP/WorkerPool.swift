import CMicrohttpd
import Glibc

/// Makes answers on a few threads, while the connection is suspended and the serving thread answers others. Requests
/// are processed in order, but a client that is being served waits behind other clients.
final class WorkerPool: @unchecked Sendable {
  /// A request whose answer takes work.
  struct Job: @unchecked Sendable {
    let exchange: Exchange
    /// Suspended until the answer is ready; nothing closes it before.
    let connection: OpaquePointer
    /// Rewrites a refusal for its reader.
    let refuse: @Sendable (Response) -> Response
    /// Makes the answer; nil if it is given later.
    let work: @Sendable (LaterAnswer) -> Response?
    /// The client's network.
    let network: String
    /// Whether it is large for its kind.
    let isLarge: Bool
    /// Sends the answer, once.
    let answer: LaterAnswer

    init(
      exchange: Exchange, connection: OpaquePointer, refuse: @escaping @Sendable (Response) -> Response,
      work: @escaping @Sendable (LaterAnswer) -> Response?, network: String, isLarge: Bool
    ) {
      self.exchange = exchange
      self.connection = connection
      self.refuse = refuse
      self.work = work
      self.network = network
      self.isLarge = isLarge
      let sleeper = Sleeper(exchange: exchange, connection: connection)
      answer = LaterAnswer { sleeper.wake($0) }
    }
  }

  /// A connection that sleeps until its answer is ready.
  private struct Sleeper: @unchecked Sendable {
    let exchange: Exchange
    let connection: OpaquePointer

    func wake(_ response: Response) {
      exchange.later.with { $0 = response }
      MHD_resume_connection(connection)
    }
  }

  private struct State {
    var waiting: [Job] = []
    /// The jobs that are running.
    var current: [Job] = []
    /// The finished jobs whose answers are given later.
    var asleep: [Job] = []
    /// The number of threads; a thread is started when there is work for it, and is kept.
    var threads = 0
    /// Whether the server is stopping.
    var isStopped = false
  }

  private let state = Lock(State())
  /// Counts the waiting jobs; idle threads wait on it.
  private let available = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let mostThreads: Int
  private let mostWaiting: Int
  private let hasLowPriority: Bool

  /// - Parameters:
  ///   - threads: How many jobs run at once.
  ///   - waiting: How many more may wait.
  ///   - hasLowPriority: Whether its threads run at a lower priority than the rest of this process (nice 10).
  init(threads: Int, waiting: Int, hasLowPriority: Bool = false) {
    mostThreads = threads
    mostWaiting = waiting
    self.hasLowPriority = hasLowPriority
    sem_init(available, 0, 0)
  }

  deinit {
    sem_destroy(available)
    available.deallocate()
  }

  /// Accepts a job; its connection is suspended from then on.
  /// - Returns: Whether it was accepted: false when the queue is full or the server is stopping, and nothing has
  ///   changed.
  func submit(_ job: Job) -> Bool {
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

  /// Refuses every unfinished job and accepts no more, so that the server can end. Running jobs, and jobs whose answers
  /// would be given later, are refused too; their results are dropped.
  func abandon() {
    let (threads, asleep) = state.with { state in
      state.isStopped = true
      defer { state.asleep = [] }
      return (state.threads, state.asleep)
    }
    refuse(asleep, "the server ends")
    refuseAll("the server ends")
    for _ in 0..<threads { sem_post(available) }
  }

  /// Called when a thread could not be started. Another thread does its work; if there is no other, the waiting jobs
  /// are refused.
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
    refuse(open, text)
  }

  private func refuse(_ jobs: [Job], _ text: String) {
    for job in jobs { job.answer.give(job.refuse(Response(503, text: text))) }
  }

  private func run() {
    // On Linux a priority belongs to a thread; 0 is the calling thread.
    if hasLowPriority { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10) }
    while let job = next() {
      let response = job.work(job.answer)
      finish(job, isLater: response == nil)
      if let response { job.answer.give(response) }
    }
  }

  /// Waits for a job and makes it current; nil once the server is stopping.
  private func next() -> Job? {
    while true {
      // A signal interrupts the wait without a job.
      while sem_wait(available) != 0 {}
      let (job, isStopped): (Job?, Bool) = state.with { state in
        guard !state.isStopped, !state.waiting.isEmpty else { return (nil, state.isStopped) }
        guard let place = place(in: state) else { return (nil, false) }
        let job = state.waiting.remove(at: place)
        state.current.append(job)
        return (job, false)
      }
      if let job { return job }
      if isStopped { return nil }
    }
  }

  /// The position of the next job; nil if only large jobs wait and as many large jobs as allowed are running.
  ///
  /// One thread is reserved for small jobs, so that they do not wait for large ones.
  private func place(in state: State) -> Int? {
    let isRoomy = state.current.filter(\.isLarge).count < max(1, mostThreads - 1)
    let open = state.waiting.indices.filter { isRoomy || !state.waiting[$0].isLarge }
    let fair = open.first { place in !state.current.contains { $0.network == state.waiting[place].network } }
    return fair ?? open.first
  }

  /// The job is not current any more; an abandoned job was not current, and has its answer already.
  private func finish(_ job: Job, isLater: Bool) {
    state.with { state in
      guard let place = state.current.firstIndex(where: { $0.exchange === job.exchange }) else { return }
      state.current.remove(at: place)
      // A thread that skipped a large job sleeps again; now there may be room for that job.
      if job.isLarge, !state.waiting.isEmpty { sem_post(available) }
      guard isLater else { return }
      state.asleep.removeAll { $0.answer.isGiven }
      state.asleep.append(job)
    }
  }
}
