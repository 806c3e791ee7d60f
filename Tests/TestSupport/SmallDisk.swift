import Foundation
import Glibc

/// A small disk for a test to fill or to make read-only: a tmpfs, which only root can mount.
package final class SmallDisk {
  private let folder: TemporaryFolder
  /// The folder where it is mounted.
  package var path: String { folder.url.path }

  /// The reason why it could not be mounted.
  package struct CannotMount: Error { let message: String }

  /// Whether this process can mount one; otherwise the tests that need one are shown as skipped.
  package static let isPossible = (try? SmallDisk()) != nil
  /// The reason to skip them.
  package static let reason = "a tmpfs has to be mounted for this, which only root with CAP_SYS_ADMIN may do"

  /// A disk with a size in kilobytes.
  package init(kilobytes: Int = 1_024) throws {
    folder = try TemporaryFolder()
    let mount = try SmallDisk.run(["mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "fasti-test", folder.url.path])
    guard mount.status == 0 else { throw CannotMount(message: mount.errors) }
  }

  deinit { _ = try? SmallDisk.run(["umount", "-l", path]) }

  /// Makes it read-only from now on.
  package func makeReadOnly() throws {
    let mount = try SmallDisk.run(["mount", "-o", "remount,ro", path])
    guard mount.status == 0 else { throw CannotMount(message: mount.errors) }
  }

  /// Fills the free space, except some kilobytes.
  package func fill(leaving kilobytes: Int = 0) {
    let spare = path + "/spare"
    if kilobytes > 0 {
      _ = FileManager.default.createFile(atPath: spare, contents: Data(count: kilobytes * 1_024))
    }
    defer { unlink(spare) }
    let descriptor = open(path + "/filler", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
  }

  /// Frees the space.
  package func empty() { unlink(path + "/filler") }

  private static func run(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(arguments, in: URL(filePath: "/"))
  }
}
