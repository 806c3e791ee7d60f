import Foundation
import TestSupport
import Testing

@Suite("The words") struct WordsTests {
  @Test("every word and sentence of the pages and commands is used by some code")
  func used() throws {
    let file = PackageFolder.root.appending(path: "Data/Words/en.words")
    let names = try SourceNames(below: ["Sources"])
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let key = String(try #require(line.firstRange(of: " = ").map { line[..<$0.lowerBound] }))
      let words = key.split(separator: ".")
      let name = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      #expect(names.members.contains(String(name)) || names.quoted.contains(key), "\(key)")
    }
  }
}
