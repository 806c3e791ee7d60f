import Foundation
import TestSupport

extension Journey {
  /// Walks the journey in a world of its own: an empty home and data folder, no colour, UTC, and a fixed day.
  /// - Returns: the answer to every step, with the world's folder written as `/journey`.
  func travel() throws -> [Answer] {
    let world = try TemporaryFolder()
    for folder in ["bin", "home"] {
      try FileManager.default.createDirectory(at: world.url.appending(path: folder), withIntermediateDirectories: false)
    }
    try FileManager.default.createSymbolicLink(
      at: world.url.appending(path: "bin/fasti"), withDestinationURL: PackageFolder.program)
    try FileManager.default.createSymbolicLink(
      at: world.url.appending(path: "fixtures"),
      withDestinationURL: PackageFolder.root.appending(path: "Tests/Fixtures"))
    var environment = [
      "PATH": "\(world.url.path)/bin:/usr/bin:/bin", "HOME": "\(world.url.path)/home",
      "FASTI_DATA": "\(world.url.path)/data", "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8",
      "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
    ]
    var answers: [Answer] = []
    for part in parts {
      switch part {
      case .remark: break
      case .setting(let name, let value): environment[name] = value
      case .step(let command, _):
        let run = try ChildProcess(
          ["sh", "-c", command], in: world.url.appending(path: "home"), environment: environment)
        answers.append(
          Answer(
            output: Journey.lines(run.output, of: world), errors: Journey.lines(run.errors, of: world),
            status: run.status))
      }
    }
    return answers
  }

  private static func lines(_ text: String, of world: TemporaryFolder) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.replacing(world.url.path, with: "/journey").replacing("\u{1B}", with: "␛")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("[no newline at the end]") }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The same journey with these answers in place of the expected ones that they do not fit.
  func expecting(_ answers: [Answer]) -> Journey {
    var rest = answers[...]
    var copy = self
    copy.parts = parts.map { part in
      guard case .step(let command, let expected) = part, let real = rest.popFirst() else { return part }
      return .step(command: command, expected: expected.matches(real) ? expected : real.holding(onto: expected))
    }
    return copy
  }
}
