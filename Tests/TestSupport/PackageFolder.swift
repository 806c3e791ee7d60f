package import Foundation

/// The folder of this package, and its files.
package enum PackageFolder {
  /// The folder that holds Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL

  /// All files below a folder of the package, as paths from the package's root, sorted, except those of builds and
  /// tools in hidden folders.
  package static func files(below folder: String = "") -> [String] {
    let start = folder.isEmpty ? root : root.appending(path: folder)
    guard let walker = FileManager.default.enumerator(at: start, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    var paths: [String] = []
    for case let url as URL in walker {
      let name = url.lastPathComponent
      if name.hasPrefix("."), !visible.contains(name) {
        walker.skipDescendants()
      } else if (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
        paths.append(String(url.standardizedFileURL.path.dropFirst(root.path.count + 1)))
      }
    }
    return paths.sorted()
  }

  /// The hidden files and folders that belong to the package.
  private static let visible: Set = [".ci", ".gitignore", ".swift-format"]

  /// The text of a file of the package; nil if it is not UTF-8.
  package static func text(_ path: String) throws -> String? {
    String(data: try Data(contentsOf: root.appending(path: path)), encoding: .utf8)
  }

  /// The debug build of `fasti` beside the running test bundle, or the one in `FASTI_BINARY`. `fastid` is beside it.
  package static var program: URL {
    ProcessInfo.processInfo.environment["FASTI_BINARY"].map { URL(filePath: $0) } ?? built("fasti")
  }

  /// A product that was built with the running test bundle.
  package static func built(_ name: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
  }
}
