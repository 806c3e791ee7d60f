import Foundation
import TestSupport
import Testing

/// The real program in real browsers: Chromium and Firefox from Debian, driven by the scripts of `Tests/Browser`.
@Suite("In a real browser", .enabled(if: Driver.isPossible, Driver.reason)) struct BrowserTests {
  @Test("all pages are complete, and all journeys pass: with mouse and keyboard, without a network, on paper")
  func journeys() throws {
    let run = try ChildProcess(
      [Driver.python, "-B", "Tests/Browser/browse.py", PackageFolder.program.path], in: PackageFolder.root,
      seconds: 14_400)
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    // Steps that passed only the second time, and skipped ones, are printed for the log.
    for line in lines where line.hasPrefix("once ") || line.hasPrefix("skipped ") { print(line) }
    for line in lines where line.hasPrefix("no ") { Issue.record("\(line.dropFirst(3))") }
    // A script that stops before its end is a failure.
    #expect(lines.count { $0.hasPrefix("ok ") } > 40, "\(run.output)\(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }
}

/// What drives the browser.
enum Driver {
  static let python = PackageFolder.root.appending(path: ".venv-browser/bin/python").path
  /// Whether there is a browser and its driver; `make test` installs them if possible.
  static let isPossible = ["/usr/bin/chromium-headless-shell", python].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  /// The reason to skip the tests.
  static let reason: Comment =
    "it takes Chromium from Debian and playwright from PyPI, and `scripts/setup test` could not get both"
}
