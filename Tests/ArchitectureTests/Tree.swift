import TestSupport

/// The package on the disk.
enum Tree {
  /// Every target that is a part of the programs, with its files.
  static let targets: [Walls.Target] = {
    let files = ["Sources", "Plugins"].flatMap { PackageFolder.files(below: $0) }
    let swift = files.filter { $0.hasSuffix(".swift") }
    return Set(files.map(folder)).sorted().map { target in
      let own = swift.filter { folder($0) == target }
      return Walls.Target(name: name(target), files: own.compactMap(source))
    }
  }()

  /// The folder of the target that a file belongs to: `Sources/Core/FastiCivil`, `Plugins/EmbedText`.
  private static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let depth = parts[0] == "Sources" ? 3 : 2
    return parts.prefix(depth).joined(separator: "/")
  }

  private static func name(_ folder: String) -> String {
    House.rows.first { $0.value.folder == folder }?.key ?? String(folder.split(separator: "/").last ?? "")
  }

  private static func source(_ path: String) -> SwiftSource? {
    (try? PackageFolder.text(path)).flatMap { $0 }.map { SwiftSource(path: path, text: $0) }
  }
}
