import FastiCivil
import FastiJail
import FastiMoney
import Foundation
import TestSupport
import Testing

@Suite("Documents of exchange rates") struct RatesDocumentTests {
  private let today = Day(year: 2026, month: 6, day: 20)
  private static let day = Day(year: 2026, month: 6, day: 19)

  private func read(_ name: String) throws -> [DailyRates] {
    let bytes = [UInt8](try Data(contentsOf: PackageFolder.root.appending(path: "Tests/Fixtures/rates/\(name).xml")))
    guard let lines = RatesReader.lines(bytes) else { throw MoneyError.document(.notRates) }
    return try DailyRates.read(lines, today: today)
  }

  @Test("a document of one day and one of many are read") func whole() throws {
    let daily = try read("daily")
    #expect(daily.count == 1 && daily[0].day == Self.day && daily[0].currencies.count == 30)
    #expect(daily[0][try #require(CurrencyCode(Array("SEK".utf8)))]?.text == "11.0215")
    let quarter = try read("quarter")
    #expect(quarter.count == 8 && quarter.first == daily[0])
  }

  static let faults: [(String, RatesFault)] = [
    ("negative", .rate("-11.0215", sek, day)), ("zero", .rate("0", sek, day)), ("nan", .rate("NaN", sek, day)),
    ("comma", .rate("11,0215", sek, day)), ("no-rate", .rate("", sek, day)), ("no-currency", .currency("", day)),
    ("euro", .currency("EUR", day)), ("currency-twice", .currencyTwice(sek, day)), ("day-twice", .dayTwice(day)),
    ("no-date", .noDay), ("future", .impossibleDay(day + 365)), ("empty-day", .noRates(day)), ("entities", .entities),
    ("cut", .notRates), ("page", .notRates),
  ]
  private static let sek = CurrencyCode(Array("SEK".utf8)) ?? .euro

  @Test("a document with one mistake is refused with its place", arguments: faults)
  func refused(_ name: String, _ fault: RatesFault) {
    #expect(throws: MoneyError.document(fault)) { try read(name) }
  }

  @Test("days from 4 January 1999 to tomorrow may have rates, and no others") func days() throws {
    let earliest = try Day(iso: "1999-01-04")
    for day in [earliest, today, today + 1] {
      #expect(try DailyRates.read(Array("\(day.iso) SEK 11.0\n".utf8), today: today).map(\.day) == [day])
    }
    for day in [earliest - 1, today + 2] {
      #expect(throws: MoneyError.document(.impossibleDay(day))) {
        try DailyRates.read(Array("\(day.iso) SEK 11.0\n".utf8), today: today)
      }
    }
  }

  @Test("a damaged document is refused or read, and never traps") func damaged() throws {
    let whole = [UInt8](try Data(contentsOf: PackageFolder.root.appending(path: "Tests/Fixtures/rates/quarter.xml")))
    var chance = Chance(seed: Soak.seed(9))
    var (accepted, refused) = (0, 0)
    for _ in 0..<Soak.rounds(short: 300, long: 30_000) {
      var bytes = whole
      for _ in 0..<chance.number(1...3) { bytes[chance.number(0...bytes.count - 1)] = UInt8(chance.number(0...255)) }
      if chance.one(in: 3) { bytes.removeSubrange(chance.number(0...bytes.count - 1)...) }
      guard let days = RatesReader.lines(bytes).flatMap({ try? DailyRates.read($0, today: today) }) else {
        refused += 1
        continue
      }
      #expect(days.allSatisfy { day in day.currencies.allSatisfy { day[$0]?.isZero == false } })
      accepted += 1
    }
    #expect(accepted > 0 && refused > 0)
  }

  @Test("growing entities are not expanded, and an endless document is not read") func large() throws {
    var laughs = "<!DOCTYPE x [<!ENTITY a0 \"ha\">"
    for step in 1...20 { laughs += "<!ENTITY a\(step) \"&a\(step - 1);&a\(step - 1);\">" }
    let bomb = Array((laughs + "]><Cube><Cube time=\"&a20;\"/></Cube>").utf8)
    #expect(RatesReader.lines(bomb).map { String(decoding: $0, as: UTF8.self) } ?? "!entities" == "!entities")
    #expect(RatesReader.lines(Array(repeating: UInt8(ascii: " "), count: RatesReader.longest + 1)) == nil)
    let deep = String(repeating: "<Cube>", count: 200) + String(repeating: "</Cube>", count: 200)
    #expect(RatesReader.lines(Array(deep.utf8)) == nil)
  }
}
