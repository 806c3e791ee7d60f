import FastiCivil
@testable import FastiDays
import FastiHolidays
@testable import FastiPerson
@testable import FastiRecords
@testable import FastiTransfer
import TestSupport
import Testing

@Suite("Batches of business days") struct WorkdayBatchTests {
  /// Returns the bytes in pieces of every size, as a pipe does.
  final class Pieces: ByteStream {
    var rest: ArraySlice<UInt8>
    let longest: Int
    var size: Int?
    var chance = Chance(seed: 7)

    init(_ text: String, longest: Int) {
      rest = Array(text.utf8)[...]
      self.longest = longest
    }

    func read(into room: UnsafeMutableRawBufferPointer) -> Int {
      let piece = rest.prefix(min(room.count, chance.number(1...longest)))
      room.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }

  static let workdays = Workdays(WorkdayCalendar(range: Limits.days))

  private func answers(_ text: String, longest: Int = 100_000, skipsBad: Bool = false) throws -> String {
    var batch = BatchCount(Self.workdays, bounds: .exclusive, skipsBad: skipsBad)
    var output: [UInt8] = []
    try batch.run(Pieces(text, longest: longest)) { (bytes) throws(Failure) in output += bytes }
    return String(decoding: output, as: UTF8.self)
  }

  @Test("each line has an answer, with any pieces of the input", arguments: [1, 3, 22, 50, 1_000, 100_000])
  func pieces(longest: Int) throws {
    var generator = Chance(seed: 20_261_122)
    var lines: [String] = []
    var expected: [Int] = []
    for _ in 0..<(longest < 20 ? 500 : 20_000) {
      let days = (0..<2).map { _ in Limits.days.first + Int.random(in: 0..<Limits.days.count, using: &generator) }
      let ends = ["\n", "\r\n", " \n", "\t\r\n"]
      let between = [",", ",", ",", " , ", "\",\""].randomElement(using: &generator) ?? ","
      let quote = between == "\",\"" ? "\"" : ""
      let end = ends.randomElement(using: &generator) ?? "\n"
      lines.append("\(quote)\(days[0].iso)\(between)\(days[1].iso)\(quote)\(end)")
      expected.append(try Self.workdays.count(from: days[0], to: days[1]))
    }
    let text = expected.map { "\($0)\n" }.joined()
    #expect(try answers(lines.joined(), longest: longest) == text)
    let last = lines.removeLast().split(whereSeparator: \.isNewline)[0]
    #expect(try answers("from,to\n" + lines.joined() + last, longest: longest) == text)
  }

  @Test("the number of answered lines is reported after every piece") func progress() throws {
    let text = String(repeating: "2026-02-02,2026-02-09\n", count: 10_000)
    var told: [Int] = []
    var batch = BatchCount(Self.workdays, bounds: .exclusive, skipsBad: false)
    try batch.run(Pieces(text, longest: 65_536), progress: Progress { done, _ in told.append(done) }) { _ in }
    #expect(told.count > 3 && told == told.sorted() && told.last == 10_000)
  }

  @Test("the kilobytes of a file are reported of all of them, but not beyond a file that has grown", arguments: [1, 2])
  func bytes(part: Int) throws {
    let text = String(repeating: "2026-02-02,2026-02-09\n", count: 10_000)
    let pieces = Pieces(text, longest: 65_536)
    pieces.size = 220_000 / part
    var told: [(done: Int, total: Int?)] = []
    var batch = BatchCount(Self.workdays, bounds: .exclusive, skipsBad: false)
    try batch.run(pieces, progress: Progress { told.append(($0, $1)) }) { _ in }
    let known = told.filter { $0.total != nil }
    #expect(known.allSatisfy { $0.total == 220 / part && $0.done <= 220 / part } && !known.isEmpty)
    #expect(told.last?.done == (part == 1 ? 220 : 10_000))
  }

  @Test("every valid date is read, and nothing else") func dates() throws {
    let day = { (text: String) in Array(text.utf8).withUnsafeBytes { $0.baseAddress.flatMap { FastDate.day($0) } } }
    for date in Limits.days { #expect(day(date.iso) == date.number) }
    // Every byte in every position of a date, compared with the reader that goes byte by byte.
    for good in ["2026-02-28", "2024-02-29", "1583-01-01", "2999-12-31", "2026-11-30"] {
      for place in 0..<10 {
        for byte in UInt8.min...UInt8.max {
          var bytes = Array(good.utf8)
          bytes[place] = byte
          let fast = bytes.withUnsafeBytes { $0.baseAddress.flatMap { FastDate.day($0) } }
          #expect(fast == (try? Day(iso: bytes[...]))?.number, "\(bytes)")
        }
      }
    }
  }

  @Test(
    "a line that is not two days is reported with its position",
    arguments: [
      ("2026-01-01,2026-02-30\n", 1, 12), ("a,b\n2026-01-01;2026-01-02\n", 2, 1), ("2026-01-01\n", 1, 11),
      ("2026-01-01,2026-01-02,3\n", 1, 23), ("2026-01-01,2026-01-02\n\n\n2026-01-01,2026-01-02", 2, 1),
      ("2026-01-01,2026-01-02\n  1400-01-01 ,2026-01-02", 2, 3), (",", 1, 1), ("from,to\nfrom,to\n", 2, 1),
      ("2026-01-01,\n", 1, 12), ("2026-01-01,2026-01-02\n" + String(repeating: "x", count: 200_000), 2, 4_097),
    ])
  func faults(text: String, line: Int, column: Int) {
    for longest in [1, 7, 100_000] {
      let failure = #expect(throws: Failure.self) { try answers(text, longest: longest) }
      #expect(failure?.field == .path("line \(line), column \(column)"))
      #expect(failure?.kind == .invalid && failure?.code == "bad-line")
    }
  }

  @Test("skipped lines have the answer error, and answers stay in line with questions") func skipping() throws {
    let long = String(repeating: "x", count: 150_000)
    let text = "2026-01-01,2026-01-08\nx\n\n2026-02-30,2026-01-01\n\(long)\n2026-01-08,2026-01-01\n\n\n"
    for longest in [1, 100, 100_000] {
      #expect(try answers(text, longest: longest, skipsBad: true) == "4\nerror\nerror\nerror\nerror\n-4\n")
    }
    #expect(try answers("") == "")
    #expect(try answers("from,to") == "")
    #expect(try answers("\u{FEFF}from,to\n2026-01-01,2026-01-08") == "4\n")
  }

  @Test("answers before the bad line are written") func before() {
    var batch = BatchCount(Self.workdays, bounds: .exclusive, skipsBad: false)
    var output: [UInt8] = []
    #expect(throws: Failure.self) {
      try batch.run(Pieces("2026-01-01,2026-01-08\nx\n", longest: 9)) { (bytes) throws(Failure) in output += bytes }
    }
    #expect(output == Array("4\n".utf8))
  }
}
