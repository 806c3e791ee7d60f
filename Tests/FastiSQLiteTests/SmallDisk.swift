import Foundation
import Glibc
import TestSupport

/// A disk of one megabyte, for a test to fill or to make read-only: a tmpfs, which only root may mount.
final class SmallDisk {
  private let folder: TemporaryFolder
  var path: String { folder.url.path }

  struct CannotMount: Error { let message: String }

  /// Whether this process may mount one; where it may not, the tests that need one are shown as skipped.
  static let isPossible = (try? SmallDisk()) != nil
  static let reason = "a tmpfs has to be mounted for this, which only root with CAP_SYS_ADMIN may do"

  init() throws {
    folder = try TemporaryFolder()
    let mount = try SmallDisk.run(["mount", "-t", "tmpfs", "-o", "size=1m", "fasti-test", folder.url.path])
    guard mount.status == 0 else { throw CannotMount(message: mount.errors) }
  }

  deinit { _ = try? SmallDisk.run(["umount", "-l", path]) }

  /// Lets nothing be written from now on.
  func makeReadOnly() throws {
    let mount = try SmallDisk.run(["mount", "-o", "remount,ro", path])
    guard mount.status == 0 else { throw CannotMount(message: mount.errors) }
  }

  /// Takes all room that is left.
  func fill() {
    let descriptor = open(path + "/filler", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
  }

  /// Gives it back.
  func empty() { unlink(path + "/filler") }

  private static func run(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(arguments, in: URL(filePath: "/"))
  }
}
