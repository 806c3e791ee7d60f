import FastiCivil
import Testing

/// A compiled zone file, byte by byte: RFC 9636, section 3. Clocks are put forward at 2001-09-09T01:46:40Z and back at
/// 2017-07-14T02:40:00Z.
private struct ZoneFile {
  var transitions: [(at: Int64, type: UInt8)] = [(1_000_000_000, 1), (1_500_000_000, 0)]
  var types: [(offset: Int64, isDaylight: UInt8, name: UInt8)] = [(3_600, 0, 0), (7_200, 1, 4)]
  var names = Array("CET\0CEST\0".utf8)
  var leaps = 0
  var footer = "\n\n"

  var first: [UInt8] { block(version: 0, timeSize: 4) }
  var bytes: [UInt8] {
    let version = UInt8(ascii: "2")
    return block(version: version, timeSize: 4) + block(version: version, timeSize: 8) + Array(footer.utf8)
  }

  private func block(version: UInt8, timeSize: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leaps, transitions.count, types.count, names.count] { bytes += big(Int64(count), 4) }
    for one in transitions { bytes += big(one.at, timeSize) }
    for one in transitions { bytes.append(one.type) }
    for one in types { bytes += big(one.offset, 4) + [one.isDaylight, one.name] }
    return bytes + names + [UInt8](repeating: 0, count: leaps * (timeSize + 4))
  }

  private func big(_ number: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> Int64(8 * $0)) }
  }

  /// The bytes after a change.
  static func changed(_ change: (inout ZoneFile) -> Void) -> [UInt8] {
    var file = ZoneFile()
    change(&file)
    return file.bytes
  }
}

@Suite("Zone files and rules, at every border") struct ZoneFileTests {
  private func time(_ text: String) throws -> TimeOfDay { try TimeOfDay(iso: text) }

  @Test("clocks change at the transitions of a file, of either version") func transitions() throws {
    let zone = try Zone(tzif: ZoneFile().bytes)
    #expect(try Zone(tzif: ZoneFile().first) == zone)
    for (seconds, shown) in [
      (-4_000_000_000, "CET"), (999_999_999, "CET"), (1_000_000_000, "CEST"), (1_499_999_999, "CEST"),
      (1_500_000_000, "CET"), (4_000_000_000, "CET"),
    ] as [(Int64, String)] {
      let local = zone.localTime(at: Instant(seconds: seconds))
      #expect(local.description == shown && local.offset == (shown == "CET" ? 3_600 : 7_200), "\(seconds)")
    }
    #expect("\(zone)" == "CET")
  }

