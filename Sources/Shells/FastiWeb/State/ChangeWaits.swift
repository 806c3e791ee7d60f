import FastiCivil
import FastiHTTP
import FastiRecords
import FastiTransfer

/// Devices that wait for a change. Their connections are idle; one thread checks the store after each write, and
/// answers them.
final class ChangeWaits: Sendable {
  /// The greatest number of waiting questions of one device; if one more comes, the first is answered.
  static let mostOfDevice = 2
  /// The greatest number of waiting questions; further ones are answered immediately.
  static let most = 40

  private struct Waiting {
    let wait: SyncWait
    let later: LaterAnswer
    /// When it is answered at the latest, in milliseconds of Unix time.
    let ends: Int64
  }

  private struct State {
    var waiting: [Waiting] = []
    var isEnded = false
  }

  private let state = Lock(State())
  private let alarm: any Alarm
  private let clock: WallClock
  private let openStore: @Sendable () -> any SyncRegister

  /// - Parameter alarm: An alarm that watches the store.
  init(_ alarm: any Alarm, clock: WallClock, openStore: @escaping @Sendable () -> any SyncRegister) {
    self.alarm = alarm
    self.clock = clock
    self.openStore = openStore
  }

  /// Those who wait for changes of a space; nil where they cannot. Another thread has to ``run()``.
  convenience init?(_ space: SpacePorts, clock: WallClock) {
    guard let alarm = space.ports.storeAlarm, let open = space.openRegister else { return nil }
    self.init(alarm(), clock: clock, openStore: open)
  }

  /// Has a question wait.
  /// - Returns: Whether it waits; else it has to be answered at once.
  func add(_ wait: SyncWait, _ later: LaterAnswer) -> Bool {
    let ends = clock.now + Int64(wait.seconds) * 1_000
    let (isIn, former): (Bool, Waiting?) = state.with { state in
      let own = state.waiting.indices.filter { state.waiting[$0].wait.device == wait.device }
      guard !state.isEnded, state.waiting.count < Self.most || own.count >= Self.mostOfDevice else {
        return (false, nil)
      }
      let former = own.count >= Self.mostOfDevice ? state.waiting.remove(at: own[0]) : nil
      state.waiting.append(Waiting(wait: wait, later: later, ends: ends))
      return (true, former)
    }
    if let former { Self.answer(former, former.wait.revision) }
    // The thread checks immediately, because a change may have come after the question was checked.
    if isIn { alarm.wake() }
    return isIn
  }

  /// Answers the waiting questions, until ``end()``.
  func run() {
    let store = openStore()
    while true {
      let next = state.with { $0.waiting.map(\.ends).min() }.map { Instant(seconds: $0 / 1_000 + 1) }
      let moment = next ?? Instant(seconds: clock.now / 1_000 + Int64(alarm.longestSleep))
      guard alarm.wait(until: moment, atMost: alarm.longestSleep) else { return }
      look(store)
    }
  }

  /// Answers the questions with a change, and those whose time is over.
  func look(_ store: any SyncRegister) {
    guard state.with({ !$0.waiting.isEmpty }) else { return }
    // A locked store is being written, and is checked again after the write.
    let newest = try? store.revise()
    let now = clock.now
    let done = state.with { state in
      func isDone(_ one: Waiting) -> Bool {
        one.ends <= now || one.ends - now > Int64(SyncWait.longest) * 2_000
          || newest.map { $0 != one.wait.revision } ?? false
      }
      defer { state.waiting.removeAll(where: isDone) }
      return state.waiting.filter(isDone)
    }
    for one in done { Self.answer(one, newest ?? one.wait.revision) }
  }

  /// Answers all questions, and accepts no further ones.
  func end() {
    let all = state.with { state in
      state.isEnded = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in all { Self.answer(one, one.wait.revision) }
    alarm.end()
  }

  private static func answer(_ one: Waiting, _ revision: Int) {
    one.later.give(Response(SyncWait.answer(revision)))
  }
}

extension Response {
  /// The answer to a device.
  init(_ answer: SyncAnswer, type: String = "application/json") {
    self.init(answer.status, body: answer.body)
    if !answer.body.isEmpty { headers.set("Content-Type", type) }
    headers.set("Cache-Control", "no-store")
  }
}
