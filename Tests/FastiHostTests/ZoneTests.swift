import FastiCivil
import Foundation
import Testing

/// The bytes of a zone of this system; nil where it has none.
func zoneFile(_ name: String) -> [UInt8]? {
  (try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)"))).map { [UInt8]($0) }
}

@Suite("Time zones from POSIX strings")
struct PosixZoneTests {
  /// Seconds since 1970 of a reading in UTC.
  func utc(_ text: String) throws -> Instant { try Instant(iso: text + "Z") }

  @Test(
    "offsets at known moments",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59", 3_600),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00", 7_200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:59:59", 7_200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00", 3_600),
      ("EST5EDT", "2026-03-08T06:59:59", -18_000), ("EST5EDT", "2026-03-08T07:00:00", -14_400),
      ("EST5EDT", "2026-11-01T06:00:00", -18_000), ("<+0330>-3:30", "2026-01-01T00:00:00", 12_600),
      ("UTC0", "1900-01-01T00:00:00", 0), ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-03-29T00:59:59", -10_800),
      ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-03-29T01:00:00", -7_200),
      // Southern summer time, over the turn of the year; and Ireland, whose winter time is the exception.
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00", 39_600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00", 36_000),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-15T00:00:00", 0),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-15T00:00:00", 3_600),
      // Daylight time all year, as RFC 9636 writes it.
      ("XXX3EDT4,0/0,J365/23", "2026-01-01T00:00:00", -14_400),
      ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59", -14_400),
      ("XXX3EDT4,0/0,J365/23", "2028-12-31T12:00:00", -14_400),
      ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00", 3_600), ("AAA0BBB,J60/0,J300/0", "2028-02-29T23:59:59", 0),
      ("AAA0BBB,59/0,299/0", "2028-02-29T00:00:00", 3_600),
    ])
  func known(text: String, moment: String, offset: Int) throws {
    #expect(try Zone(posix: text).offset(at: utc(moment)) == offset)
  }

  @Test("the rule repeats every 400 years, far beyond any calendar")
  func repeats() throws {
    let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
    let cycle: Int64 = 146_097 * 86_400
    for day in stride(from: 0, to: 366 * 86_400, by: 10_000) {
      let moment = try utc("2026-01-01T00:00:00").seconds + Int64(day)
      let offset = zone.offset(at: Instant(seconds: moment))
      for times in [-100_000, -5, -1, 1, 2, 100_000] as [Int64] {
        #expect(zone.offset(at: Instant(seconds: moment + times * cycle)) == offset)
      }
    }
    _ = zone.offset(at: Instant(seconds: .max))
    _ = zone.offset(at: Instant(seconds: .min))
  }

  @Test(
    "a text that is not a zone string is refused",
    arguments: [
      "", "C", "CET", "CE-1", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M13.5.0,M10.5.0",
      "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-25", "CET-1:60",
      "CET-1CEST,J0,J100", "CET-1CEST,J366,J100", "CET-1CEST,366,100", "CET-1CEST,M3.5.0/168,M10.5.0", "<CET-1", "<>0",
      "CET-1 ", "CET-1CEST,M3.5.0,M10.5.0/3x", "ÅÄÖ0", "CET--1", "Europe/Stockholm", "CET-9999999999999999999",
    ])
  func malformed(text: String) {
    #expect(throws: ZoneError.notPOSIX) { try Zone(posix: text) }
  }

  @Test("fixed offsets within the limits of RFC 9636")
  func fixed() throws {
    #expect(try Zone.fixed(offset: 20_700).offset(at: Instant(seconds: 0)) == 20_700)
    #expect(try Zone.fixed(offset: -89_999).day(at: Instant(seconds: 0)).iso == "1969-12-30")
    #expect(throws: CivilError.self) { try Zone.fixed(offset: 93_600) }
    #expect(throws: CivilError.self) { try Zone.fixed(offset: Int.min) }
    #expect(Zone.utc.offset(at: Instant(seconds: 1)) == 0)
  }
}

@Suite("From clock readings to moments")
struct ZoneLocalTests {
  let stockholm = try! Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")

