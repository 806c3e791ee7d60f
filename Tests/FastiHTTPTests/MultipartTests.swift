import FastiHTTP
import TestSupport
import Testing

@Suite("Forms with files") struct MultipartTests {
  static let field = "Content-Disposition: form-data; name=\"a\"\r\n\r\n1"
  static let file = "Content-Disposition: form-data; name=\"f\"; filename=\"x.png\"\r\nContent-Type: image/png\r\n\r\n"

  static func read(_ body: String, type: String = "multipart/form-data; boundary=line") throws -> Multipart? {
    let target = try #require(Target(Array("/a".utf8)))
    return Multipart(
      Request(method: .post, target: target, headers: Headers([("Content-Type", type)]), body: Array(body.utf8)))
  }

  @Test("gives fields and files in order, whatever bytes they have")
  func parts() throws {
    let content = "\r\n--lin\r\n--\u{0}\r\n"
    let form = try #require(
      try Self.read("--line\r\n\(Self.field)\r\n--line\r\n\(Self.file)\(content)\r\n--line--\r\n"))
    #expect(form.parts.map(\.name) == ["a", "f"] && form.parts.map(\.fileName) == [nil, "x.png"])
    #expect(form.parts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["1", content])
    #expect(try Self.read("--line\r\n\(Self.field)\r\n--line--", type: "Multipart/Form-Data; boundary=\"line\"") != nil)
    #expect(try Self.read("--line\r\n\(Self.file)\r\n--line--")?.parts.first?.bytes.isEmpty == true)
  }

  @Test(
    "refuses what is cut off or no form",
    arguments: [
      "", "--line", "--line\r\n", "--line\r\n\(field)", "--line\r\n\(field)\r\n--lin", "--line\(field)\r\n--line--",
      "x--line\r\n\(field)\r\n--line--", "--line\r\nname=a\r\n\r\n1\r\n--line--",
      "--line\r\nContent-Disposition: form-data\r\n\r\n1\r\n--line--",
      "--line\r\nA: \(String(repeating: "a", count: 5_000))\r\n\(field)\r\n--line--",
    ])
  func broken(_ body: String) throws { #expect(try Self.read(body) == nil) }

  @Test(
    "refuses a type without a good boundary",
    arguments: [
      "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a b\"",
      "multipart/form-data; boundary=\(String(repeating: "a", count: 71))", "multipart/mixed; boundary=line", "",
    ])
  func types(_ type: String) throws { #expect(try Self.read("--line\r\n\(Self.field)\r\n--line--", type: type) == nil) }

  @Test("refuses more parts than it reads")
  func many() throws {
    func form(_ count: Int) -> String { String(repeating: "--line\r\n\(Self.field)\r\n", count: count) + "--line--" }
    #expect(try Self.read(form(Multipart.mostParts))?.parts.count == Multipart.mostParts)
    #expect(try Self.read(form(Multipart.mostParts + 1)) == nil)
  }
}

@Suite("Large bodies") struct LargeBodyTests {
  private func scene() throws -> Scene {
    try Scene { limits in
      limits.largeBodies = 1
    } admit: { request in
      request.method == .post && request.target.segments == ["large"]
        ? Admission(most: 5_000, isLarge: true) : Admission(most: 1_000)
    }
  }

  private func post(_ path: String, _ count: Int) -> String {
    "POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: \(count)\r\n\r\n"
  }

  @Test("are taken where they may be, and nowhere else")
  func places() throws {
    let scene = try scene()
    for (path, count, status) in [("/large", 5_000, 200), ("/large", 5_001, 413), ("/small", 1_001, 413)] {
      let wire = Wire(scene.server.endpoint)
      wire.send(post(path, count) + (status == 200 ? String(repeating: "a", count: count) : ""))
      #expect(statuses(wire.hear(seconds: 0.5).text) == [status], "\(path) \(count)")
    }
    let wire = Wire(scene.server.endpoint)
    let chunk = "7d0\r\n" + String(repeating: "a", count: 2_000) + "\r\n"
    wire.send(
      "POST /large HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + chunk + chunk + "0\r\n\r\n")
    #expect(statuses(wire.hear(seconds: 0.5).text) == [413])
  }

  @Test("are few at once, and give their place back when they end or break off")
  func few() throws {
    let scene = try scene()
    do {
      let first = Wire(scene.server.endpoint)
      first.send(post("/large", 4_000) + "begun")
      _ = first.hear(seconds: 0.2)
      let second = Wire(scene.server.endpoint)
      second.send(post("/large", 4_000))
      #expect(statuses(second.hear(seconds: 0.5).text) == [503])
    }
    for _ in 0..<3 {
      var answer = ""
      // A line that was closed is noticed a little later.
      for _ in 0..<20 where statuses(answer).first != 200 {
        let wire = Wire(scene.server.endpoint)
        wire.send(post("/large", 2_000) + String(repeating: "a", count: 2_000))
        answer = wire.hear(seconds: 0.3).text
      }
      #expect(statuses(answer).first == 200)
    }
  }
}
