internal import CJail

/// Limits a process puts on itself before it reads what a stranger wrote. There is no way back.
public struct Jail: Sendable {
  /// What is read inside.
  public enum Purpose: Sendable {
    /// Standard input, by this process itself: no file at all.
    case ownReading
    /// Standard input, by a program that is started: libraries and fonts may be read.
    case program
  }

  /// What keeps a jail from closing.
  public struct CannotClose: Error, Hashable, Sendable {
    /// The number of the system's error.
    public let number: Int32
  }

  /// The version of Landlock that keeps the process from files; 0 where the kernel has none.
  public let landlock: Int
  /// Whether system calls are limited.
  public let limitsCalls: Bool

  /// Enters: 512 MB of memory, 5 seconds of processor time, no file that grows, 32 open files, no new privileges; with
  /// Landlock no file, and with seccomp no network and no other process.
  /// - Throws: `CannotClose` when a limit cannot be set; what the kernel does not have is left out and told.
  public init(for purpose: Purpose) throws(CannotClose) {
    var jail = fasti_jail()
    let error = fasti_jail_enter(purpose == .program ? 1 : 0, &jail)
    guard error == 0 else { throw CannotClose(number: error) }
    landlock = Int(jail.landlock)
    limitsCalls = jail.seccomp != 0
  }
}
