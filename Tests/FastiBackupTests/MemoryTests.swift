import FastiDays
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// The megabytes of attachments: 80 in every run, 1,000 in `make soak`.
private let megabytes = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? 1_000 : 80

@Suite("Memory") struct MemoryTests {
  @Test("create and restore use less than 64 MB, for attachments of any size")
  func bounded() throws {
    let desk = try Desk()
    let id = desk.store.newID()
    let piece = desk.random.bytes(1_000_000)
    for number in 0..<megabytes / 20 {
      try desk.attach(Array(repeatElement(piece, count: 20).joined()), to: id, RecordID(high: 5, low: UInt64(number)))
    }
    let other = desk.path("other")
    let archive = desk.path("large.zip")
    for words in [
      ["backup", "create", archive, "--data", desk.data],
      ["backup", "restore", archive, "--data", other],
    ] {
      let running = try Running(words)
      #expect(running.watch() == 0, "\(running.text)")
      #expect(running.peak > 1_000 && running.peak <= 64_000, "\(words[1]): \(running.peak) kB")
    }
  }

  @Test(
    "thousands of versions, and back: the text is in memory once, its values are not")
  func versions() throws {
    let desk = try Desk()
    try desk.write { writer throws(StoreError) in
      for number in 0..<(megabytes == 80 ? 3_000 : 30_000) {
        let name = "number \(number) " + String(repeating: "n", count: 180)
        try writer.put(Setting(key: "memory.\(number)", value: name))
      }
    }
    let archive = desk.path("many.zip")
    for words in [
      ["backup", "create", archive, "--data", desk.data], ["backup", "check", archive],
      ["backup", "restore", archive, "--data", desk.path("other")],
    ] {
      let running = try Running(words)
      #expect(running.watch() == 0, "\(running.text)")
      #expect(running.peak > 1_000 && running.peak <= 60_000, "\(words[1]): \(running.peak) kB")
    }
  }

  @Test("an expensive text, 32 MiB in soak, takes little more memory than itself", arguments: expensive)
  func text(_ unit: Expensive) throws {
    let desk = try Desk()
    var text = Array(unit.start.utf8)
    var number = 0
    while text.count < (32 << 20) - 1_000, number < unit.most {
      text += Array(unit.element(number).utf8)
      number += 1
    }
    text += Array(unit.end.utf8)
    let archive = try HandMade([.init("backup.json", text)]).write(desk)
    let running = try Running(["backup", "check", archive])
    #expect(running.watch() == unit.status, "\(running.text.prefix(500))")
    #expect(running.peak <= 62_000, "\(running.peak) kB")
  }

  /// A text of many equal parts.
  struct Expensive: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: String
    let element: @Sendable (Int) -> String
    let most: Int
    let end: String
    let status: Int32
  }

  static let expensive = [
    Expensive(
      testDescription: "spaces", start: "{\"version\":1,\"reminders\":[",
      element: { _ in String(repeating: " ", count: 1_000) }, most: megabytes == 80 ? 1_000 : .max, end: "]}", status: 0
    ),
    Expensive(
      testDescription: "one thing of many values", start: "{\"version\":1,\"reminders\":[{\"a\":[0",
      element: { _ in ",0" }, most: megabytes == 80 ? 200_000 : 1_900_000, end: "]}]}", status: 4),
    Expensive(
      testDescription: "many things of one value", start: "{\"version\":1,\"reminders\":[{}",
      element: { _ in ",{}" }, most: megabytes == 80 ? 20_000 : 900_000, end: "]}", status: 4),
    Expensive(
      testDescription: "one long text", start: "{\"version\":1,\"reminders\":[{\"title\":\"",
      element: { _ in String(repeating: "a", count: 1_000) }, most: megabytes == 80 ? 2_000 : .max, end: "\"}]}",
      status: 4),
    Expensive(
      testDescription: "long names", start: "{\"version\":1",
      element: { ",\"\($0)\(String(repeating: "a", count: 900_000))\":0" }, most: megabytes == 80 ? 3 : 36, end: "}",
      status: 4),
    Expensive(
      testDescription: "files that nothing names", start: "{\"version\":1,\"reminders\":[],\"files\":[0",
      element: { ",{\"path\":\"attachments/\($0)\",\"bytes\":1,\"sha256\":\"\(String(repeating: "0", count: 64))\"}" },
      most: 11_000, end: "]}", status: 4),
  ]

  @Test("a zip bomb is refused with little memory")
  func bomb() throws {
    let archive = PackageFolder.root.appending(path: "Tests/Fixtures/hijri_backup/08_bomb.zip").path
    let running = try Running(["backup", "check", archive])
    #expect(running.watch() == 4)
    #expect(running.peak <= 64_000, "\(running.peak) kB")
  }
}
