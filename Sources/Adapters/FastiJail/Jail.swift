internal import CJail

/// Limits that a process sets on itself before it reads an untrusted file. They cannot be removed again.
public struct Jail: Sendable {
  /// How the input is read inside the jail.
  public enum Purpose: Sendable {
    /// By this process, from standard input: no other file may be opened.
    case ownReading
    /// By a program that is started: its libraries and fonts may be read.
    case program
    /// By this process, which also plans an import: it has 1 GiB of memory and 10 seconds, and may read the files of time
    /// zones.
    case planning(zones: String)
  }

  /// The system refused one of the limits.
  public struct CannotClose: Error, Hashable, Sendable {
    /// The error number (`errno`).
    public let number: Int32
  }

  /// The version of Landlock that restricts files; 0 if the kernel has none.
  public let landlock: Int
  /// Whether seccomp restricts system calls.
  public let limitsCalls: Bool

  /// Sets the limits: 512 MiB of memory, 5 seconds of processor time, no growing files, 32 open files, no new
  /// privileges; with Landlock no access to files, and with seccomp neither network nor new processes.
  /// - Throws: `CannotClose` when a limit cannot be set. Limits that the kernel does not support are left out and
  ///   reported in the result.
  public init(for purpose: Purpose) throws(CannotClose) {
    var jail = fasti_jail()
    let error =
      switch purpose {
      case .ownReading: fasti_jail_enter(FASTI_JAIL_READING, nil, &jail)
      case .program: fasti_jail_enter(FASTI_JAIL_PROGRAM, nil, &jail)
      case .planning(let zones): fasti_jail_enter(FASTI_JAIL_PLANNING, zones, &jail)
      }
    guard error == 0 else { throw CannotClose(number: error) }
    landlock = Int(jail.landlock)
    limitsCalls = jail.seccomp != 0
  }
}
