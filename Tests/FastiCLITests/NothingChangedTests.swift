import FastiCLI
import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer
import Testing

@Suite("A command that changes nothing says so, and adds no line to the history")
struct NothingChangedTests {
  static let home = ["HOME": "/home/ada"]
  /// A command line that writes, and its status if nothing changed.
  static let lines: [(line: String, status: UInt8)] = [
    ("note set 2026-03-01 x", 0), ("config set regions.limit 5", 0), ("regions select SE", 0),
    ("hijri source moonsighting", 0), ("hijri override 1447-9 2026-02-19", 0),
    ("rules edit se.julafton --title Jul", 1), ("leave setup --quarter off", 1),
  ]

  @Test("the second time", arguments: lines)
  func twice(line: String, status: UInt8) throws {
    let store = MemoryStore()
    #expect(TestMachine(variables: Self.home, store: store).run(line).status == 0)
    let changes = store.changes.count
    #expect(changes > 0)
    let again = TestMachine(variables: Self.home, store: store).run(line)
    #expect(again.status == status)
    #expect(store.changes.count == changes)
    #expect(!again.error.contains("fasti undo"))
    #expect(again.error.contains("already"))
  }

  @Test(
    "words that are not text are refused before any work", arguments: [["note", "set", "today"], ["--data"]])
  func notUTF8(words: [String]) {
    let machine = TestMachine()
    let bytes = words.map { Array($0.utf8) } + [[0x62, 0xFF]]
    #expect(Program.run(bytes: bytes, on: machine.machine).rawValue == 4)
    #expect(machine.console.text(.error).hasPrefix("fasti: word \(bytes.count) after fasti is not UTF-8"))
    #expect(machine.store.changes.isEmpty)
  }
}
