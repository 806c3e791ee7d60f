import FastiDays
import FastiHost
import FastiRecords
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// The files of the machine, with a count of reads.
private final class CountedFiles: Files, @unchecked Sendable {
  private let files = SystemFiles()
  private let lock = NSLock()
  private var reads: [String: Int] = [:]

  func reads(of name: String) -> Int { lock.withLock { reads[name] ?? 0 } }

  func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    lock.withLock { reads[URL(filePath: path).lastPathComponent, default: 0] += 1 }
    return try files.read(path, limit: limit)
  }

  func open(_ path: String) throws(Failure) -> any ByteStream { try files.open(path) }
  func write(_ bytes: [UInt8], to path: String) throws(Failure) { try files.write(bytes, to: path) }
  func remove(_ path: String) throws(Failure) { try files.remove(path) }
  func rename(_ path: String, to other: String) throws(Failure) { try files.rename(path, to: other) }
  func makeFolder(_ path: String) throws(Failure) { try files.makeFolder(path) }
  func exists(_ path: String) -> Bool { files.exists(path) }
  func version(of path: String) -> FileVersion? { files.version(of: path) }
  func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  func names(in folder: String) throws(Failure) -> [String] { try files.names(in: folder) }
}

@Suite("Forecast and rates are read once") struct FileCacheTests {
  private let files = CountedFiles()
  private let room: Room

  init() throws { room = try Room(ports: WebPorts(files: files)) }

  private func set(_ key: SettingKey, _ value: String) throws {
    try room.write { store throws(Failure) in
      let zones = SystemZones(environment: SystemEnvironment())
      try EditSettings(store, try Almanac.read(from: store, named: [], zones: zones)).set(key, value)
    }
  }

  private func keep(_ text: String, _ name: String) throws {
    try SystemFiles().write(Array(text.utf8), to: "\(room.folder.url.path)/\(name)")
  }

  private func page(_ path: String) -> String { ScreenTests.page(room, path).text }

  @Test("many pages with a forecast read its file once, and again after a replacement")
  func weather() throws {
    try set(.weatherPlace, "59.33,18.07")
    try keep("fasti-weather 1\nplace 59.33,18.07\n\n2026-02-05 -35 21 4 80 45 snow\n", "weather")
    let paths = ["/today", "/day/2026-02-05", "/week/2026-W06", "/widget/small.svg"]
    for path in paths { #expect(page(path).contains("°"), "\(path)") }
    for number in 1...5 {
      try set(.regionsLimit, "\(number)")
      for path in paths { _ = page(path) }
    }
    #expect(files.reads(of: "weather") == 1)
    try keep("fasti-weather 1\nplace 59.33,18.07\n\n2026-02-05 -95 11 4 80 45 snow\n", "weather")
    #expect(page("/today").contains("\u{2212}9.5"))
    #expect(files.reads(of: "weather") == 2)
  }

  @Test("many budgets on many pages read the rates once, and again after a replacement")
  func rates() throws {
    try set(.currencyHome, "SEK")
    try keep("fasti-rates 1\n\n2026-02-04 SEK 11.0000\n", "rates")
    for number in 1...8 {
      let fields = [("title", "Trip \(number)"), ("on", "2026-02-05"), ("type", "trip"), ("budget", "\(number)00 EUR")]
      #expect(ScreenTests.post(room, "/events", fields, ScreenTests.form).status == 303)
    }
    #expect(page("/day/2026-02-05").contains("8800.00 SEK"))
    #expect(page("/agenda").contains("8800.00 SEK"))
    #expect(files.reads(of: "rates") == 1)
    try keep("fasti-rates 1\n\n2026-02-04 SEK 12.0000\n", "rates")
    #expect(page("/day/2026-02-05").contains("9600.00 SEK"))
    #expect(files.reads(of: "rates") == 2)
  }
}
