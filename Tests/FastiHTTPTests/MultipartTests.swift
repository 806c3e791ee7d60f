import FastiHTTP
import TestSupport
import Testing

@Suite("Forms with files") struct MultipartTests {
  static let field = "Content-Disposition: form-data; name=\"a\"\r\n\r\n1"
  static let file = "Content-Disposition: form-data; name=\"f\"; filename=\"x.png\"\r\nContent-Type: image/png\r\n\r\n"

  static func read(_ body: String, type: String = "multipart/form-data; boundary=line") throws -> Multipart? {
    let target = try #require(Target(Array("/a".utf8)))
    return try? Multipart(
      Request(method: .post, target: target, headers: Headers([("Content-Type", type)]), body: Array(body.utf8)))
  }

  static func text(_ part: Multipart.Part) -> String? {
    guard case .bytes(let bytes) = part.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("have their fields and files in order, with any bytes")
  func parts() throws {
    let content = "\r\n--lin\r\n--\u{0}\r\n"
    let form = try #require(
      try Self.read("--line\r\n\(Self.field)\r\n--line\r\n\(Self.file)\(content)\r\n--line--\r\n"))
    #expect(form.parts.map(\.name) == ["a", "f"] && form.parts.map(\.fileName) == [nil, "x.png"])
    #expect(form.parts.map { Self.text($0) } == ["1", content])
    #expect(try Self.read("--line\r\n\(Self.field)\r\n--line--", type: "Multipart/Form-Data; boundary=\"line\"") != nil)
    #expect(try Self.read("--line\r\n\(Self.file)\r\n--line--")?.parts.first?.content.count == 0)
    let long = Self.file.replacing("x.png", with: "Invoice; May.png")
    #expect(try Self.read("--line\r\n\(long)\r\n--line--")?.parts.first?.fileName == "Invoice; May.png")
  }

  @Test(
    "are refused if they are incomplete or not forms",
    arguments: [
      "", "--line", "--line\r\n", "--line\r\n\(field)", "--line\r\n\(field)\r\n--lin", "--line\(field)\r\n--line--",
      "x--line\r\n\(field)\r\n--line--", "--line\r\nname=a\r\n\r\n1\r\n--line--",
      "--line\r\nContent-Disposition: form-data\r\n\r\n1\r\n--line--",
      "--line\r\nA: \(String(repeating: "a", count: 5_000))\r\n\(field)\r\n--line--",
    ])
  func broken(_ body: String) throws { #expect(try Self.read(body) == nil) }

  @Test(
    "are refused if their type has no valid boundary",
    arguments: [
      "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a b\"",
      "multipart/form-data; boundary=\(String(repeating: "a", count: 71))", "multipart/mixed; boundary=line", "",
    ])
  func types(_ type: String) throws { #expect(try Self.read("--line\r\n\(Self.field)\r\n--line--", type: type) == nil) }

  @Test("are refused if they have too many parts")
  func many() throws {
    func form(_ count: Int) -> String { String(repeating: "--line\r\n\(Self.field)\r\n", count: count) + "--line--" }
    #expect(try Self.read(form(Multipart.mostParts))?.parts.count == Multipart.mostParts)
    #expect(try Self.read(form(Multipart.mostParts + 1)) == nil)
  }
}
