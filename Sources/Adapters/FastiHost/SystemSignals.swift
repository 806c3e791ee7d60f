import Glibc

/// The signals that end a program: the one that `kill` sends, Ctrl-C, and a closed terminal.
public enum SystemSignals {
  /// Blocks them, in this thread and in every thread it starts from now on.
  public static func hold() { hold(ending) }

  /// Waits until one of them arrives; they must have been blocked before.
  public static func wait() { _ = wait(for: ending) }

  /// Blocks some of them, as ``hold()`` does.
  static func hold(_ signals: [Int32]) {
    var signals = set(signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits until one of these arrives; they must have been blocked before.
  /// - Returns: The signal.
  static func wait(for signals: [Int32]) -> Int32 {
    var signals = set(signals)
    var signal: Int32 = 0
    // It could be interrupted only by a signal with a handler, and there is none.
    while sigwait(&signals, &signal) != 0 {}
    return signal
  }

  /// The signals that the process does not ignore; `nohup` starts a program with some of them ignored.
  static var heeded: [Int32] { ending.filter { !isIgnored($0) } }

  /// Unblocks them in this thread, so that they end the program again.
  public static func release() {
    var signals = set(ending)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let ending = [SIGTERM, SIGINT, SIGHUP]

  private static func set(_ numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in numbers { sigaddset(&signals, signal) }
    return signals
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // `SIG_IGN` is the number 1; as a function it cannot be compared or called.
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: UInt.self) } == 1
  }
}
