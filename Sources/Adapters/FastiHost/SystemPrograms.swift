public import FastiRecords
import Glibc

/// The programs of this machine.
public struct SystemPrograms: Programs {
  private let interruption: any Interruption

  /// The programs of this machine.
  public init(_ interruption: any Interruption = NoInterruption()) { self.interruption = interruption }

  /// Runs a program to its end, in its own process group, so that its time limit also ends its children.
  /// - Throws: `.notFound` when there is no such program, `.storage` when it cannot be started.
  public func run(_ words: [String], input: [UInt8], seconds: Int) throws(Failure) -> ProgramEnding {
    let stdin: FileDescriptor
    let child: (process: pid_t, errors: FileDescriptor)
    let mark: Int
    do throws(SystemError) { stdin = try FileDescriptor.unnamed(input) } catch {
      throw error.failure(.start, .path(words[0]))
    }
    defer { stdin.close() }
    do throws(SystemError) {
      (child, mark) = try interruption.begin(
        { () throws(SystemError) in try Self.spawn(words, stdin) }, untilSettled: false,
        undo: { kill(-$0.process, SIGKILL) })
    } catch {
      if error.number == ENOENT {
        throw Failure(.machine(.noProgram(words[0])), value: words[0])
      }
      throw error.failure(.start, .path(words[0]))
    }
    defer {
      interruption.end(mark)
      child.errors.close()
    }
    return Self.watch(child.process, child.errors, seconds: seconds)
  }

  private static func spawn(
    _ words: [String], _ input: FileDescriptor
  ) throws(SystemError) -> (process: pid_t, errors: FileDescriptor) {
    let (read, write) = try FileDescriptor.pipe()
    // Only the reading end, because a child may expect that writing blocks.
    _ = fcntl(read.number, F_SETFL, O_NONBLOCK)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, write.number, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    // A child starts without ignored or blocked signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    write.close()
    guard failure == 0 else {
      read.close()
      throw SystemError(number: failure)
    }
    return (process, read)
  }

  /// Waits for the end, or kills the whole group when the time is up. Standard error is drained, so that the program
  /// never blocks on it, and its beginning is kept.
  private static func watch(_ process: pid_t, _ errors: FileDescriptor, seconds: Int) -> ProgramEnding {
    let end = Monotonic.now + Int64(seconds) * Monotonic.second
    var kept: [UInt8] = []
    var isTimedOut = false
    while true {
      var ending: CInt = 0
      let found = waitpid(process, &ending, WNOHANG)
      drain(errors, into: &kept)
      if found == process {
        return ProgramEnding(
          status: ending & 0x7F == 0 ? Int(ending >> 8 & 0xFF) : nil, isTimedOut: isTimedOut, errors: kept)
      }
      if found < 0, errno != EINTR { return ProgramEnding(status: nil, isTimedOut: isTimedOut, errors: kept) }
      if !isTimedOut, Monotonic.now >= end {
        isTimedOut = true
        kill(-process, SIGKILL)
      }
      var descriptor = pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0)
      // A closed pipe is always ready, so only the time limit applies then.
      if poll(&descriptor, 1, 20) > 0, Int32(descriptor.revents) & POLLIN == 0 { usleep(5_000) }
    }
  }

  private static func drain(_ errors: FileDescriptor, into kept: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(errors.number, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      kept += buffer[..<count].prefix(max(0, 1_000 - kept.count))
    }
  }
}
