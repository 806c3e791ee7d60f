import FastiHost
import FastiPerson
import FastiRecords
import Foundation
import Testing

@Suite("Attached files that are received in pieces") final class PartTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-parts-\(UUID().uuidString)").path
  private let files: SystemAttachments

  init() { files = SystemAttachments(dataFolder: folder) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func content(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/attachments/\(name)").map { Array($0) }
  }

  @Test("pieces arrive one after the other, also twice, and then the file has its name, for the owner only")
  func pieces() throws {
    #expect(files.parts().isEmpty)
    try files.write([1, 2, 3], at: 0, of: "parts/a")
    try files.write([4, 5], at: 3, of: "parts/a")
    try files.write([2, 3, 4], at: 1, of: "parts/a")
    #expect(files.parts().map(\.name) == ["parts/a"])
    #expect(files.parts().map(\.bytes) == [5])
    #expect(files.files().isEmpty)
    #expect(!files.has("a"))
    try files.complete("parts/a", as: "a")
    #expect(files.parts().isEmpty)
    #expect(files.files().map(\.name) == ["a"])
    #expect(content("a") == [1, 2, 3, 4, 5])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/attachments/a")
    #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
  }

  @Test("a complete file never replaces another")
  func taken() throws {
    try files.write([1], at: 0, of: "parts/a")
    try files.complete("parts/a", as: "a")
    try files.write([2], at: 0, of: "parts/a")
    try files.complete("parts/a", as: "a")
    #expect(content("a") == [1])
    #expect(files.parts().isEmpty)
    #expect(throws: Failure.self) { try files.complete("parts/a", as: "b") }
  }

  @Test("a piece of a file is shorter only at its end")
  func reading() throws {
    try files.write(Array(0..<100), at: 0, of: "parts/a")
    try files.complete("parts/a", as: "a")
    #expect(try files.piece(of: "a", from: 0, most: 60) == Array(0..<60))
    #expect(try files.piece(of: "a", from: 60, most: 60) == Array(60..<100))
    #expect(try files.piece(of: "a", from: 100, most: 60) == [])
    #expect(try files.piece(of: "a", from: 5_000, most: 60) == [])
    #expect(try files.piece(of: "b", from: 0, most: 60) == nil)
    try FileManager.default.createDirectory(atPath: folder + "/attachments/c", withIntermediateDirectories: false)
    #expect(throws: Failure.self) { try files.piece(of: "c", from: 0, most: 60) }
  }

  @Test("a file is removed with what was received of it")
  func removed() throws {
    try files.write([1], at: 0, of: "parts/a")
    files.remove("a")
    #expect(files.parts().isEmpty)
    try files.write([1], at: 0, of: "parts/a")
    files.remove("parts/a")
    #expect(files.parts().isEmpty)
  }
}
