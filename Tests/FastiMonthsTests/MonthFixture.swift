import FastiCalendars
import FastiCivil
import FastiFormats
import FastiJail
import FastiMonths
import Foundation
import TestSupport
import Testing

/// A page, PDF or answer with what a good reader returns for it: `FASTI_FIXTURES=DIR`, or the copies in Tests/Fixtures.
struct MonthFixture: Sendable, CustomTestStringConvertible {
  let file: URL

  var testDescription: String { "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)" }
  var name: String { file.lastPathComponent }

  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["FASTI_FIXTURES"] { return URL(filePath: path) }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
  }

  private static func files() throws -> [URL] { try files(of: ["fiqhcouncil", "hilalcommittee"], in: folder) }

  private static func files(of names: [String], in folder: URL) throws -> [URL] {
    try names.flatMap { name in
      try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
    }
  }

  /// Pages, news and PDFs in other layouts: `FASTI_LAYOUTS=DIR`, or Tests/Fixtures/layouts.
  static let layouts: [MonthFixture] = {
    let named = ProcessInfo.processInfo.environment["FASTI_LAYOUTS"].map { URL(filePath: $0) }
    let found = try? MonthFixture.files(of: ["pages", "news", "pdf"], in: named ?? folder.appending(path: "layouts"))
    return (found ?? []).filter { ["html", "pdf"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }.map { MonthFixture(file: $0) }
  }()

  /// Every fixture of both folders.
  static let all: [MonthFixture] = ((try? files()) ?? [])
    .filter { ["html", "pdf"].contains($0.pathExtension) || $0.lastPathComponent.isAnswer }
    .sorted { $0.path < $1.path }.map { MonthFixture(file: $0) }

  /// The paths of the expectations, without `.expected.json`.
  static func expectations() throws -> Set<String> {
    let suffix = ".expected.json"
    return Set(try files().map(\.path).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  var kind: MonthDocument {
    if file.pathExtension == "pdf" { return .pdf }
    if file.path.contains("/fiqhcouncil/") { return .fiqh }
    if let said = try? expected(), let source = said["readAs"] as? String {
      return source == "fiqh" ? .fiqh : said["kind"] as? String == "home" ? .home : .news
    }
    if file.pathExtension == "json" { return .api }
    return name.hasPrefix("news") ? .news : .home
  }

  func expected() throws -> [String: Any] {
    let data = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("expected.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: file)) }

  static let council = HijriMonths.builtIn()
  static let committee = HijriMonths.ummAlQura()

  /// The day of reading and the page's address, where the expectation names them.
  var inputs: (today: Day, base: String) {
    let expected = (try? expected()) ?? [:]
    let today = (expected["today"] as? String).flatMap { try? Day(iso: $0) }
    return (
      today ?? Day(year: 2026, month: 1, day: 28), expected["baseURL"] as? String ?? "https://hilalcommittee.org/"
    )
  }

  /// What the readers say of bytes in place of the file's own.
  func read(_ bytes: [UInt8]) -> MonthReading {
    let inputs = inputs
    return read(bytes, today: inputs.today, base: inputs.base)
  }

  /// What the readers say of bytes, read on a day, of a page from an address.
  func read(_ bytes: [UInt8], today: Day, base: String) -> MonthReading {
    switch kind {
    case .fiqh: HTMLReader.page(bytes).map { CouncilPage.read($0, computed: Self.council) } ?? .nothing
    case .home:
      HTMLReader.page(bytes).map {
        CommitteePage.readHome($0, base: Array(base.utf8), computed: Self.committee)
      } ?? .nothing
    case .news: HTMLReader.page(bytes).map { CommitteePage.readNews($0, computed: Self.committee) } ?? .nothing
    case .api:
      CommitteeAnswer(json: bytes)?.read(today: today, computed: Self.committee)
        ?? MonthReading(problem: .unreadableJSON)
    case .pdf: .nothing
    }
  }

  /// What the reader of PDFs says of words.
  static func read(tsv: [UInt8]) -> MonthReading {
    SheetWord.words(tsv: tsv).map { CommitteeSheet.read($0, computed: committee) }
      ?? MonthReading(problem: .unreadablePDF)
  }

  /// The words of a PDF by pdftotext; nil when it refuses the file.
  static func tsv(_ file: URL) throws -> [UInt8]? {
    let run = try ChildProcess(["pdftotext", "-tsv", file.path, "-"], in: file.deletingLastPathComponent())
    return run.status == 0 ? Array(run.output.utf8) : nil
  }

  /// What the readers say of the file.
  func reading() throws -> MonthReading {
    guard kind == .pdf else { return read(try bytes()) }
    return try Self.tsv(file).map { Self.read(tsv: $0) } ?? CommitteeSheet.unreadable(try bytes())
  }
}

extension String {
  fileprivate var isAnswer: Bool { hasSuffix(".json") && !hasSuffix(".expected.json") }
}

extension MonthReading {
  static var nothing: MonthReading { MonthReading(problem: .noMonthsFound) }
}
