import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
@testable import FastiHTTP
import FastiJail
import FastiMoney
@testable import FastiMonths
import FastiRecords
@testable import FastiTransfer
import FastiWeather
import Glibc
import Testing

/// Twice as many untrusted bytes are at most 2.3 times the work, for readers whose work is too small for valgrind
/// (`WorkTests` has the others). The test measures the processor time of this thread.
///
/// A busy machine can only lengthen a measurement. So the test uses the least of several measurements, and repeats all
/// of them if the ratio is too large: a reader with a quadratic part has a ratio near 4 each time.
@Suite("The work of untrusted bytes", .serialized) struct WorkLaws {
  /// A reader, and an input with a number of items.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The number of items of the smaller input.
    let count: Int
    let input: @Sendable (Int) -> [UInt8]
    /// Reads an input; false if it is refused, so that only accepted inputs are measured.
    let read: @Sendable ([UInt8]) -> Bool
  }

  static let kinds: [Kind] = [
    Kind(
      testDescription: "HTML: paragraphs", count: 25, input: { html($0) { "<p>\($0) of the month" } }, read: readPage),
    Kind(
      testDescription: "HTML: rows of a table", count: 30,
      input: { html($0, in: "table") { "<tr><td>Ramadan 1447<td>\($0 % 28 + 1) February 2026" } }, read: readPage),
    Kind(
      testDescription: "HTML: months with their dates", count: 30,
      input: { html($0) { "<p>\($0 % 28 + 1) Ramadan 1447 - Wednesday, February 18, 2026" } }, read: readPage),
    Kind(
      testDescription: "HTML: a merged cell", count: 100,
      input: { count in
        html(count, in: "table") { row in
          guard row == 0 else { return "<tr><td>x" }
          return "<tr><td colspan=39 rowspan=\(count)>" + String(repeating: "the ", count: count) + "<td>x"
        }
      }, read: readPage),
    Kind(
      testDescription: "HTML: sentences after an introduction", count: 30,
      input: { count in
        let lead = String(repeating: "the ", count: 10 * count)
        return html(count) { ($0 == 0 ? "<p>\(lead):" : "") + "<p>Safar 1447 begins 2025-07-26." }
      }, read: readPage),
    Kind(testDescription: "PDF: words", count: 40, input: words, read: readSheet),
    Kind(testDescription: "PDF: lines of one page", count: 250, input: lines, read: readSheet),
    Kind(testDescription: "JSON of the committee", count: 150, input: json, read: readAnswer),
    Kind(testDescription: "exchange rates", count: 30, input: rates, read: readRates),
    Kind(testDescription: "weather by hours", count: 60, input: weather) { WeatherJSON.lines(for: $0) != nil },
    Kind(testDescription: "a rule of recurrence", count: 300, input: recurrence, read: readRecurrence),
    Kind(testDescription: "changes of another device", count: 30, input: changes) { bytes in
      let page = ReceivedChanges(bytes.split(separator: UInt8(ascii: "\n")))
      return page.refused.isEmpty && !page.changes.isEmpty
    },
    Kind(testDescription: "TZif", count: 2_000, input: zone) { (try? Zone(tzif: $0)) != nil },
    Kind(testDescription: "the head of a request", count: 40, input: head) { bytes in
      var gate = Gate(ServerLimits())
      return bytes.allSatisfy { byte in [byte].withUnsafeBytes { gate.consume($0) } == nil }
    },
    Kind(testDescription: "multipart: bytes of a part", count: 15_000, input: multipart, read: readParts),
    Kind(testDescription: "a form", count: 150, input: { form($0) }) { bytes in
      Target([UInt8(ascii: "/")]).flatMap { Request(method: .post, target: $0, body: bytes).form } != nil
    },
  ]

  @Test("twice the input is at most 2.3 times the work", arguments: kinds)
  func work(_ kind: Kind) {
    let (once, twice) = (kind.input(kind.count), kind.input(2 * kind.count))
    #expect(kind.read(once) && kind.read(twice), "what is measured is read")
    var (least, most) = (Int64.max, Int64.max)
    var ratio = Double.infinity
    for _ in 0..<40 where ratio > 2.3 {
      for _ in 0..<3 {
        least = min(least, Self.time { _ = kind.read(once) })
        most = min(most, Self.time { _ = kind.read(twice) })
      }
      ratio = Double(most) / Double(max(1, least))
    }
    #expect(least > 5_000, "so little work says nothing: \(least) ns")
    #expect(ratio <= 2.3, "\(least) ns, then \(most) ns")
  }

  /// The processor time of this thread, in nanoseconds.
  private static func time(_ body: () -> Void) -> Int64 {
    func now() -> Int64 {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
  }

  private static let ummAlQura = HijriMonths.ummAlQura()

  @Sendable private static func readPage(_ bytes: [UInt8]) -> Bool {
    guard let page = HTMLReader.page(bytes) else { return false }
    _ = CouncilPage.read(page, computed: ummAlQura)
    _ = CommitteePage.readHome(page, base: Array("https://hilalcommittee.org/".utf8), computed: ummAlQura)
    _ = CommitteePage.readNews(page, computed: ummAlQura)
    return true
  }

  @Sendable private static func readSheet(_ bytes: [UInt8]) -> Bool {
    guard let words = SheetWord.words(tsv: bytes) else { return false }
    _ = CommitteeSheet.read(words, computed: ummAlQura)
    return true
  }

  @Sendable private static func readAnswer(_ bytes: [UInt8]) -> Bool {
    guard let answer = CommitteeAnswer(json: bytes) else { return false }
    _ = answer.read(today: Day(year: 2026, month: 1, day: 28), computed: ummAlQura)
    return true
  }

  @Sendable private static func readRates(_ bytes: [UInt8]) -> Bool {
    guard let lines = RatesReader.lines(bytes) else { return false }
    return (try? DailyRates.read(lines, today: Day(year: 2026, month: 6, day: 30))) != nil
  }

  /// Whether the rule is accepted does not matter: its list is read in any case.
  @Sendable private static func readRecurrence(_ bytes: [UInt8]) -> Bool {
    _ = try? RRule.read(
      String(decoding: bytes, as: UTF8.self), first: Day(year: 2026, month: 11, day: 23), time: .allDay(.one))
    return true
  }

  @Sendable private static func readParts(_ bytes: [UInt8]) -> Bool {
    var form = IncomingForm(boundary: Array("b".utf8), .memory)
    for start in stride(from: 0, to: bytes.count, by: 1_000) {
      bytes[start..<min(bytes.count, start + 1_000)].withUnsafeBytes { form.consume($0) }
    }
    return (try? form.finish()) != nil
  }

  // MARK: The inputs

  private static func html(_ count: Int, in element: String = "div", _ item: (Int) -> String) -> [UInt8] {
    Array("<html><body><\(element)>\((0..<count).map(item).joined(separator: "\n"))</\(element)></body></html>".utf8)
  }

  @Sendable private static func words(_ count: Int) -> [UInt8] {
    let rows = (0..<count).map { row in
      "5\t\(row / 40 + 1)\t0\t0\t\(row % 40)\t0\t90.00\t\(60 + row % 40 * 15).00\t40.00\t11.00\t100\tword\(row)\n"
        + "5\t\(row / 40 + 1)\t0\t0\t\(row % 40)\t1\t150.00\t\(60 + row % 40 * 15).00\t40.00\t11.00\t100\t\(row)\n"
    }
    return Array((columns + rows.joined()).utf8)
  }

  private static let columns =
    "level\tpage_num\tpar_num\tblock_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"

  /// One page, of which each line has three cells and could be the heading of a table.
  @Sendable private static func lines(_ count: Int) -> [UInt8] {
    let rows = (0..<count).flatMap { row in
      (0..<3).map { cell in
        "5\t1\t0\t0\t\(row)\t\(cell)\t\(90 + cell * 60).00\t\(60 + row * 15).00\t40.00\t11.00\t100\tfirst\n"
      }
    }
    return Array((columns + rows.joined()).utf8)
  }

  @Sendable private static func json(_ count: Int) -> [UInt8] {
    let months = (1...12).map { "\"NumDaysMonth\($0)\":\(29 + $0 % 2)" }
    let others = (0..<count).map { "\"other\($0)\":[\($0),null,\"text\"]" }
    return Array(
      ("{\"HijriYear\":1447,\"FirstDay\":\"2025-06-26T00:00:00\",\"NumOfDays\":{\(months.joined(separator: ","))},"
        + others.joined(separator: ",") + "}").utf8)
  }

  @Sendable private static func rates(_ count: Int) -> [UInt8] {
    let days = (0..<count).map { place in
      "<Cube time='\((Day(year: 2026, month: 6, day: 19) - place).iso)'><Cube currency='SEK' rate='11.\(1_000 + place)'/></Cube>"
    }
    return Array("<a><Cube>\(days.joined())</Cube></a>".utf8)
  }

  /// A list of hours of a source of one's own.
  @Sendable private static func weather(_ count: Int) -> [UInt8] {
    let source = """
      source kitchen
      title Kitchen window
      host weather.example.org
      path /at/{latitude}/{longitude}.json
      credit Read at the kitchen window
      codes wmo
      list hours
      time when
      temperature degrees in unit celsius

      """
    let hours = (0..<count).map { "{\"when\":\"2026-06-19T00:00:00Z\",\"degrees\":\($0 % 30)}" }
    return WeatherJSON.question(
      source, Array("{\"unit\":\"celsius\",\"hours\":[\(hours.joined(separator: ","))]}".utf8))
  }

  @Sendable private static func recurrence(_ count: Int) -> [UInt8] {
    let days = (0..<count).map { "\($0 % 28 + 1)" }.joined(separator: ",")
    return Array("FREQ=MONTHLY;BYMONTHDAY=\(days)".utf8)
  }

  /// A page of changes, each with a version of a kind that this program does not know.
  @Sendable private static func changes(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { place in
      let id = RecordID.version8(kind: "work", key: "\(place)")
      let stamp = Stamp(milliseconds: 1_770_292_800_000, counter: UInt16(place), device: 7)
      let version = ForeignVersion(kind: "later", id: id, stamp: stamp, deleted: false, body: "{\"columns\":{\"a\":1}}")
      let change = Change(id: id, command: "note set", time: 1_770_292_800_000)
      return ChangeLine.text(
        SyncedChange(
          change: AuthoredChange(change: change, stamp: stamp, undoes: nil, device: 7), foreign: [version]))
        + [UInt8(ascii: "\n")]
    }
  }

  /// A compiled zone of version 1, with a number of transitions.
  @Sendable private static func zone(_ count: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    for value in [0, 0, 0, count, 2, 8] { bytes += number(value) }
    for place in 0..<count { bytes += number(place * 100_000 - 1_000_000_000) }
    for place in 0..<count { bytes.append(UInt8(place % 2)) }
    bytes += number(0) + [0, 0] + number(3_600) + [1, 4]
    return bytes + Array("AAA\0BBB\0".utf8)
  }

  @Sendable private static func head(_ count: Int) -> [UInt8] {
    let lines = (0..<count).map { "X-Header-\($0): \(String(repeating: "value ", count: 20))\r\n" }.joined()
    return Array("GET /today?a=b HTTP/1.1\r\nHost: 127.0.0.1\r\n\(lines)\r\n".utf8)
  }

  @Sendable private static func multipart(_ count: Int) -> [UInt8] {
    let text = (0..<count).map { $0 % 7 == 0 ? "\r\n--" : "ab" }.joined()
    return Array("--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\(text)\r\n--b--\r\n".utf8)
  }

  private static func form(_ count: Int) -> [UInt8] {
    Array((0..<count).map { "name\($0)=a+value+%C3%A5+\($0)" }.joined(separator: "&").utf8)
  }
}
