import Foundation
import TestSupport

/// The programs of PyPI that read feeds in the tests. `scripts/setup test` installs them in a separate folder.
enum Readers {
  static let python = PackageFolder.root.appending(path: ".venv-feeds/bin/python")
  static let areThere = FileManager.default.isExecutableFile(atPath: python.path)
  static let missing = "the readers of feeds are not installed: scripts/setup test, which needs the network once"

  /// Runs a script of this folder, or a module.
  static func run(_ arguments: [String], in folder: URL, seconds: Int = 300) throws -> ChildProcess {
    try ChildProcess(
      [python.path] + arguments, in: folder,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONWARNINGS": "ignore",
      ], seconds: seconds)
  }
}

/// Long versions of the tests that look for rare failures.
let isSoaking = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1"
