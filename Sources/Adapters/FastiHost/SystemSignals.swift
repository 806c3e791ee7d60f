import Glibc

/// The signals that tell a program to end: the one `kill` sends, Ctrl-C, and a closed terminal.
public enum SystemSignals {
  /// Blocks them, in this thread and in every thread it starts from now on.
  public static func hold() {
    var signals = ending
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits until one of them arrives; they must have been blocked before.
  public static func wait() {
    var signals = ending
    var signal: Int32 = 0
    // Interrupted only by a signal that has a handler, and there is none.
    while sigwait(&signals, &signal) != 0 {}
  }

  /// Unblocks them in this thread, so that they end the program again.
  public static func release() {
    var signals = ending
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var ending: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }
}