  @Test("the rule at the end of a file holds from the last transition on") func footer() throws {
    let zone = try Zone(tzif: ZoneFile.changed { $0.footer = "\nXXX-5YYY,M3.5.0,M10.5.0/3\n" })
    for (moment, offset) in [
      ("2017-07-14T02:39:59Z", 7_200), ("2017-07-14T02:40:00Z", 21_600), ("2026-01-01T00:00:00Z", 18_000),
      ("2026-06-19T00:00:00Z", 21_600),
    ] { #expect(try zone.offset(at: Instant(iso: moment)) == offset, "\(moment)") }
    #expect("\(zone)" == "XXX/YYY")
  }

  @Test("a reading is in a gap, is shown twice, or once, to the second") func readings() throws {
    let zone = try Zone(tzif: ZoneFile().bytes)
    let (forward, back) = (Day(year: 2001, month: 9, day: 9), Day(year: 2017, month: 7, day: 14))
    let gap = Zone.Moments.gap(transition: Instant(seconds: 1_000_000_000), before: 3_600, after: 7_200)
    for (text, moments) in [
      ("02:46:39", .one(try Instant(iso: "2001-09-09T01:46:39Z"))), ("02:46:40", gap), ("03:46:39", gap),
      ("03:46:40", .one(try Instant(iso: "2001-09-09T01:46:40Z"))),
    ] as [(String, Zone.Moments)] { #expect(try zone.moments(forward, time(text)) == moments, "\(text)") }
    #expect(try zone.instant(forward, time("03:00")).iso == "2001-09-09T02:00:00Z")
    for (text, moments) in [
      ("03:39:59", .one(try Instant(iso: "2017-07-14T01:39:59Z"))),
      (
        "03:40:00",
        .overlap(earlier: try Instant(iso: "2017-07-14T01:40:00Z"), later: try Instant(iso: "2017-07-14T02:40:00Z"))
      ),
      (
        "04:39:59",
        .overlap(earlier: try Instant(iso: "2017-07-14T02:39:59Z"), later: try Instant(iso: "2017-07-14T03:39:59Z"))
      ),
      ("04:40:00", .one(try Instant(iso: "2017-07-14T03:40:00Z"))),
    ] as [(String, Zone.Moments)] { #expect(try zone.moments(back, time(text)) == moments, "\(text)") }
    #expect(try Zone.fixed(offset: 3_600).moments(back, .noon) == .one(Instant(iso: "2017-07-14T11:00:00Z")))
  }

  @Test("a file with one mistake is refused with its part") func faults() {
    let whole = ZoneFile().bytes
    var version = whole
    version[4] = UInt8(ascii: "1")
    func refused(_ bytes: [UInt8], _ fault: ZoneError) { #expect(throws: fault) { try Zone(tzif: bytes) } }
    func refused(_ fault: ZoneError, _ change: (inout ZoneFile) -> Void) { refused(ZoneFile.changed(change), fault) }
    refused([], .notTZif)
    refused(version, .notTZif)
    refused(Array("TZif".utf8), .truncated)
    refused(Array(whole[..<43]), .truncated)
    refused(Array(ZoneFile().first.dropLast()), .truncated)
    refused(Array(whole.dropLast()), .truncated)
    refused(Array(whole.dropLast(2)), .truncated)
    refused(.malformed(.footer)) { $0.footer = "x\n" }
    refused(.malformed(.footer)) { $0.footer = "\nMars/Olympus\n" }
    refused(.leapSeconds) { $0.leaps = 1 }
    refused(.malformed(.localTimeType)) { $0.types[1].isDaylight = 2 }
    refused(.malformed(.localTimeType)) { $0.types[1].offset = 93_600 }
    refused(.malformed(.localTimeType)) { $0.types[1].offset = -90_000 }
    refused(.malformed(.localTimeType)) { $0.transitions[1].type = 2 }
    refused(.malformed(.transitionTime)) { $0.transitions[1].at = 1_000_000_000 }
    refused(.malformed(.designation)) { $0.types[1].name = 9 }
    refused(.malformed(.designation)) { $0.names.removeLast() }
    refused(.malformed(.counts)) { $0.types = [] }
    refused(.malformed(.counts)) { $0.names = [] }
    #expect(throws: Never.self) { try Zone(tzif: ZoneFile.changed { $0.types[1].offset = 93_599 }) }
    #expect(throws: Never.self) { try Zone(tzif: ZoneFile.changed { $0.types[1].offset = -89_999 }) }
  }

  @Test("the offset of a POSIX zone has hours, minutes and seconds") func offsets() throws {
    for (text, offset) in [
      ("UTC0", 0), ("XXX-5:30", 19_800), ("XXX5:30:15", -19_815), ("XXX+3", -10_800), ("<+0330>-3:30", 12_600),
      ("XXX-24", 86_400), ("XXX-010", 36_000), ("XXX1:59:59", -7_199),
      (String(repeating: "X", count: 32) + "1", -3_600),
    ] { #expect(try Zone(posix: text).offset(at: Instant(seconds: 0)) == offset, "\(text)") }
    for text in [
      "", "XX0", "XXX", "XXX25", "XXX1:60", "XXX1:5:60", "XXX1:", "XXX0001", "<+1>0", "<+01-1", "+01-1", "XXX1 ",
      "XXX1YYY,", "XXX1YYY,J1", "XXX1YYY,J1,J2x", "XXX1YYY25,J1,J2", "XXX1YYY,J0,J1", "XXX1YYY,J366,J1",
      "XXX1YYY,366,1",
      "XXX1YYY,M0.1.0,J1", "XXX1YYY,M13.1.0,J1", "XXX1YYY,M3.0.0,J1", "XXX1YYY,M3.6.0,J1", "XXX1YYY,M3.1.7,J1",
      "XXX1YYY,J1/168,J2", String(repeating: "X", count: 33) + "1",
    ] { #expect(throws: ZoneError.notPOSIX, "\(text)") { try Zone(posix: text) } }
  }

  /// The last second before daylight time, its first and last, and the first after it.
  static let years: [(String, [String])] = [
    ("EST5EDT", ["2026-03-08T06:59:59Z", "2026-03-08T07:00:00Z", "2026-11-01T05:59:59Z", "2026-11-01T06:00:00Z"]),
    (
      "XXX0YYY,J60,J61",
      ["2024-03-01T01:59:59Z", "2024-03-01T02:00:00Z", "2024-03-02T00:59:59Z", "2024-03-02T01:00:00Z"]
    ),
    (
      "XXX0YYY,J60,J61",
      ["2023-03-01T01:59:59Z", "2023-03-01T02:00:00Z", "2023-03-02T00:59:59Z", "2023-03-02T01:00:00Z"]
    ),
    (
      "XXX0YYY,59,60/12",
      ["2024-02-29T01:59:59Z", "2024-02-29T02:00:00Z", "2024-03-01T10:59:59Z", "2024-03-01T11:00:00Z"]
    ),
    (
      "XXX0YYY2,M2.1.1/-1,M2.2.1/0",
      ["2024-02-04T22:59:59Z", "2024-02-04T23:00:00Z", "2024-02-12T01:59:59Z", "2024-02-12T02:00:00Z"]
    ),
    (
      "CET-1CEST,M3.5.0,M10.5.0/3",
      ["2024-03-31T00:59:59Z", "2024-03-31T01:00:00Z", "2024-10-27T00:59:59Z", "2024-10-27T01:00:00Z"]
    ),
  ]

  @Test("daylight time begins and ends by every form of a date", arguments: years)
  func daylight(_ rule: String, _ moments: [String]) throws {
    let zone = try Zone(posix: rule)
    let shown = try moments.map { zone.localTime(at: try Instant(iso: $0)).isDaylight }
    #expect(shown == [false, true, true, false])
  }

  @Test("a day without a change nearby has one offset, and a day with one has none") func steady() throws {
    let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
    for day in DayRange(year: 2026) {
      guard let offset = zone.steadyOffset(on: day) else { continue }
      for text in ["00:00", "12:00", "23:59:59"] {
        #expect(
          try zone.moments(day, time(text)) == .one(Instant(day, time(text), offset: offset)), "\(day.iso) \(text)")
      }
    }
    #expect(zone.steadyOffset(on: Day(year: 2026, month: 3, day: 29)) == nil)
    #expect(zone.steadyOffset(on: Day(year: 2026, month: 10, day: 25)) == nil)
    #expect(zone.steadyOffset(on: Day(year: 2026, month: 3, day: 26)) == 3_600)
    #expect(zone.steadyOffset(on: Day(year: 2026, month: 4, day: 1)) == 7_200)
  }

  @Test("the numbers of a zone make the same zone, and a part of them makes none")
  func numbers() throws {
    var zones = [Zone.utc, try Zone.fixed(offset: -19_800), try Zone(tzif: ZoneFile().bytes)]
    zones.append(try Zone(tzif: ZoneFile.changed { $0.footer = "\nXXX-5YYY,M3.5.0,M10.5.0/3\n" }))
    for text in ["UTC0"] + Self.years.map(\.0) { zones.append(try Zone(posix: text)) }
    for zone in zones {
      let numbers = zone.numbers
      #expect(Zone(numbers: numbers) == zone, "\(zone)")
      for count in numbers.indices { #expect(Zone(numbers: Array(numbers[..<count])) == nil, "\(zone)") }
    }
  }
}