  @Test("a reading that occurs once, never and twice")
  func kinds() throws {
    let spring = try Day(iso: "2026-03-29")
    let autumn = try Day(iso: "2026-10-25")
    let half = try TimeOfDay(hour: 2, minute: 30)
    #expect(stockholm.moments(spring, .noon) == .one(try Instant(iso: "2026-03-29T10:00:00Z")))
    #expect(
      stockholm.moments(spring, half)
        == .gap(transition: try Instant(iso: "2026-03-29T01:00:00Z"), before: 3_600, after: 7_200))
    #expect(
      stockholm.moments(autumn, half)
        == .overlap(earlier: try Instant(iso: "2026-10-25T00:30:00Z"), later: try Instant(iso: "2026-10-25T01:30:00Z")))
    #expect(stockholm.instant(spring, half) == (try Instant(iso: "2026-03-29T01:30:00Z")))
    #expect(stockholm.instant(autumn, half) == (try Instant(iso: "2026-10-25T00:30:00Z")))
  }

  @Test(
    "every moment is found again from its reading",
    arguments: [
      "Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Ho_Chi_Minh",
      "Africa/Casablanca",
      "Europe/Dublin", "America/Nuuk", "Asia/Tehran", "UTC",
    ])
  func roundTrip(name: String) throws {
    guard let bytes = zoneFile(name) else { return }
    let zone = try Zone(tzif: bytes)
    for seconds in stride(from: Int64(-3_000_000_000), to: 4_000_000_000, by: 1_234_567) {
      let instant = Instant(seconds: seconds)
      switch zone.moments(zone.day(at: instant), zone.time(at: instant)) {
      case .one(let found): #expect(found == instant)
      case .overlap(let earlier, let later): #expect(earlier == instant || later == instant)
      case .gap: Issue.record("a reading that was shown lies in a gap: \(name) \(instant.iso)")
      }
    }
  }

  @Test("a day that a zone skipped: Samoa had no 30 December 2011")
  func samoa() throws {
    guard let bytes = zoneFile("Pacific/Apia") else { return }
    let zone = try Zone(tzif: bytes)
    guard case .gap(let transition, let before, let after) = zone.moments(try Day(iso: "2011-12-30"), .noon) else {
      Issue.record("30 December 2011 is no gap")
      return
    }
    #expect(after - before == 86_400)
    #expect(transition == (try Instant(iso: "2011-12-30T10:00:00Z")))
  }
}

