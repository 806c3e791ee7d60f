import FastiCivil
import FastiHTTP
import FastiRecords
import FastiTransfer

/// Devices that wait for a change. Their connections sleep; one thread looks at the store when it was written, and answers them.
final class ChangeWaits: Sendable {
  /// How many questions of one device wait; of more, the first one is answered.
  static let mostOfDevice = 2
  /// How many wait in all; the others are answered at once.
  static let most = 40

  private struct Waiting {
    let wait: SyncWait
    let later: LaterAnswer
    /// When it is answered in any case, in milliseconds of Unix time.
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
    // The thread looks at once: a change may have come since the question was looked at.
    if isIn { alarm.wake() }
    return isIn
  }

  /// Answers those who wait, until ``end()``.
  func run() {
    let store = openStore()
    while true {
      let next = state.with { $0.waiting.map(\.ends).min() }.map { Instant(seconds: $0 / 1_000 + 1) }
      let moment = next ?? Instant(seconds: clock.now / 1_000 + Int64(alarm.longestSleep))
      guard alarm.wait(until: moment, atMost: alarm.longestSleep) else { return }
      look(store)
    }
  }

  /// Answers those for whom there is a change, and those whose time is over.
  func look(_ store: any SyncRegister) {
    guard state.with({ !$0.waiting.isEmpty }) else { return }
    // A store that is locked is looked at again when it is written, and it is being written.
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

  /// Answers all, and has none wait any more.
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
    one.later.give(SyncService.response(SyncWait.answer(revision)))
  }
}
