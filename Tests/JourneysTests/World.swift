import Foundation
import TestSupport

/// An environment for the program: an empty home and data folder, no colour, UTC, and a fixed day.
final class World {
  private let folder: TemporaryFolder
  /// The environment of all commands.
  private(set) var environment: [String: String]

  /// - Parameter locale: The language of the terminal.
  init(locale: String = "C.UTF-8") throws {
    folder = try TemporaryFolder()
    for name in ["bin", "home"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: false)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "bin/fasti"), withDestinationURL: PackageFolder.program)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "fixtures"),
      withDestinationURL: PackageFolder.root.appending(path: "Tests/Fixtures"))
    environment = [
      "PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "HOME": "\(folder.url.path)/home",
      "FASTI_DATA": "\(folder.url.path)/data", "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": locale,
      "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Sets a variable of the environment, for all further commands.
  func set(_ name: String, _ value: String) { environment[name] = value }

  /// Runs a command by `sh`, in the home folder.
  /// - Returns: Its answer, with the world's folder written as `/journey`.
  func run(_ command: String) throws -> Journey.Answer {
    let run = try ChildProcess(
      ["sh", "-c", command], in: folder.url.appending(path: "home"), environment: environment)
    return Journey.Answer(output: lines(run.output), errors: lines(run.errors), status: run.status)
  }

  /// The bytes of a file, by its path from the world's folder.
  func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.url.appending(path: path))) }

  private func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.replacing(folder.url.path, with: "/journey").replacing("\u{1B}", with: "␛")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("[no newline at the end]") }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