@Suite("Time zone files")
struct ZoneFileTests {
  /// Every zone of this system, as its own list names them.
  static let names: [String] = {
    let table = (try? String(contentsOf: URL(filePath: "/usr/share/zoneinfo/tzdata.zi"), encoding: .utf8)) ?? ""
    return table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      if words.count >= 2, words[0] == "Z" { return String(words[1]) }
      if words.count >= 3, words[0] == "L" { return String(words[2]) }
      return nil
    }
  }()

  @Test("every zone of this system reads")
  func everyZone() throws {
    for name in Self.names { _ = try Zone(tzif: #require(zoneFile(name))) }
  }

  /// zdump walks through every half day, so a tenth of the zones has to do; run once over all of them from 1850 to 2110,
  /// the answers agreed as well.
  @Test("zones agree with the C library before and after each change")
  func againstZdump() throws {
    let tool = ["/usr/bin/zdump", "/usr/sbin/zdump"].first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let tool, !Self.names.isEmpty else { return }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments =
      ["-v", "-c", "1900,2045"] + stride(from: 0, to: Self.names.count, by: 10).map { Self.names[$0] }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    var zones: [ArraySlice<UInt8>: Zone] = [:]
    var compared = 0
    for line in said.split(separator: 0x0A) {
      // Europe/Stockholm  Sun Mar 29 00:59:59 2026 UT = Sun Mar 29 01:59:59 2026 CET isdst=0 gmtoff=3600
      let words = line.split(separator: 0x20)
      guard words.count == 16, let instant = Self.instant(words) else { continue }
      if zones[words[0]] == nil { zones[words[0]] = try Zone(tzif: #require(zoneFile(Self.text(words[0])))) }
      guard let local = zones[words[0]]?.localTime(at: instant) else { continue }
      let expected = (offset: Int(Self.text(words[15].dropFirst(7))), isDaylight: words[14].last == 0x31)
      if local.offset != expected.offset || local.isDaylight != expected.isDaylight {
        Issue.record("\(Self.text(line)): \(local.offset) \(local.isDaylight)")
      }
      compared += 1
    }
    #expect(zones.count > 30)
    #expect(compared > 2_000)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The moment in the words `Sun Mar 29 00:59:59 2026` from position 1 on.
  private static func instant(_ words: [ArraySlice<UInt8>]) -> Instant? {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard let month = months.firstIndex(of: text(words[2])), let day = Int(text(words[3])),
      let year = Int(text(words[5])), (1_800...2_200).contains(year), let time = try? TimeOfDay(iso: text(words[4]))
    else { return nil }
    return Instant(Day(year: year, month: month + 1, day: day), time)
  }

  @Test("a file of version 1 has no rule after its last change")
  func version1() throws {
    let block: [UInt8] = [0, 0, 0, 0] + [0, 0, 0x0E, 0x10, 0, 0] + Array("CET\0".utf8)
    let header: [UInt8] = Array("TZif".utf8) + [0] + [UInt8](repeating: 0, count: 15)
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
    let zone = try Zone(tzif: header + counts + block.dropFirst(4))
    #expect(zone.offset(at: Instant(seconds: .max)) == 3_600)
    #expect(zone.localTime(at: Instant(seconds: 0)).designation == Array("CET".utf8))
  }

  @Test(
    "bytes that are not a zone file are refused",
    arguments: [
      ([], .notTZif), (Array("TZif".utf8), .truncated), (Array("TZ".utf8), .notTZif),
      (Array("#!/bin/sh\n".utf8) + [UInt8](repeating: 32, count: 100), .notTZif),
      (Array("TZif2".utf8) + [UInt8](repeating: 0, count: 39), .malformed(.counts)),
      (Array("TZif2".utf8) + [UInt8](repeating: 0xFF, count: 39), .truncated),
    ] as [([UInt8], ZoneError)])
  func noZone(bytes: [UInt8], expected: ZoneError) {
    #expect(throws: expected) { try Zone(tzif: bytes) }
  }

  @Test("every shorter file is refused", arguments: ["Europe/Stockholm", "Asia/Ho_Chi_Minh"])
  func truncated(name: String) throws {
    guard let bytes = zoneFile(name) else { return }
    for length in 0..<bytes.count {
      #expect(throws: ZoneError.self) { try Zone(tzif: Array(bytes[..<length])) }
    }
  }

  @Test(
    "no damage crashes it, and what still reads still answers",
    arguments: [
      "Europe/Stockholm", "America/New_York", "Asia/Ho_Chi_Minh", "Africa/Casablanca",
    ])
  func mutated(name: String) throws {
    guard let bytes = zoneFile(name) else { return }
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    var readable = 0
    for _ in 0..<4_000 {
      var damaged = bytes
      for _ in 0...random(4) {
        // Half of the damage goes into the headers, where it hurts most.
        let position = random(2) == 0 ? random(min(160, damaged.count)) : random(damaged.count)
        switch random(4) {
        case 0: damaged[position] = UInt8(random(256))
        case 1: damaged[position] ^= 1 << random(8)
        case 2: damaged.remove(at: position)
        default: damaged.insert([0, 0xFF, 0x0A, 0x7F][random(4)], at: position)
        }
        if damaged.isEmpty { break }
      }
      guard let zone = try? Zone(tzif: damaged) else { continue }
      readable += 1
      for seconds in [Int64.min, -5_000_000_000, 0, 1_770_000_000, 32_000_000_000, .max] {
        let offset = zone.offset(at: Instant(seconds: seconds))
        #expect(Zone.offsets.contains(offset) || abs(offset) <= 25 * 3_600)
      }
      _ = zone.moments(Day(year: 2026, month: 3, day: 29), .noon)
      _ = zone.moments(Limits.days.last, .midnight)
    }
    #expect(readable > 0)
  }
}
