/// What becomes of a request that is whole.
public enum Course: Sendable {
  /// It is answered at once, by the thread that reads and sends for everybody: what is ready, or refused.
  case answered(Response)
  /// The handler answers it, on one of a few threads beside that.
  case work
  /// The handler answers it, which may take seconds, on the one thread for such; others do not wait for it.
  case longWork
}
