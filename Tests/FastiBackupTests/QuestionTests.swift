import FastiCivil
import FastiPerson
import FastiRecords
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Questions of a restore") struct QuestionTests {
  /// A terminal of a program that is started with it, and what the user types there.
  private final class Terminal {
    let path: String
    private let user: FileHandle
    private let program: FileHandle

    init(typing text: String) throws {
      let number = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(number >= 0)
      user = FileHandle(fileDescriptor: number, closeOnDealloc: true)
      var (place, locked): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not import.
      let (unlocking, finding) = (ioctl(number, 0x4004_5431, &locked), ioctl(number, 0x8004_5430, &place))
      try #require(unlocking == 0 && finding == 0)
      let path = "/dev/pts/\(place)"
      self.path = path
      let other = open(path, O_RDWR | O_NOCTTY)
      try #require(other >= 0)
      program = FileHandle(fileDescriptor: other, closeOnDealloc: true)
      try user.write(contentsOf: Data(text.utf8))
    }
  }

  /// A desk with two notes that differ from those of a backup.
  private func differing() throws -> Desk {
    let desk = try Desk()
    for text in ["backup", "store"] {
      for day in [1, 2] as [Int32] {
        try desk.write { writer throws(StoreError) in try writer.put(Note(day: Day(day), text: text)) }
      }
      if text == "backup" { try desk.create("a.zip") }
    }
    return desk
  }

  private func restore(_ desk: Desk, typing text: String) throws -> Int32 {
    let terminal = try Terminal(typing: text)
    let arguments = ["backup", "restore", desk.path("a.zip"), "--data", desk.data]
    let status = try Running(arguments, terminal: terminal.path).wait()
    return withExtendedLifetime(terminal) { status }
  }

  @Test("if the input ends, nothing is written, also after some answers", arguments: ["\u{4}", "s\n\u{4}", "r\n\u{4}"])
  func ended(typed: String) throws {
    let desk = try differing()
    let changes = try desk.store.history(limit: 99)
    #expect(try restore(desk, typing: typed) == 1)
    #expect(try desk.store.history(limit: 99) == changes)
    #expect(try texts(desk) == ["store", "store"])
  }

  @Test("each answer is for one thing")
  func answered() throws {
    let desk = try differing()
    #expect(try restore(desk, typing: "s\nr\n") == 0)
    #expect(try texts(desk) == ["backup", "store"])
  }

  private func texts(_ desk: Desk) throws -> [String] {
    try desk.store.read { reader throws(StoreError) in try reader.all(Note.self).map(\.record.text) }.sorted()
  }
}
