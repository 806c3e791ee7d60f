import FastiPages
import FastiWords
import Foundation
import PageSamples
import TestSupport
import Testing

/// The recorded pages. `FASTI_RECORD=1` records them again; read the difference before committing it.
@Suite("Pages equal their snapshots") struct SnapshotTests {
  static let isRecording = ProcessInfo.processInfo.environment["FASTI_RECORD"] == "1"

  /// The recorded part: only a page's `<main>`, because the frame is the same around each.
  static func main(_ bytes: [UInt8]) throws -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.range(of: "<main"))
    let end = try #require(text.range(of: "</main>\n"))
    return String(text[start.lowerBound..<end.upperBound])
  }

  @Test("a form with an error, a list, and one page with its frame", arguments: ["event", "star-month", "error"])
  func pages(_ name: String) throws {
    let sample = try #require(Samples.pages.first { $0.name == name })
    let bytes = sample.page.render(in: Samples.frame(try Samples.words("en"), sample.path))
    try compare(name == "error" ? String(decoding: bytes, as: UTF8.self) : Self.main(bytes), name)
  }

  private func compare(_ text: String, _ name: String) throws {
    let path = "Tests/Pages/\(name).html"
    if Self.isRecording {
      try Data(text.utf8).write(to: PackageFolder.root.appending(path: path))
    } else {
      #expect(text == (try PackageFolder.text(path)), "\(path)")
    }
  }
}
