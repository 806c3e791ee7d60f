import Foundation
import Glibc

/// A process that works on a store, which can be observed and killed.
final class Probe {
  private let process: pid_t
  private let output: URL
  private var ended = false

  struct CannotStart: Error { let number: Int32 }

  /// Starts `store-probe`, which is beside the running test bundle.
  init(_ folder: String, _ arguments: [String]) throws {
    output = FileManager.default.temporaryDirectory.appending(path: "fasti-probe-\(UUID().uuidString)")
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "store-probe").path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words = ([program, folder] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var started: pid_t = 0
    let failure = posix_spawn(&started, program, &actions, nil, &words, environ)
    guard failure == 0 else { throw CannotStart(number: failure) }
    process = started
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: output)
  }

  /// The lines it has written so far.
  var lines: [String] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: true).map { String($0) }
  }

  /// Waits until it has written a line, or ended.
  func waitForLine() {
    while lines.isEmpty, !hasEnded { usleep(500) }
  }

  /// Kills it at once.
  func kill() {
    if ended { return }
    Glibc.kill(process, SIGKILL)
    _ = wait()
  }

  /// Waits for its end.
  /// - Returns: Its exit status; 128 plus the number of the signal that ended it.
  func wait() -> Int32 {
    if ended { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    ended = true
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }
}
