@testable import FastiHTTP
import Foundation
import Glibc
import TestSupport
import Testing

/// A form whose file is written to the disk while it arrives.
@Suite("Files that are received") struct ReceivingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scene(_ change: (inout ServerLimits) -> Void = { _ in }, in path: String? = nil) throws -> Scene {
    try Scene(limits: change, receiving: path ?? folder.url.path) { request in
      switch request.target.segments.last {
      case "nobody": .refused(Response(401, text: "who are you"))
      case "small": .memory(1_000)
      default: .file(500_000, from: request.peer.network)
      }
    }
  }

  private static let file = "Content-Disposition: form-data; name=\"f\"; filename=\"x.png\"\r\n\r\n"
  private static let field = "Content-Disposition: form-data; name=\"a\"\r\n\r\n1"

  private static func form(_ content: String, _ more: String = "") -> String {
    "--line\r\n\(field)\r\n--line\r\n\(file)\(content)\r\n\(more)--line--\r\n"
  }

  private static func head(_ length: Int?, _ path: String = "/files", more: String = "") -> String {
    "POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=line\r\n\(more)"
      + (length.map { "Content-Length: \($0)\r\n\r\n" } ?? "Transfer-Encoding: chunked\r\n\r\n")
  }

  /// The answer to a form that is sent at once.
  private func send(_ body: String, to scene: Scene, _ path: String = "/files") -> (text: String, isClosed: Bool) {
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(body.utf8.count, path, more: "Connection: close\r\n") + body)
    return wire.hearEnd()
  }

  /// Whether the folder is empty.
  private var isEmpty: Bool { (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == [] }

  @Test("arrive complete, with any content, and leave no other files")
  func whole() throws {
    let scene = try scene()
    let content = String(repeating: "\r\n--lin\r\n-line \u{0}é", count: 20_000)
    let told = send(Self.form(content), to: scene).text
    let sum = Scene.sum(of: .bytes(Array(content.utf8)))
    #expect(told.hasSuffix("a=-:1:\(Scene.sum(of: .bytes([0x31]))) f=x.png:\(content.utf8.count):\(sum)\n"), "\(told)")
    #expect(isEmpty)
  }

  @Test("arrive in chunks, and cut at every byte near the boundary")
  func chunks() throws {
    let scene = try scene()
    let body = Self.form("0123456789\r\n--li")
    for first in stride(from: 1, to: body.utf8.count, by: 3) {
      let wire = Wire(scene.server.endpoint)
      wire.send(Self.head(nil, more: "Connection: close\r\n"))
      let bytes = Array(body.utf8)
      for piece in [bytes[..<first], bytes[first...]] {
        wire.send("\(String(piece.count, radix: 16))\r\n\(String(decoding: piece, as: UTF8.self))\r\n")
        usleep(2_000)
      }
      wire.send("0\r\n\r\n")
      let told = wire.hearEnd().text
      #expect(told.contains("f=x.png:16:"), "\(first): \(told)")
    }
  }

  @Test("are refused before they are sent if they are not accepted, or are announced as too long")
  func early() throws {
    let scene = try scene()
    for (path, length, status) in [
      ("/files/nobody", 1_000, 401), ("/files", 700_000, 422), ("/files/small", 2_000, 413),
    ] {
      for expects in ["", "Expect: 100-continue\r\n"] {
        let wire = Wire(scene.server.endpoint)
        wire.send(Self.head(length, path, more: expects))
        let (text, isClosed) = wire.hearEnd()
        #expect(statuses(text) == [status] && isClosed, "\(path) \(text)")
      }
    }
    let seen = scene.seen()
    #expect(seen.allSatisfy { $0.body.isEmpty } && seen.count == 2)
    #expect(isEmpty)
  }

  @Test("are requested if the client waits for a confirmation")
  func expected() throws {
    let scene = try scene()
    let body = Self.form("abc")
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(body.utf8.count, more: "Expect: 100-continue\r\n"))
    #expect(statuses(wire.hear().text) == [100])
    wire.send(body)
    #expect(wire.hear().text.contains("f=x.png:3:"))
  }

  @Test("that were refused early are read to the end, so that a client that only sends gets the answer")
  func lingering() throws {
    let scene = try scene()
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(30_000_000))
    let piece = String(repeating: "a", count: 1_000_000)
    for _ in 0..<30 { #expect(wire.send(piece)) }
    let (text, isClosed) = wire.hearEnd()
    #expect(statuses(text) == [422] && text.contains("tooLong") && isClosed)
  }

  @Test("are refused with the reason if they are wrong")
  func faults() throws {
    let scene = try scene()
    let many = String(repeating: "--line\r\n\(Self.field)\r\n", count: 15)
    for (body, fault) in [
      (Self.form(String(repeating: "a", count: 500_001)), "tooLong(most: 500000)"),
      (Self.form("abc", "--line\r\n\(Self.file)def\r\n"), "severalFiles"),
      (Self.form("abc", many), "malformed"),
      (Self.form("abc", "--line\r\n\(Self.field)\(String(repeating: "a", count: 70_000))\r\n"), "fieldsTooLong"),
      (Self.form("abc", "--line\r\nA: \(String(repeating: "a", count: 50_000))"), "malformed"),
      (String(Self.form("abc").dropLast(5)), "malformed"),
      (String(repeating: "a", count: 5_000), "malformed"),
      ("--line", "malformed"),
    ] {
      let told = send(body, to: scene).text
      #expect(statuses(told) == [422] && told.contains(fault), "\(fault): \(told)")
    }
    let chunk = "186a0\r\n" + String(repeating: "a", count: 100_000) + "\r\n"
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(nil) + "46\r\n--line\r\n\(Self.file)\r\n")
    for _ in 0..<9 { wire.send(chunk) }
    wire.send("0\r\n\r\n")
    #expect(wire.hear().text.contains("tooLong"))
    #expect(isEmpty)
  }

  @Test("of another kind stay in memory, and are limited")
  func others() throws {
    let scene = try scene()
    func post(_ count: Int) -> [Int] {
      let wire = Wire(scene.server.endpoint)
      wire.send(
        "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
          + "Content-Length: \(count)\r\n\r\n" + String(repeating: "a", count: count))
      return statuses(wire.hear().text)
    }
    #expect(post(60_000) == [200] && post(70_000) == [413])
  }

  @Test("are limited in number, in all and from one network, and release their place")
  func few() throws {
    for change in [
      { (limits: inout ServerLimits) in limits.files = 2 }, { limits in limits.filesOfNetwork = 2 },
      { limits in limits.fileBytes = 800_000 },
    ] {
      let scene = try scene(change)
      var wires = (0..<2).map { _ in Wire(scene.server.endpoint) }
      for wire in wires {
        wire.send(Self.head(300_000, more: "Expect: 100-continue\r\n"))
        // A client that was asked for its body has a place.
        #expect(statuses(wire.hear().text) == [100])
        wire.send("--line\r\n\(Self.file)")
      }
      let third = Wire(scene.server.endpoint)
      third.send(Self.head(300_000))
      #expect(third.hear().text.contains("busy"))
      wires = []
      #expect(comesThrough(scene))
    }
    #expect(isEmpty)
  }

  @Test("that end early, stall or are sent slowly leave neither a file nor a used place")
  func broken() throws {
    let scene = try scene {
      $0.filesOfNetwork = 1
      $0.requestSeconds = 1
      $0.slowestRate = 5_000
    }
    do {
      let wire = Wire(scene.server.endpoint)
      wire.send(Self.head(300_000) + "--line\r\n\(Self.file)" + String(repeating: "a", count: 100_000))
    }
    #expect(comesThrough(scene))
    let silent = Wire(scene.server.endpoint)
    silent.send(Self.head(300_000) + "--line\r\n\(Self.file)")
    #expect(silent.hearEnd().isClosed)
    #expect(comesThrough(scene))
    #expect(isEmpty)
  }

  /// Whether a form succeeds before long: a closed connection is noticed a little later.
  private func comesThrough(_ scene: Scene) -> Bool {
    (0..<12_000).contains { _ in
      if statuses(send(Self.form("abc"), to: scene).text) == [200] { return true }
      usleep(50_000)
      return false
    }
  }

  @Test("may take longer than a request, as long as bytes arrive")
  func moving() throws {
    let scene = try scene {
      $0.requestSeconds = 3
      $0.slowestRate = 25
    }
    let body = Self.form(String(repeating: "a", count: 100_000))
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(body.utf8.count))
    var rest = body.utf8[...]
    while !rest.isEmpty {
      wire.send(String(decoding: rest.prefix(2_500), as: UTF8.self))
      rest = rest.dropFirst(2_500)
      usleep(100_000)
    }
    #expect(wire.hear().text.contains("f=x.png:100000:"))
  }

  @Test("end with the server")
  func stopped() throws {
    let scene = try scene { $0.graceSeconds = 0 }
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(300_000) + "--line\r\n\(Self.file)" + String(repeating: "a", count: 100_000))
    usleep(200_000)
    scene.server.stop()
    #expect(wire.hearEnd().isClosed && isEmpty)
  }

  @Test("are not waited for any longer after a fault, however fast they arrive")
  func wrong() throws {
    let scene = try scene {
      $0.requestSeconds = 1
      $0.slowestRate = 1_000
    }
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(400_000) + String(repeating: "a", count: 5_000))
    var pieces = 0
    while pieces < 150, wire.send(String(repeating: "a", count: 2_500)) {
      usleep(100_000)
      pieces += 1
    }
    #expect(pieces < 150 && scene.seen().isEmpty)
  }

  @Test("are an error of storage if there is no folder")
  func nowhere() throws {
    #expect(send(Self.form("abc"), to: try scene(in: folder.url.path + "/gone")).text.contains("storage"))
  }

  @Test("may use as much space as six of 100 MB need") func six() {
    let most = 100_000_000 + ServerLimits().fieldBytes + Multipart.mostParts * Multipart.longestHeader
    #expect(ServerLimits().files * most <= ServerLimits().fileBytes)
  }

  @Test("that cannot be created are a full disk, one file too many, or an error of storage")
  func numbers() {
    #expect([ENOSPC, EDQUOT].allSatisfy { BodyFault(number: $0) == .noRoom })
    #expect([EMFILE, ENFILE].allSatisfy { BodyFault(number: $0) == .busy })
    #expect([EACCES, EROFS, EIO, ENOENT].allSatisfy { BodyFault(number: $0) == .storage })
  }

  @Test(
    "find no space on a full disk, before they are sent or in the middle",
    .enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func full() throws {
    let disk = try SmallDisk(kilobytes: 2_000)
    let scene = try scene(in: disk.path)
    func fill(_ count: Int) -> Bool {
      FileManager.default.createFile(atPath: disk.path + "/other", contents: Data(count: count))
    }
    #expect(fill(1_800_000))
    #expect(send(Self.form(String(repeating: "a", count: 300_000)), to: scene).text.contains("noRoom"))
    // There would be space, but then too little for anything else.
    #expect(send(Self.form(String(repeating: "a", count: 200_000)), to: scene).text.contains("noRoom"))
    try FileManager.default.removeItem(atPath: disk.path + "/other")
    // Without a length it is noticed in the middle.
    let wire = Wire(scene.server.endpoint)
    wire.send(Self.head(nil) + "46\r\n--line\r\n\(Self.file)\r\n")
    #expect(wire.hear(seconds: 0.3).isEmpty && fill(1_900_000))
    let chunk = "2710\r\n" + String(repeating: "a", count: 10_000) + "\r\n"
    for _ in 0..<40 { wire.send(chunk) }
    wire.send("c\r\n\r\n--line--\r\n\r\n0\r\n\r\n")
    #expect(wire.hear().text.contains("noRoom"))
    try FileManager.default.removeItem(atPath: disk.path + "/other")
    #expect(send(Self.form(String(repeating: "a", count: 100_000)), to: scene).text.contains("f=x.png:100000:"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }
}
