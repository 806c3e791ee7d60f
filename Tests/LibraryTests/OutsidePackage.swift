import Foundation
import TestSupport

/// A package that depends on this one by version, as packages of other people do.
///
/// A git repository whose work tree is this tree gets a commit and the next version tag when a file has changed. A copy
/// of `Examples/swift` depends on it from 0.1.0 on. Repository and build are below `.build/outside`, so a later run
/// builds only the changes.
struct OutsidePackage {
  private static let folder = PackageFolder.root.appending(path: ".build/outside")
  private static let repository = folder.appending(path: "fasti.git")
  private static let client = folder.appending(path: "client")
  private static let scratch = folder.appending(path: "build")

  /// Why the package could not be made or built.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// Tags the tree, and makes the package with an additional program of this name and source.
  init(program: String, source: String) throws {
    try Self.tag()
    try Self.copyExample()
    let sources = Self.client.appending(path: "Sources/\(program)")
    try Self.write(source, to: sources.appending(path: "Program.swift"))
    var manifest = try Self.text("Examples/swift/Package.swift")
    let dependency = ".package(name: \"Fasti\", path: \"../..\")"
    guard manifest.contains(dependency) else { throw Broken(description: "Examples/swift has no \(dependency)") }
    manifest = manifest.replacing(
      dependency, with: ".package(url: \"file://\(Self.repository.path)\", from: \"0.1.0\")")
    manifest = manifest.replacing("package: \"Fasti\"", with: "package: \"fasti\"")
    manifest += """

      package.targets.append(
        .executableTarget(
          name: "\(program)",
          dependencies: [
            .product(name: "Fasti", package: "fasti")
          ]))

      """
    try Self.write(manifest, to: Self.client.appending(path: "Package.swift"))
  }

  /// Updates to the newest version and builds the whole package.
  /// - Throws: the compiler's output if the build fails.
  func build() throws {
    _ = try Self.swift(["package", "update"])
    _ = try Self.swift(["build"])
  }

  /// Runs one of the package's programs.
  func run(_ program: String, _ arguments: [String] = []) throws -> ChildProcess {
    try ChildProcess([Self.scratch.appending(path: "debug/\(program)").path] + arguments, in: Self.client)
  }

  /// The compiled modules of this package and of Fasti.
  var modules: Set<String> {
    let folder = Self.scratch.appending(path: "debug/Modules")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }

  // MARK: The repository

  /// Commits the tree with the next version, if it has changed.
  private static func tag() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isNew = !FileManager.default.fileExists(atPath: repository.appending(path: "HEAD").path)
    if isNew { _ = try git(["init", "--quiet", "--bare", repository.path]) }
    let own = ["--git-dir", repository.path, "--work-tree", PackageFolder.root.path]
    _ = try git(own + ["add", "--all", "."])
    let tags = try git(own + ["tag", "--list", "0.1.*"]).split(separator: "\n")
    let last = tags.compactMap { Int($0.dropFirst("0.1.".count)) }.max() ?? -1
    let changes = try ChildProcess(["git"] + own + ["diff", "--cached", "--quiet", "HEAD"], in: PackageFolder.root)
    guard last < 0 || changes.status != 0 else { return }
    let author = ["-c", "user.name=Fasti", "-c", "user.email=fasti@localhost", "-c", "commit.gpgsign=false"]
    _ = try git(own + author + ["commit", "--quiet", "--no-verify", "--message", "version 0.1.\(last + 1)"])
    _ = try git(own + ["tag", "0.1.\(last + 1)"])
  }

  private static func git(_ arguments: [String]) throws -> String {
    let run = try ChildProcess(["git"] + arguments, in: PackageFolder.root)
    guard run.status == 0 else {
      throw Broken(description: "git \(arguments.joined(separator: " ")): \(run.output)\(run.errors)")
    }
    return run.output
  }

  // MARK: The package

  private static func copyExample() throws {
    let sources = PackageFolder.files(below: "Examples/swift/Sources")
    for path in sources {
      try write(try text(path), to: client.appending(path: String(path.dropFirst("Examples/swift/".count))))
    }
  }

  private static func text(_ path: String) throws -> String {
    guard let text = try PackageFolder.text(path) else { throw Broken(description: "\(path) is not text") }
    return text
  }

  /// Writes a file unless it has this content already, because a file that is written is built again.
  private static func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs SwiftPM on the package, without the options of this package's own builds, and keeps all files in ``folder``.
  private static func swift(_ arguments: [String]) throws -> String {
    var environment = ProcessInfo.processInfo.environment
    for name in ["FASTI_SOAK", "FASTI_ONCE", "FASTI_EMBEDDED"] { environment[name] = nil }
    let places = [
      "--package-path", client.path, "--scratch-path", scratch.path,
      "--cache-path", folder.appending(path: "cache").path, "--config-path", folder.appending(path: "config").path,
      "--security-path", folder.appending(path: "security").path,
    ]
    let command = ["swift", arguments[0]] + places + arguments.dropFirst()
    let run = try ChildProcess(command, in: PackageFolder.root, environment: environment, seconds: 14_400)
    guard run.status == 0 else {
      throw Broken(description: "\(command.joined(separator: " ")): \(run.output)\(run.errors)")
    }
    return run.output
  }
}
