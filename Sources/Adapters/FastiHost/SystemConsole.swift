public import FastiRecords
import Glibc

/// Standard output and standard error of this process.
public struct SystemConsole: Console {
  let interruption: any Interruption

  /// The streams of this process.
  public init(_ interruption: any Interruption = NoInterruption()) { self.interruption = interruption }

  /// Asks `isatty`.
  public func isTerminal(_ stream: ConsoleStream) -> Bool { isatty(descriptor(stream).number) == 1 }

  /// The columns of the terminal on a stream.
  public func columns(_ stream: ConsoleStream) -> Int? {
    var size = winsize()
    guard ioctl(descriptor(stream).number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether standard input and standard error are a terminal.
  public var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isTerminal(.error) }

  /// Asks on standard error and reads a line, if standard input and standard error are a terminal.
  public func ask(_ question: String) -> String? {
    guard canAsk else { return nil }
    try? descriptor(.error).writeAll(Array(question.utf8))
    return readLine()
  }

  /// Writes all bytes, in one call if the system accepts them at once.
  ///
  /// If the reader has closed its end (`fasti year | head -1`), SIGPIPE ends the process silently; if that signal is
  /// ignored, the rest is dropped silently.
  /// - Throws: `.storage` when a disk is full or a device fails.
  public func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(Failure) {
    do {
      try descriptor(stream).writeAll(bytes)
    } catch {
      if error.number == EPIPE { return }
      throw error.failure(.write, .answer)
    }
  }

  private func descriptor(_ stream: ConsoleStream) -> FileDescriptor {
    FileDescriptor(number: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }
}
