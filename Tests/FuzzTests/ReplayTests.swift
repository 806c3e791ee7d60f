import Foundation
import TestSupport
import Testing

@Suite("Readers of untrusted bytes") struct ReplayTests {
  private static let folder = PackageFolder.root.appending(path: "Tests/Fuzz/corpus")

  @Test("the laws hold for every input of the corpus", arguments: Reader.all.map(\.name))
  func replay(name: String) throws {
    let reader = try #require(Reader.named(name))
    let folder = Self.folder.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty, "\(name) has no corpus")
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      do throws(BrokenLaw) { try reader.check(bytes) } catch {
        Issue.record("\(name)/\(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test("every corpus belongs to a reader")
  func corpora() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(folders) == Set(Reader.all.map(\.name)))
  }
}
