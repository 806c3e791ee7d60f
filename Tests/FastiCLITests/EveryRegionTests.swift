import FastiDays
import Testing

/// What takes the days of regions works with each region that ships.
@Suite("Every region") struct EveryRegionTests {
  private let store = MemoryStore()
  private let disk = TestDisk()

  private func run(_ line: String) -> TestMachine.Result {
    var machine = TestMachine()
    machine.variables = ["FASTI_TODAY": "2026-11-28", "FASTI_DATA": "/data"]
    machine.store = store
    machine.files.written = disk
    return machine.run(line)
  }

  private func codes() -> [String] {
    run("regions --format csv").output.split(whereSeparator: \.isNewline).dropFirst()
      .compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  @Test("business days and the table of dates are computed for all regions together")
  func days() {
    let codes = codes()
    #expect(codes.count > 500)
    let all = codes.joined(separator: " ")
    let counted = run("days between 2026-01-01 2026-12-31 \(all) --json")
    #expect(counted.status == 0, "\(counted.error)")
    #expect(codes.allSatisfy { counted.output.contains("\"\($0)\"") })
    let table = run("export dimension --from 2026-01-01 --to 2026-12-31 \(all)")
    #expect(table.status == 0, "\(table.error)")
    #expect(table.output.split(separator: "\n").count == 366)
  }

  @Test("a feed has the holidays of every country, with as many regions at a time as a user can select")
  func feeds() {
    let codes = codes()
    #expect(run("config set regions.limit 250").status == 0)
    for first in stride(from: 0, to: codes.count, by: 250) {
      let some = codes[first..<min(first + 250, codes.count)]
      let selected = run("regions select \(some.joined(separator: " "))")
      #expect(selected.status == 0, "\(selected.error)")
      let written = run("feed write feed-\(first).ics --only holidays")
      #expect(written.status == 0, "\(written.error)")
      let text = String(decoding: disk.files["feed-\(first).ics"] ?? [], as: UTF8.self)
      // The id of an event ends with the region of its rule; a part without rules of its own has none.
      let missing = some.filter { $0.count == 2 && !text.contains("@\($0)\r\n") }
      #expect(text.hasPrefix("BEGIN:VCALENDAR") && missing.isEmpty, "\(missing)")
    }
  }
}
