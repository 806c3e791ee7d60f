import FastiRecords
import Glibc

extension SystemConsole {
  /// Asks on standard error and reads a line without echo, if standard input is a terminal.
  ///
  /// A signal that ends or stops the program is blocked until the terminal echoes again.
  public func askSecret(_ question: String) -> String? {
    var before = termios()
    guard canAsk, tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var (held, old) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &old)
    let usual = before
    let line = interruption.during {
      var hidden = usual
      hidden.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
      write(question)
      return hiddenLine()
    } undo: {
      var usual = usual
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    write("\n")
    pthread_sigmask(SIG_SETMASK, &old, nil)
    return line ?? ""
  }

  private func write(_ text: String) { try? write(Array(text.utf8), to: .error) }

  /// A line from the terminal; nil once one of those signals is pending.
  private func hiddenLine() -> String? {
    while true {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&input, 1, 100) > 0 { return Swift.readLine() }
      var waiting = sigset_t()
      sigpending(&waiting)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] where sigismember(&waiting, signal) == 1 { return nil }
    }
  }
}
