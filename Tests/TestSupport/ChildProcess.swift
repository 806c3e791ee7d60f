package import Foundation
import Glibc

/// A program run to its end.
///
/// Spawned directly: Foundation's `Process` needs a run loop, and its pipes fill up.
package struct ChildProcess: Sendable {
  /// The exit status; 128 plus the signal's number if a signal ended it, 124 if its time was over.
  package let status: Int32
  /// Its standard output.
  package let output: String
  /// Its standard error.
  package let errors: String

  /// The reason why a program could not be started.
  package struct CannotStart: Error, CustomStringConvertible {
    let program: String
    let number: Int32
    package var description: String { "\(program): \(String(cString: strerror(number)))" }
  }

  /// Runs a program from this process's PATH with an empty standard input, and waits for its end.
  /// - Parameter environment: The whole environment of the program; nil for the one of this process.
  /// - Parameter seconds: The time after which it is ended, with status 124.
  package init(
    _ arguments: [String], in folder: URL, environment: [String: String]? = nil, seconds: Int = 7_200
  ) throws {
    let scratch = try TemporaryFolder()
    let outputFile = scratch.url.appending(path: "output")
    let errorFile = scratch.url.appending(path: "errors")
    let process = try ChildProcess.spawn(
      // A server in another test ignores SIGPIPE for this whole process, and children would inherit that.
      ["env", "--default-signal=PIPE", "-C", folder.path, "timeout", "--kill-after=5", "\(seconds)"] + arguments,
      environment: environment ?? ProcessInfo.processInfo.environment, output: outputFile.path, errors: errorFile.path)
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0, errno == EINTR {}
    status = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : 128 + ending & 0x7F
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  private static func spawn(
    _ arguments: [String], environment: [String: String], output: String, errors: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let write = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, write, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, write, 0o600)
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0]!, &actions, nil, &words, &settings)
    guard failure == 0 else { throw CannotStart(program: arguments[0], number: failure) }
    return process
  }
}
