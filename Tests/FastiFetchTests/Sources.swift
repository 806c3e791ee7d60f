import FastiDays
import FastiFetch
import FastiFormats
import FastiJail
import FastiMonths
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import TestSupport

/// The two sources as a server on this machine shows them, with tags and conditional answers, and the way there.
final class Sources: @unchecked Sendable {
  private let lock = NSLock()
  private var pages: [String: (type: String, body: [UInt8])] = [:]
  private var isGone = false
  private var asked: [String] = []

  /// A fixture of Tests/Fixtures.
  static func fixture(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: PackageFolder.root.appending(path: "Tests/Fixtures/" + name)))
  }

  func set(_ address: String, _ body: [UInt8], type: String = "text/html") {
    lock.withLock { pages[address] = (type, body) }
  }

  func set(_ address: String, _ text: String) { set(address, Array(text.utf8)) }

  /// Lets the server answer with 503, or not any more.
  func fail(_ fails: Bool) { lock.withLock { isGone = fails } }

  /// What was asked since the last time this was read, and the status.
  func requests() -> [String] {
    lock.withLock {
      defer { asked = [] }
      return asked
    }
  }

  /// A server that shows them.
  func serve() throws -> LoopbackServer {
    try LoopbackServer(bytes: { [self] request in
      let address = String(request.split(separator: " ")[1])
      let (page, fails) = lock.withLock { (pages[address], isGone) }
      let tag = page.map { "\"\($0.body.count)-\($0.body.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) })\"" } ?? ""
      let status =
        fails ? "503 Busy" : page == nil ? "404 Not Found" : request.contains(tag) ? "304 Not Modified" : "200 OK"
      lock.withLock { asked.append("\(status.prefix(3)) \(address)") }
      let body = status == "200 OK" ? page?.body ?? [] : []
      let head = [
        "HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close",
        "Content-Type: \(page?.type ?? "text/html")", "ETag: \(tag)",
      ]
      return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    })
  }
}

/// Fetches as the program does, but from the server on this machine.
struct SourcesFetcher: Fetcher {
  let port: Int

  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    let here = "http://127.0.0.1:\(port)/"
    let address = request.address.replacing("https://www.", with: "https://")
      .replacing("https://hilalcommittee.org/", with: here + "committee/")
      .replacing("https://fiqhcouncil.org/", with: here + "council/")
    do {
      switch try Fetch(.test(host: "127.0.0.1", milliseconds: 8_000))(
        address, tag: request.tag, modified: request.modified)
      {
      case .unchanged: return .unchanged
      case .document(let body, let tag, let modified, _): return .document(body: body, tag: tag, modified: modified)
      }
    } catch {
      throw Failure(.document(.unreachable(NetworkCause(line: error.line))), value: request.address)
    }
  }
}

/// Reads documents in this process.
struct SourcesReader: DocumentReader {
  func page(html: [UInt8]) throws(Failure) -> WebPage? { HTMLReader.page(html) }

  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? {
    do {
      let folder = try TemporaryFolder()
      try Data(pdf).write(to: folder.url.appending(path: "a.pdf"))
      let run = try ChildProcess(["pdftotext", "-tsv", "a.pdf", "-"], in: folder.url)
      return run.status == 0 ? SheetWord.words(tsv: Array(run.output.utf8)) : nil
    } catch { throw Failure(.helper(.noPDF)) }
  }

  /// No source of months is imported.
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] { [] }

  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
}
