import FastiHTTP
import FastiPerson
import FastiRecords

/// The log of deliveries, for one request at a time: it is rarely requested and answers fast.
final class LogBook: @unchecked Sendable {
  private let open: @Sendable () -> any SchedulerLog
  /// A log is used by one thread at a time: the one that holds the lock.
  private let log = Lock<(any SchedulerLog)?>(nil)

  init(_ open: @escaping @Sendable () -> any SchedulerLog) { self.open = open }

  /// Passes the log to the body.
  func with<Answer>(_ body: (any SchedulerLog) throws(Failure) -> Answer) throws(Failure) -> Answer {
    let answer: Result<Answer, Failure> = log.with { log in
      let opened = log ?? open()
      log = opened
      do throws(Failure) { return .success(try body(opened)) } catch { return .failure(error) }
    }
    return try answer.get()
  }

  /// Closes the log and its file.
  func close() { log.with { $0 = nil } }
}
