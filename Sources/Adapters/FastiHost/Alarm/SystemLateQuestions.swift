public import FastiRecords
import Glibc

/// Questions that are answered late, each on a thread of its own.
public final class SystemLateQuestions: LateQuestions, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Read and written under the lock only.
  private var states: [RecordID: LateQuestionState] = [:]
  private let alarm: any Alarm

  /// Questions whose answers wake the loop that waits on an alarm.
  public init(waking alarm: any Alarm) {
    self.alarm = alarm
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  private func locked<Answer>(_ body: (inout [RecordID: LateQuestionState]) -> Answer) -> Answer {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&states)
  }

  /// Asks, unless a question of that name is open.
  public func ask(_ name: RecordID, _ question: @escaping @Sendable () -> Int?) {
    let isOpen = locked { states in
      defer { states[name] = .open }
      return states[name] == .open
    }
    if isOpen { return }
    let isAsked = SystemThread.startAlone { [self] in answer(name, question()) }
    if !isAsked { answer(name, nil) }
  }

  private func answer(_ name: RecordID, _ answer: Int?) {
    locked { states in states[name] = .answered(answer) }
    alarm.wake()
  }

  /// The state of the question with a name. An answer is returned once.
  public func state(_ name: RecordID) -> LateQuestionState {
    locked { states in
      let state = states[name] ?? .none
      if case .answered = state { states[name] = nil }
      return state
    }
  }
}
