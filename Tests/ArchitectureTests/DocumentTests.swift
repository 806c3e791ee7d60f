import Foundation
import TestSupport
import Testing

/// Documents agree with the tree and with each other.
@Suite("Documents") struct DocumentTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }

  /// The pages for readers, relative to the package's root.
  private static func pages() throws -> [String] {
    let folders = ["", "Documentation/", "Documentation/Mathematics/"]
    return try folders.flatMap { folder in
      let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.root.appending(path: folder).path)
      return names.filter { $0.hasSuffix(".md") }.map { folder + $0 }
    }.sorted()
  }

  @Test("a relative link leads to a file")
  func links() throws {
    for page in try Self.pages() {
      let folder = PackageFolder.root.appending(path: page).deletingLastPathComponent()
      for match in try Self.text(page).matches(of: /\]\(([^()\s]+)\)/) {
        let target = match.output.1.split(separator: "#", omittingEmptySubsequences: false)[0]
        guard !target.isEmpty, !target.contains(":") else { continue }
        let file = folder.appending(path: String(target))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(target)")
      }
    }
  }

  @Test("the table of contents of Decisions lists each decision once")
  func decisions() throws {
    let text = try Self.text("Documentation/Decisions.md")
    let links = text.matches(of: /(?m)^- \[[^\n]*\]\(#([^)]+)\)$/).map { String($0.output.1) }
    let headings = text.matches(of: /(?m)^## ([^\n]+\(\d{4}-\d\d-\d\d\))$/).map { Self.anchor($0.output.1) }
    #expect(links.sorted() == headings.sorted())
  }

  /// The anchor of a heading, as GitHub forms it.
  private static func anchor(_ heading: Substring) -> String {
    String(
      heading.lowercased().compactMap { letter in
        letter == " " ? "-" : letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
      })
  }

  @Test("README states the actual number of countries and territories")
  func countries() throws {
    let folder = PackageFolder.root.appending(path: "Data/Regions").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let codes = Set(files.map { $0.prefix { !".-@".contains($0) } }.filter { $0.count == 2 })
    #expect(try Self.text("README.md").contains("**Holidays** of \(codes.count) countries and territories"))
  }
}
