import FastiCLI
import FastiCivil
import FastiDays
import FastiFormats
import FastiMonths
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer
import Foundation

/// A machine in memory: a clock that does not advance, one zone, no disk, and streams that record.
struct TestMachine {
  let console = TestConsole()
  var variables: [String: String] = [:]
  var now = "2026-02-05T12:00:00Z"
  var files = TestFiles()
  var store = MemoryStore()
  var fetcher: any Fetcher = NoFetcher()
  /// The font of paper in `fastid`, if there is a `fastid`.
  var paperFont: (@Sendable () throws(Failure) -> FoundFonts?)?

  /// The result of a command line.
  struct Result: Equatable {
    var output: String
    var error: String
    var status: UInt8
  }

  /// Runs a line as a shell would split it: at spaces, with quotes of both kinds.
  func run(_ line: String) -> Result { run(words: TestMachine.words(line)) }

  func run(words: [String]) -> Result {
    let status = Program.run(words, on: machine)
    return Result(output: console.text(.output), error: console.text(.error), status: status.rawValue)
  }

  var machine: Machine {
    let store = store
    return Machine(
      clock: WallClock { [now] in ((try? Instant(iso: now))?.seconds ?? 0) * 1_000 },
      entropy: Entropy { count in (0..<count).map { UInt8($0 & 255) } }, zones: TestZones(),
      environment: TestEnvironment(values: variables),
      console: console, files: files, documents: TestDocuments(), fetcher: fetcher, openStore: { _ in store },
      libraries: { [("sqlite", "3.40.1")] }, paperFont: paperFont)
  }

  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch (character, quote) {
      case (let closing, let opened?) where closing == opened: quote = nil
      case (_, _?): word = (word ?? "") + String(character)
      case ("'", nil), ("\"", nil): (quote, word) = (character, word ?? "")
      case (" ", nil):
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

struct TestEnvironment: Environment {
  var values: [String: String]
  func bytes(of name: String) -> [UInt8]? { values[name].map { Array($0.utf8) } }
}

struct TestZones: Zones {
  static let known = [
    "Europe/Stockholm": "CET-1CEST,M3.5.0,M10.5.0/3", "Asia/Ho_Chi_Minh": "<+07>-7",
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0", "Australia/Sydney": "AEST-10AEDT,M10.1.0,M4.1.0/3",
  ]

  func zone(named name: String) throws(Failure) -> Zone {
    do { return try Zone(posix: TestZones.known[name] ?? name) } catch {
      throw Failure(.thing(.unknown(.zone, nearest: nil)), value: name)
    }
  }
  func local() throws(Failure) -> Zone { try zone(named: "CET-1CEST,M3.5.0,M10.5.0/3") }
}

/// A working reader that finds nothing.
struct TestDocuments: DocumentReader {
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] {
    ForeignReading.answer(to: question, zones: TestZones()) { _ in nil } ?? []
  }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: ["jailed"]) }
}

struct TestFiles: Files {
  var existing: Set<String> = []
  /// The written files by path; files set by the test can be read.
  var written = TestDisk()

  func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    if let bytes = written.files[path] { return bytes }
    throw Failure(.machine(.noFile), value: path)
  }
  func write(_ bytes: [UInt8], to path: String) throws(Failure) { written.files[path] = bytes }
  func remove(_ path: String) throws(Failure) {}
  func rename(_ path: String, to other: String) throws(Failure) {}
  func exists(_ path: String) -> Bool { existing.contains(path) || written.files[path] != nil }
  func isFolder(_ path: String) -> Bool {
    existing.contains(path + "/") || written.files.keys.contains { $0.hasPrefix(path + "/") }
  }
  func names(in folder: String) throws(Failure) -> [String] {
    written.files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }
}

/// Files in memory, which several machines may share.
final class TestDisk: @unchecked Sendable {
  var files: [String: [UInt8]] = [:]
}

/// Records the output; `fails` makes writing fail as a full disk does.
final class TestConsole: Console, @unchecked Sendable {
  private var written: [ConsoleStream: [UInt8]] = [:]
  var isTerminal = false
  var width: Int?
  var fails = false

  func isTerminal(_ stream: ConsoleStream) -> Bool { isTerminal }
  func columns(_ stream: ConsoleStream) -> Int? { width }
  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(Failure) {
    if fails, stream == .output { throw Failure(.machine(.failed(.write, .answer, .full))) }
    written[stream, default: []] += bytes
  }
  func text(_ stream: ConsoleStream) -> String { String(decoding: written[stream] ?? [], as: UTF8.self) }
}
