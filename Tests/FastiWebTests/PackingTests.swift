import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Answers are compressed") struct PackingTests {
  static let gzip = ("Accept-Encoding", "gzip, deflate, br")

  @Test(
    "decompress to the same bytes, and have Vary",
    arguments: ["/api/v1/month/2026-06", "/static/fasti.css", "/static/app.js", "/help", "/api/v1/openapi.json"])
  func same(_ path: String) throws {
    let room = try Room()
    let (plain, packed) = (room.ask(path), room.ask(path, .get, [Self.gzip]))
    #expect(plain.headers["Content-Encoding"] == nil && packed.headers["Content-Encoding"] == "gzip")
    #expect(plain.headers["Vary"]?.contains("Accept-Encoding") == true)
    #expect(packed.headers["Vary"] == plain.headers["Vary"])
    #expect(packed.bytes.count < plain.bytes.count / 2)
    func steady(_ bytes: [UInt8]) -> String {
      String(decoding: bytes, as: UTF8.self).replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f-]{17}/#, with: "")
    }
    #expect(steady(try gunzipped(packed.bytes)) == steady(plain.bytes))
  }

  static func names(_ text: String) -> Set<String> {
    Set(text.components(separatedBy: "name=\"request\" value=\"").dropFirst().map { String($0.prefix(36)) })
  }

  @Test("a cached page is compressed once and has a new name in each answer")
  func pages() throws {
    let room = try Room()
    let texts = try (0..<3).map { _ in
      let answer = room.ask("/day/2026-06-19", .get, [Self.gzip, ("Accept", "text/html")])
      #expect(answer.headers["Content-Encoding"] == "gzip")
      return String(decoding: try gunzipped(answer.bytes), as: UTF8.self)
    }
    let names = texts.map(Self.names)
    #expect(names.allSatisfy { $0.count == 1 } && Set(names.flatMap { $0 }).count == 3)
    let plain = room.ask("/day/2026-06-19", .get, [("Accept", "text/html")]).text
    for (text, name) in zip(texts, names) {
      #expect(
        text.replacing(name.first ?? "", with: "") == plain.replacing(try #require(Self.names(plain).first), with: ""))
    }
    #expect(!texts[0].contains(room.server.caches.pages.placeholder))
  }

  @Test(
    "only for clients that accept it",
    arguments: [
      ("gzip", true), ("*", true), ("br, gzip;q=0.5", true), ("gzip;q=0", false), ("gzip;q=0, *", false), ("br", false),
      ("identity", false), ("", false), ("GZIP", true), ("*;q=0", false), ("gzip;q=x", false),
    ])
  func negotiated(_ pair: (String, Bool)) throws {
    let answer = try Room().ask("/static/fasti.css", .get, [("Accept-Encoding", pair.0)])
    #expect((answer.headers["Content-Encoding"] == "gzip") == pair.1)
  }

  @Test("not if it saves nothing")
  func small() throws {
    let answer = try Room().ask("/api/v1/week?short=yes", .get, [Self.gzip, ("Accept", "text/plain")])
    #expect(answer.text == "6\n" && answer.headers["Content-Encoding"] == nil)
  }

  @Test("each form has its own validator", arguments: ["feed", "/static/fasti.css"])
  func validators(_ path: String) throws {
    let room = try Room()
    let path = path == "feed" ? try room.feed().token.path : path
    let (plain, packed) = (room.ask(path), room.ask(path, .get, [Self.gzip]))
    let (one, two) = (try #require(plain.headers["ETag"]), try #require(packed.headers["ETag"]))
    let bytes = try gunzipped(packed.bytes)
    #expect(one != two && bytes == plain.bytes)
    func status(_ tag: String, _ headers: [(String, String)]) -> Int {
      let answer = room.ask(path, .get, headers + [("If-None-Match", tag)])
      if answer.status == 304 { #expect(answer.headers["ETag"] == tag && answer.headers["Vary"] != nil) }
      return answer.status
    }
    #expect(status(one, []) == 304 && status(two, [Self.gzip]) == 304)
    #expect(status(one, [Self.gzip]) == 200 && status(two, []) == 200)
  }

  @Test("a file at its versioned address is cached for a year; at another address it is revalidated")
  func files() throws {
    let room = try Room()
    let page = room.ask("/today", .get, [("Accept", "text/html")]).text
    let parts = page.components(separatedBy: "\"/static/").dropFirst().map { $0.prefix { $0 != "\"" && $0 != "#" } }
    #expect(parts.count > 4)
    // The worker has a constant address, and the name of the app depends on the user.
    let lasting = Set(parts).subtracting(["worker.js", "en.webmanifest"])
    #expect(lasting.count > 2)
    for part in Set(parts) {
      #expect(part.hasPrefix(StaticFiles.version + "/") == lasting.contains(part))
      let answer = room.ask("/static/\(part)")
      let caching = lasting.contains(part) ? "public, max-age=31536000, immutable" : "no-cache"
      #expect(answer.status == 200 && answer.headers["Cache-Control"] == caching)
    }
    for path in ["/static/fasti.css", "/static/0000/fasti.css"] {
      #expect(room.ask(path).headers["Cache-Control"] == "no-cache")
    }
    #expect(room.ask("/static/\(StaticFiles.version)/nothing.css").status == 404)
  }
}
