import Foundation
import TestSupport
import Testing

@Suite("The names in Documentation/Assurance.md") struct AssuranceTests {
  /// The names of tests in a text: `Target.Suite.function`.
  private static func names(in text: String) -> [[Substring]] {
    text.split(separator: "`").map { $0.split(separator: ".") }
      .filter { $0.count == 3 && $0[0].hasSuffix("Tests") && $0.allSatisfy { $0.allSatisfy(\.isLetter) } }
  }

  /// The sources of a test target.
  private static func sources(of target: Substring) -> [String] {
    PackageFolder.files(below: "Tests/\(target)").filter { $0.hasSuffix(".swift") }
      .compactMap { try? PackageFolder.text($0) }
  }

  /// Whether a target has a suite that contains the test.
  private static func isThere(_ name: [Substring]) -> Bool {
    sources(of: name[0]).contains { source in
      (source.contains("struct \(name[1]) ") || source.contains("class \(name[1]) "))
        && source.contains("func \(name[2])(") && source.contains("@Test")
    }
  }

  @Test("every named test exists")
  func tests() throws {
    let text = try #require(try PackageFolder.text("Documentation/Assurance.md"))
    let names = Self.names(in: text)
    #expect(names.count > 50)
    for name in names { #expect(Self.isThere(name), "\(name.joined(separator: "."))") }
    #expect(!Self.isThere(["FastiWebTests", "RouteLaws", "nobody"]))
  }

  @Test("every named script and every listed suite exists")
  func scripts() throws {
    let text = try #require(try PackageFolder.text("Documentation/Assurance.md"))
    for word in text.split(whereSeparator: { " `".contains($0) || $0.isNewline }) where word.hasPrefix("scripts/") {
      let file = PackageFolder.root.appending(path: String(word))
      #expect(FileManager.default.isExecutableFile(atPath: file.path), "\(word)")
    }
    for line in text.split(separator: "\n") where line.hasPrefix("- `") {
      let parts = line.split(separator: "`")
      guard let suites = parts.last, suites.hasPrefix(": ") else { continue }
      for suite in suites.dropFirst(2).split(separator: ", ") where suite != "all" {
        #expect(Self.sources(of: parts[1]).contains { $0.contains("struct \(suite) ") }, "\(parts[1]).\(suite)")
      }
    }
  }
}
