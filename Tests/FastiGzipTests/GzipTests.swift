import FastiGzip
import Foundation
import Testing

/// What is compressed is read back by another program: the system's `gzip`.
@Suite("Gzip") struct GzipTests {
  static let plain = Array(String(repeating: "Week 6 of 2026, <Påskdagen> & 5 days. ", count: 400).utf8)

  @Test("what is compressed is smaller and comes back", arguments: [0, 1, 100, 15_000])
  func roundTrip(_ count: Int) throws {
    let bytes = Array(Self.plain.prefix(count))
    let packed = try #require(Gzip.compressed(bytes))
    #expect(try Self.unpacked(packed) == bytes)
    if count > 100 { #expect(packed.count < count / 10) }
    #expect(Gzip.compressed(bytes) == packed)
  }

  @Test("what is noise comes back too")
  func noise() throws {
    var state: UInt64 = 7
    let bytes = (0..<100_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    #expect(try Self.unpacked(try #require(Gzip.compressed(bytes))) == bytes)
  }

  @Test(
    "a template gives its bytes with any text in the places",
    arguments: [[], [0], [500], [0, 36, 5_000], [14_000, 14_040, Self.plain.count - 36]])
  func template(_ places: [Int]) throws {
    let template = try #require(GzipTemplate(Self.plain, places: places, length: 36))
    for letter in ["a", "b"] {
      let text = Array(String(repeating: letter, count: 36).utf8)
      var wanted = Self.plain
      for place in places { wanted.replaceSubrange(place..<place + 36, with: text) }
      #expect(try Self.unpacked(try #require(template.filled(with: text))) == wanted)
    }
  }

  @Test("a text of another length is refused")
  func lengths() throws {
    let template = try #require(GzipTemplate(Self.plain, places: [10], length: 36))
    #expect(template.filled(with: [1, 2, 3]) == nil)
    #expect(GzipTemplate(Self.plain, places: [10], length: 70_000) == nil)
  }

  /// The bytes by the system's own program, which also checks checksum and length.
  static func unpacked(_ packed: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gz")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(packed).write(to: file)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(bytes)
  }
}
