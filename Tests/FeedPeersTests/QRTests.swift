import FastiCivil
import FastiFormats
import FastiQR
import Foundation
import TestSupport
import Testing

private func isThere(_ program: String) -> Bool {
  FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
}

@Suite("QR codes") struct QRTests {
  private static let address = "webcal://days.example.org/feeds/AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8.ics"

  /// What zbarimg reads in a picture.
  private func read(_ file: URL) throws -> String {
    try ChildProcess(["zbarimg", "--quiet", "--raw", file.path], in: file.deletingLastPathComponent())
      .output
  }

  @Test(
    "a reader gets the address from the picture",
    .enabled(
      if: isThere("zbarimg") && isThere("rsvg-convert"), "zbar-tools and librsvg2-bin are missing: scripts/setup test"))
  func picture() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "code.svg")
    let squares = try #require(QRCode.squares(Self.address))
    try Data(squares.svg).write(to: file)
    let picture = folder.url.appending(path: "code.png")
    _ = try ChildProcess(["rsvg-convert", file.path, "-o", picture.path], in: folder.url)
    #expect(try read(picture) == Self.address + "\n")
  }

  @Test(
    "a reader gets the address from the terminal's drawing, with colour and as black on white",
    .enabled(if: isThere("zbarimg"), "zbar-tools is missing: scripts/setup test"), arguments: [false, true])
  func drawing(isColoured: Bool) throws {
    let folder = try TemporaryFolder()
    var writer = UTF8Writer()
    try #require(QRCode.squares(Self.address)).writeText(TerminalStyle(isOn: isColoured), to: &writer)
    let shown = String(decoding: TerminalStyle.finished(writer.bytes), as: UTF8.self)
    // Black on white, in any terminal.
    if isColoured { #expect(shown.hasPrefix("\u{1B}[38;5;16;48;5;231m")) }
    let file = folder.url.appending(path: "code.pgm")
    try Data(Self.picture(of: shown)).write(to: file)
    #expect(try read(file) == Self.address + "\n")
  }

  /// A terminal's half blocks as a grey picture with eight dots for each module.
  private static func picture(of text: String) -> [UInt8] {
    var rows: [[UInt8]] = []
    for line in text.split(separator: "\n") {
      var upper: [UInt8] = []
      var lower: [UInt8] = []
      for character in line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") {
        upper += [UInt8](repeating: character == "█" || character == "▀" ? 0 : 255, count: 8)
        lower += [UInt8](repeating: character == "█" || character == "▄" ? 0 : 255, count: 8)
      }
      rows += [[UInt8]](repeating: upper, count: 8) + [[UInt8]](repeating: lower, count: 8)
    }
    return Array("P5 \(rows.first?.count ?? 0) \(rows.count) 255\n".utf8) + rows.flatMap { $0 }
  }

  @Test("a code has a margin, and a text that is empty or too long gives no code")
  func edges() throws {
    #expect(QRCode.squares("") == nil && QRCode.squares(String(repeating: "a", count: 3_000)) == nil)
    let squares = try #require(QRCode.squares("a"))
    #expect(squares.side == 21 && squares.units == 29 && squares.isDark(0, 0) && !squares.isDark(-1, 0))
    #expect(QRSquares(side: 2, dark: [true]) == nil)
  }
}
