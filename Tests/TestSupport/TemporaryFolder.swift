package import Foundation

/// A separate folder for one test, removed with its contents at the end.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes an empty folder below the system's folder for temporary files.
  /// - Parameter inMemory: Whether to make it in memory where the system can, for tests that do not need a disk.
  package init(inMemory: Bool = false) throws {
    let memory = URL(filePath: "/dev/shm")
    let parent =
      inMemory && FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = parent.appending(path: "fasti-test-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
