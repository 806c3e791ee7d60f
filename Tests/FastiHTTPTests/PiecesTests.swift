import Foundation
import TestSupport
import Testing

@testable import FastiHTTP

/// The content of a form must not depend on how the network cuts it.
@Suite("Forms in pieces") struct PiecesTests {
  /// Content full of bytes that almost are a boundary.
  static let content = "\r\r\n\r\n-\r\n--lin\r\n--linE\r\n\r--line\n--line\r\n--li\r\n--lin\r"
  static let body =
    "--line\r\n\(MultipartTests.field)\r\n--line\r\n\(MultipartTests.file)\(content)\r\n--line\r\n"
    + "Content-Disposition: form-data; name=\"b\"\r\n\r\n\r\n--line--\r\nand more\r\n--line\r\n"

  private func read(_ pieces: [ArraySlice<UInt8>]) -> [String]? {
    var form = IncomingForm(boundary: Array("line".utf8), .memory)
    for piece in pieces { piece.withUnsafeBytes { form.consume($0) } }
    return (try? form.finish())?.parts.map {
      "\($0.name) \($0.fileName ?? "-") \(MultipartTests.text($0) ?? "?")"
    }
  }

  @Test("cut at any one place, or at any two, give the same as the whole form")
  func cuts() throws {
    let body = Array(Self.body.utf8)
    let whole = try #require(read([body[...]]))
    #expect(whole == ["a - 1", "f x.png \(Self.content)", "b - "])
    for first in 0...body.count {
      #expect(read([body[..<first], body[first...]]) == whole, "\(first)")
      let second = min(body.count, first + 7)
      #expect(read([body[..<first], body[first..<second], body[second...]]) == whole, "\(first)")
    }
    for length in 1...12 {
      let pieces = stride(from: 0, to: body.count, by: length).map { body[$0..<min(body.count, $0 + length)] }
      #expect(read(pieces) == whole, "\(length)")
    }
  }

  @Test("go to a file without a name, also on file systems that do not support it", arguments: [true, false])
  func unnamed(_ isUnnamed: Bool) throws {
    let folder = try TemporaryFolder()
    let file = try TemporaryFile(in: folder.url.path, bytes: 1_000, most: 1_000, isUnnamed: isUnnamed)
    try Array("abc".utf8).withUnsafeBytes { try file.write($0) }
    let received = try file.finish()
    #expect(received.count == 3 && Scene.sum(of: .file(received)) == Scene.sum(of: .bytes(Array("abc".utf8))))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test("cut off anywhere before the last boundary are not forms")
  func short() {
    let body = Array(Self.body.utf8)
    let last = Array("\r\n--line--".utf8)
    let end = (0..<body.count).last { body[$0...].starts(with: last) } ?? 0
    for count in 0..<(end + last.count) { #expect(read([body[..<count]]) == nil, "\(count)") }
  }
}
