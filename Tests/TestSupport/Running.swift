import Foundation
package import Glibc

/// A running `fastid`, which can be observed and killed.
package final class Running {
  private let process: pid_t
  private let output: URL
  package private(set) var status: Int32?
  /// The greatest memory use that was measured, in kilobytes.
  package private(set) var peak = 0

  package struct CannotStart: Error { let number: Int32 }

  /// Starts the program beside the running test bundle, or the one that `FASTI_BINARY` names.
  /// - Parameter terminal: The path of a terminal on which the program asks.
  package init(_ arguments: [String], terminal: String? = nil) throws {
    output = FileManager.default.temporaryDirectory.appending(path: "fasti-running-\(UUID().uuidString)")
    let program = PackageFolder.program.deletingLastPathComponent().appending(path: "fastid").path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDONLY, 0)
    for (stream, path) in [(1, output.path), (2, terminal ?? output.path)] as [(Int32, String)] {
      posix_spawn_file_actions_addopen(&actions, stream, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = ["PATH=/usr/bin:/bin", "HOME=/nowhere", "TZ=UTC", "LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) }
    settings.append(nil)
    defer { for word in words + settings { free(word) } }
    var started: pid_t = 0
    let failure = posix_spawn(&started, program, &actions, nil, &words, &settings)
    guard failure == 0 else { throw CannotStart(number: failure) }
    process = started
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: output)
  }

  /// Its process number.
  package var id: pid_t { process }

  /// Its output.
  package var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// Kills it at once.
  package func kill() {
    if status != nil { return }
    Glibc.kill(process, SIGKILL)
    wait()
  }

  /// Sends it the signal that the system uses to end programs.
  package func end() { Glibc.kill(process, SIGTERM) }

  /// Waits for its end.
  /// - Returns: Its exit status; 128 plus the number of the signal that ended it.
  @discardableResult
  package func wait() -> Int32 {
    if let status { return status }
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0, errno == EINTR {}
    let status = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + ending & 0x7F
    self.status = status
    return status
  }

  /// Waits for its end, and measures its memory meanwhile.
  package func watch() -> Int32 {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0, information.si_signo != SIGCHLD
    {
      let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
      if let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let size = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Int($0) })
      {
        peak = max(peak, size)
      }
      usleep(2_000)
    }
    return wait()
  }
}
