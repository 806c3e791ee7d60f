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
