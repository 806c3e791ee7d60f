import FastiRecords
import Glibc

/// Runs a program to its end as a child process, with limits on time and output.
struct ChildProgram {
  struct Ending {
    /// The exit status; nil when a signal ended it.
    let status: Int32?
    /// Its standard output.
    let output: [UInt8]
    /// Why it was killed; nil if it was not.
    let stop: Stop?
  }

  /// Why a program is killed.
  enum Stop {
    /// It took too long, or its output could not be read.
    case time
    /// It wrote too much.
    case output
  }

  /// The standard input of a program.
  enum Input {
    /// These bytes, as a file that has no name.
    case bytes([UInt8])
    /// An open file, which stays open here.
    case file(Int32)
    /// These bytes, at most 64 KiB, which must not be written to a disk: a pipe.
    case secret([UInt8])
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - most: The greatest length of its output, in bytes; a longer output kills it.
  ///   - seconds: The time in seconds after which it is killed.
  ///   - inheritsError: Whether it shares this process's standard error; otherwise that output is dropped.
  ///   - progress: Called ten times a second while it runs, if it is shown.
  ///   - interruption: The interruption, which kills the child if it ends this process.
  static func run(
    _ path: String, _ arguments: [String], input: Input, most: Int, seconds: Int, inheritsError: Bool = false,
    progress: Progress = .none, _ interruption: any Interruption
  ) throws(SystemError) -> Ending {
    let file: FileDescriptor
    var isOwn = false
    switch input {
    case .bytes(let bytes): (file, isOwn) = (try FileDescriptor.unnamed(bytes), true)
    case .file(let number): file = FileDescriptor(number: number)
    case .secret(let bytes): (file, isOwn) = (try filledPipe(bytes), true)
    }
    defer { if isOwn { file.close() } }
    let (read, write) = try FileDescriptor.pipe()
    defer { read.close() }
    let (child, mark): (pid_t, Int)
    do {
      defer { write.close() }
      (child, mark) = try interruption.begin(
        { () throws(SystemError) in
          try spawn(path, arguments, input: file, output: write, inheritsError: inheritsError)
        }, untilSettled: false, undo: { kill($0, SIGKILL) })
    }
    let (output, stop) = collect(read, most: most, seconds: seconds, progress)
    if stop != nil { kill(child, SIGKILL) }
    // It keeps its process id until it is waited for, so that no other process is killed instead.
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    interruption.end(mark)
    var ending: Int32 = 0
    while waitpid(child, &ending, 0) < 0, errno == EINTR {}
    let status = ending & 0x7F == 0 ? (ending >> 8) & 0xFF : nil
    return Ending(status: status, output: output, stop: stop)
  }

  /// Reads a pipe until its end, the limit or the deadline.
  private static func collect(
    _ pipe: FileDescriptor, most: Int, seconds: Int, _ progress: Progress
  ) -> ([UInt8], Stop?) {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let longest: Int64 = progress.isShown ? 100 : 60_000
    let deadline = Monotonic.now + Int64(seconds) * Monotonic.second
    while true {
      let left = (deadline - Monotonic.now) / Monotonic.millisecond
      guard left > 0 else { return (output, .time) }
      var descriptor = pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0)
      progress(0)
      guard poll(&descriptor, 1, Int32(truncatingIfNeeded: min(left, longest))) > 0 else { continue }
      let count = buffer.withUnsafeMutableBytes { Glibc.read(pipe.number, $0.baseAddress, $0.count) }
      if count == 0 { return (output, nil) }
      if count < 0 {
        if errno == EINTR { continue }
        return (output, .time)
      }
      guard output.count + count <= most else { return (output, .output) }
      output.append(contentsOf: buffer[..<count])
    }
  }

  /// The end of a pipe that holds these bytes and nothing else.
  private static func filledPipe(_ bytes: [UInt8]) throws(SystemError) -> FileDescriptor {
    let (read, write) = try FileDescriptor.pipe()
    defer { write.close() }
    do throws(SystemError) { try write.writeAll(bytes) } catch {
      read.close()
      throw error
    }
    return read
  }

  private static func spawn(
    _ path: String, _ arguments: [String], input: FileDescriptor, output: FileDescriptor, inheritsError: Bool
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    if !inheritsError { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    // A child would inherit blocked signals.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    // A child gets only the environment variables that it needs.
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C.UTF-8"), strdup("PATH=/usr/bin:/bin"), nil]
    defer { for pointer in words + variables { free(pointer) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, path, &actions, &attributes, &words, &variables)
    guard error == 0 else { throw SystemError(number: error) }
    return child
  }
}
