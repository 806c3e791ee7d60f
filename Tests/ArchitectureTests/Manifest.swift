import Foundation
import TestSupport

/// What the package's manifest declares, as SwiftPM reads it.
struct Manifest: Decodable {
  /// The targets of the manifest, including tests and system libraries.
  let targets: [Target]

  /// A target and the names of the targets that it depends on.
  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// A dependency by name. The package has no other form.
  struct Dependency: Decodable {
    let byName: [String?]?
  }

  /// The manifest of this package.
  static func read() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "fasti-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let run = try ChildProcess(
      ["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: PackageFolder.root)
    return try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
  }

  /// For each target, the targets that it declares.
  var declared: [String: Set<String>] {
    Dictionary(
      uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies.compactMap { $0.byName?.first ?? nil })) })
  }
}
