/// What becomes of a request's body, decided when only the header is there.
public enum BodyPolicy: Sendable {
  /// It is kept in memory, up to so many bytes; more is 413.
  case memory(Int)
  /// It is a form, whose file of at most so many bytes goes to the disk as it comes; the other fields stay in memory,
  /// within ``ServerLimits/fieldBytes``. What cannot be taken is in the request as a ``BodyFault``. Files from one place,
  /// whatever the server's owner calls it, are few at once: ``ServerLimits/filesOfNetwork``.
  case file(Int, from: String)
  /// None of it is taken: that is the answer, and the connection ends behind it.
  case refused(Response)
}

/// What becomes of a request that is whole: who answers it, and on which thread.
public enum Dispatch: Sendable {
  /// It is answered at once, by the thread that reads and sends for everybody: what is ready, or refused.
  case answered(Response)
  /// The closure makes the answer, on one of a few threads beside that.
  case work(@Sendable () -> Response)
  /// The closure makes the answer, which may take seconds, on the one thread for such; others do not wait for it.
  case longWork(@Sendable () -> Response)

  /// The answer, made on the thread that asks for it where it is not there.
  public var response: Response {
    switch self {
    case .answered(let response): response
    case .work(let make), .longWork(let make): make()
    }
  }
}
