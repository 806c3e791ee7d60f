/// What the server does with a request's body, decided when only the header has arrived.
public enum BodyPolicy: Sendable {
  /// Keep the body in memory, up to that many bytes; a longer one is answered with 413.
  case memory(Int)
  /// Read a form, whose file of at most that many bytes is written to the disk as it arrives; the other fields stay in
  /// memory, within ``ServerLimits/fieldBytes``. A refused body is reported in the request as a
  /// ``BodyFault``. `from` names the sender's network: it may send only ``ServerLimits/filesOfNetwork`` files at once.
  case file(Int, from: String)
  /// Do not read the body: send this answer and close the connection.
  case refused(Response)
}

/// How a complete request is answered, and on which thread.
public enum Dispatch: Sendable {
  /// An answer that is ready; the thread that serves all connections sends it at once.
  case answered(Response)
  /// The closure makes the answer, on a thread of the pool.
  case work(@Sendable () -> Response)
  /// The closure answers on a thread of the pool, or returns nil and keeps the ``LaterAnswer``, which it gives before the
  /// time for long work is over; until then the connection sleeps.
  case workOrLater(@Sendable (LaterAnswer) -> Response?)
  /// The closure makes the answer, which may take seconds, on one of the threads for such work; a small request does
  /// not wait behind a large one of the same kind.
  case longWork(isSmall: Bool, @Sendable () -> Response)
  /// The closure makes the answer, which uses a processor for a while, on the one thread for such work: one at a time,
  /// at a low priority, so that any number of them delays no other answer.
  case heavyWork(@Sendable () -> Response)

  /// The answer; if a closure has to make it, it runs on the calling thread.
  public var response: Response {
    switch self {
    case .answered(let response): response
    case .work(let make), .longWork(_, let make), .heavyWork(let make): make()
    case .workOrLater(let make): make(LaterAnswer { _ in }) ?? Response(503, text: "nothing waits here")
    }
  }
}

/// An answer that is given later, by any thread. Until then its connection sleeps, and no thread waits for it.
public final class LaterAnswer: Sendable {
  private let send: Lock<(@Sendable (Response) -> Void)?>

  /// An answer that is sent by a closure.
  public init(_ send: @escaping @Sendable (Response) -> Void) { self.send = Lock(send) }

  /// Gives the answer; all but the first one are dropped.
  public func give(_ response: Response) {
    let send = send.with { $0.take() }
    send?(response)
  }

  /// Whether it was given.
  public var isGiven: Bool { send.with { $0 == nil } }
}
