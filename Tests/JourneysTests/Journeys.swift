import Foundation
import TestSupport

/// The transcripts of Tests/Journeys.
enum Journeys {
  /// Whether to record the present output instead of comparing it.
  static let isRecording = ProcessInfo.processInfo.environment["FASTI_RECORD"] == "1"

  /// The files, from the package's root, sorted.
  static var paths: [String] {
    PackageFolder.files(below: "Tests/Journeys").filter { $0.hasSuffix(".journey") }
  }

  /// The transcript of a file.
  static func journey(_ path: String) throws -> Journey {
    try Journey(path: path, text: PackageFolder.text(path) ?? "")
  }

  /// Writes a file of the package, if that changes it.
  static func write(_ text: String, to path: String) throws {
    guard
      try !FileManager.default.fileExists(atPath: PackageFolder.root.appending(path: path).path)
        || PackageFolder.text(path) != text
    else { return }
    try text.write(to: PackageFolder.root.appending(path: path), atomically: true, encoding: .utf8)
  }
}
