import Foundation
import Glibc
import TestSupport

/// A running `fastid` that a signal ends; what it waits for does not happen before.
final class Signalled {
  /// The reason why it stops in the middle of its work.
  enum Held {
    /// Standard input is a pipe without input.
    case byInput
    /// Standard output is a pipe that is not read.
    case byOutput
    /// Another reason.
    case byOther
  }

  private let process: pid_t
  private let folder: TemporaryFolder
  private var pipes: [Int32] = []
  private var isOver = false

  struct CannotStart: Error { let number: Int32 }

  /// Starts a program.
  /// - Parameter program: Its path; nil for the `fastid` beside the running test bundle.
  init(_ arguments: [String], held: Held = .byOther, program: String? = nil) throws {
    folder = try TemporaryFolder()
    let program = program ?? PackageFolder.program.deletingLastPathComponent().appending(path: "fastid").path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if held != .byOther {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw CannotStart(number: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes = ends
    }
    if held == .byInput {
      posix_spawn_file_actions_adddup2(&actions, pipes[0], 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if held == .byOutput {
      posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(
      &actions, 2, folder.url.appending(path: "errors").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = ["PATH=/usr/bin:/bin", "HOME=/nowhere", "TZ=UTC", "LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]
    var settings = variables.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var started: pid_t = 0
    let failure = posix_spawn(&started, program, &actions, nil, &words, &settings)
    guard failure == 0 else { throw CannotStart(number: failure) }
    process = started
  }

  deinit {
    if !isOver {
      kill(process, SIGKILL)
      _ = wait()
    }
    for end in pipes { close(end) }
  }

  /// Its output on standard error.
  var errors: String {
    (try? String(contentsOf: folder.url.appending(path: "errors"), encoding: .utf8)) ?? ""
  }

  /// Waits until the program itself waits for the signal, and until the condition is true, and sends the signal.
  func send(_ signal: Int32, once condition: () -> Bool = { true }) {
    while !hasEnded, !holds(signal) || !condition() { usleep(500) }
    kill(process, signal)
  }

  /// Sends a signal now.
  func signal(_ number: Int32) { kill(process, number) }

  /// Whether the program blocks a signal for the thread that waits for it.
  private func holds(_ signal: Int32) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("SigBlk:") }),
      let mask = UInt64(line.drop { $0 != "\t" }.dropFirst(), radix: 16)
    else { return false }
    return mask & 1 << UInt64(signal - 1) != 0
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }

  /// Waits for its end.
  /// - Returns: Its exit status; nil if a signal killed it.
  func wait() -> Int32? {
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0, errno == EINTR {}
    isOver = true
    return ending & 0x7F == 0 ? (ending >> 8) & 0xFF : nil
  }
}
