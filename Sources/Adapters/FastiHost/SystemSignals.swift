import Glibc

/// The signals that tell a program to end: what `kill` sends, and what Ctrl-C and a closed terminal do.
public enum SystemSignals {
  /// Keeps them waiting, in this thread and in every thread it starts from now on.
  public static func hold() {
    var signals = ending
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits until one of them comes; they must have been held before.
  public static func wait() {
    var signals = ending
    var signal: Int32 = 0
    // Interrupted only by a signal that has a handler, and there is none.
    while sigwait(&signals, &signal) != 0 {}
  }

  /// Lets them end the program again, in this thread.
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
