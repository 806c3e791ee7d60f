import FastiHTTP
import FastiPerson
import FastiRecords

/// The log of what was told, for one request at a time: it is asked for seldom and answers fast.
final class LogBook: @unchecked Sendable {
  private let open: @Sendable () -> any SchedulerLog
  /// A log belongs to one thread at a time: whoever holds the lock.
  private let log = Lock<(any SchedulerLog)?>(nil)

  init(_ open: @escaping @Sendable () -> any SchedulerLog) { self.open = open }

  /// Hands out the log.
  func with<Answer>(_ body: (any SchedulerLog) throws(Failure) -> Answer) throws(Failure) -> Answer {
    let answer: Result<Answer, Failure> = log.with { log in
      let opened = log ?? open()
      log = opened
      do throws(Failure) { return .success(try body(opened)) } catch { return .failure(error) }
    }
    return try answer.get()
  }

  /// Lets go of it; its file is closed with it.
  func close() { log.with { $0 = nil } }
}
