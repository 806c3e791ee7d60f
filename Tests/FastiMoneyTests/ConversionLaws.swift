import FastiCivil
import FastiMoney
import TestSupport
import Testing

@Suite("Amounts and quotients") struct ConversionLaws {
  private func figure(_ text: String) throws -> DecimalFigure { try #require(DecimalFigure(Array(text.utf8))) }
  private func code(_ text: String) throws -> CurrencyCode { try #require(CurrencyCode(Array(text.utf8))) }

  @Test(
    "a number is written as it was read",
    arguments: ["0", "7", "0.1", "1.10", "11.0215", "999999999999999", "0.000000000001"])
  func roundTrip(_ text: String) throws { #expect(try figure(text).text == text) }

  @Test(
    "a text that is not a plain number is refused",
    arguments: [
      "", ".", ".5", "5.", "1.2.3", "-1", "+1", "1e3", "NaN", "inf", "1,5", " 1", "0x1", "1000000000000000", "١",
      "0.0000000000001",
    ])
  func refused(_ text: String) { #expect(DecimalFigure(Array(text.utf8)) == nil) }

  /// The quotient is the nearest number of so many digits: the remainder, exactly, is at most half a unit, and at a half the
  /// last digit is even.
  @Test("a quotient is rounded once, half to even") func quotients() throws {
    var chance = Chance(seed: Soak.seed(17))
    var halves = 0
    for _ in 0..<Soak.rounds(short: 20_000, long: 2_000_000) {
      let small = chance.one(in: 2)
      func random() throws -> (DecimalFigure, Int128, Int) {
        let (number, scale) = (chance.number(1...(small ? 40 : 999_999)), chance.number(0...3))
        var text = String(number)
        while text.utf8.count <= scale { text = "0" + text }
        if scale > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -scale)) }
        return (try figure(text), Int128(number), scale)
      }
      let ((a, an, ascale), (f, fn, fscale), (d, dn, dscale)) = (try random(), try random(), try random())
      let digits = chance.number(0...4)
      let result = try #require(a.times(f, over: d, digits: digits))
      #expect(result.scale == digits)
      // result / 10^digits against an·fn·10^dscale / (dn·10^(ascale+fscale)), over a common denominator.
      let exact = an * fn * power(dscale + digits)
      let found = Int128(result.coefficient) * dn * power(ascale + fscale)
      let half = dn * power(ascale + fscale)
      let distance = exact > found ? exact - found : found - exact
      #expect(2 * distance <= half, "\(a.text) × \(f.text) / \(d.text) = \(result.text)")
      if 2 * distance == half {
        halves += 1
        #expect(result.coefficient % 2 == 0, "\(a.text) × \(f.text) / \(d.text) = \(result.text)")
      }
    }
    #expect(halves > 50)
  }

  private func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  @Test("an impossible quotient is nil, and none traps") func limits() throws {
    let most = try figure("999999999999999")
    let least = try figure("0.000000000001")
    #expect(most.times(most, over: .one, digits: 0) == nil)
    #expect(most.times(most, over: least, digits: 12) == nil)
    #expect(least.times(least, over: most, digits: 12)?.text == "0.000000000000")
    #expect(try most.times(.one, over: figure("0"), digits: 2) == nil)
    #expect(most.times(.one, over: .one, digits: 13) == nil)
    #expect(most.times(.one, over: .one, digits: 3)?.text == "999999999999999.000")
  }

  private func rates(_ lines: String) throws -> ExchangeRates {
    ExchangeRates().merged(with: try DailyRates.read(Array(lines.utf8), today: Day(year: 2026, month: 6, day: 30)))
  }

  /// By hand: 100 / 11.0215 = 9.0731...; 100 × 1.1467 / 11.0215 = 10.4042...; 1000 × 166.21 / 11.0215 = 15080.52...
  @Test(
    "conversions by hand",
    arguments: [
      ("100", "SEK", "EUR", "9.07"), ("100", "EUR", "SEK", "1102.15"), ("100", "SEK", "USD", "10.40"),
      ("1000", "SEK", "JPY", "15081"), ("0.01", "JPY", "EUR", "0.00"), ("5", "EUR", "EUR", "5.00"),
      ("12.345", "SEK", "SEK", "12.34"), ("12.355", "SEK", "SEK", "12.36"),
    ]) func vectors(_ amount: String, _ from: String, _ to: String, _ result: String) throws
  {
    let rates = try rates("2026-06-19 JPY 166.21 SEK 11.0215 USD 1.1467\n")
    let conversion = try Conversion(
      figure(amount), code(from), to: code(to), on: Day(year: 2026, month: 6, day: 19), by: rates)
    #expect(conversion.result.text == result)
    #expect(conversion.published == Day(year: 2026, month: 6, day: 19))
  }

  @Test("a day without a rate has the latest one of the ten days before it, and no other") func earlier() throws {
    let rates = try rates("2026-06-05 SEK 11.2 USD 1.1\n2026-06-09 SEK 11.1\n")
    let (sek, usd, one) = (try code("SEK"), try code("USD"), DecimalFigure.one)
    func day(_ day: Int) -> Day { Day(year: 2026, month: 6, day: day) }
    for asked in 9...19 {
      #expect(try Conversion(one, .euro, to: sek, on: day(asked), by: rates).published == day(9))
    }
    for asked in 5...15 {
      #expect(try Conversion(one, usd, to: sek, on: day(asked), by: rates).published == day(5))
    }
    #expect(throws: MoneyError.unknown(sek, on: day(20), first: day(5), last: day(9))) {
      try Conversion(one, .euro, to: sek, on: day(20), by: rates)
    }
    #expect(throws: MoneyError.unknown(usd, on: day(16), first: day(5), last: day(9))) {
      try Conversion(one, usd, to: sek, on: day(16), by: rates)
    }
    #expect(throws: MoneyError.unknown(sek, on: day(4), first: day(5), last: day(9))) {
      try Conversion(one, sek, to: .euro, on: day(4), by: rates)
    }
    #expect(throws: MoneyError.noRates) { try Conversion(one, sek, to: .euro, on: day(4), by: ExchangeRates()) }
  }

  @Test("stored lines give the answers of a dictionary, in any order of merging") func merging() throws {
    var chance = Chance(seed: Soak.seed(5))
    let start = Day(year: 2020, month: 1, day: 1)
    for _ in 0..<Soak.rounds(short: 60, long: 3_000) {
      var (kept, known) = (ExchangeRates(), [Day: String]())
      for _ in 0..<chance.number(1...5) {
        var lines = ""
        var taken: Set<Day> = []
        for _ in 0..<chance.number(1...12) {
          let (day, rate) = (start + chance.number(0...40), "\(chance.number(1...99)).\(chance.number(1...9))")
          guard taken.insert(day).inserted else { continue }
          lines += "\(day.iso) SEK \(rate)\n"
          known[day] = rate
        }
        kept = kept.merged(with: try DailyRates.read(Array(lines.utf8), today: start + 400))
      }
      let sek = try code("SEK")
      for back in -3...45 { #expect(kept.rates(on: start + back)?[sek]?.text == known[start + back]) }
      #expect(kept.first == known.keys.min() && kept.last == known.keys.max())
    }
  }

  @Test("damaged stored lines give no rate, and none traps") func damage() throws {
    let whole = try rates("2026-06-05 SEK 11.2 USD 1.1\n2026-06-09 SEK 11.1\n2026-06-10 SEK 11.0\n").bytes
    var chance = Chance(seed: Soak.seed(3))
    for _ in 0..<Soak.rounds(short: 2_000, long: 200_000) {
      var bytes = whole
      bytes[chance.number(0...bytes.count - 1)] = UInt8(chance.number(0...255))
      if chance.one(in: 3) { bytes.removeLast(chance.number(0...bytes.count - 1)) }
      let kept = ExchangeRates(lines: bytes)
      for day in 1...12 { _ = kept.rates(on: Day(year: 2026, month: 6, day: day)) }
      _ = (kept.first, kept.last, kept.merged(with: []))
    }
  }

  /// ISO 4217, list one, https://www.six-group.com/en/products-services/financial-information/data-standards.html
  @Test("amounts have the digits of ISO 4217") func digits() throws {
    for (text, digits) in [("SEK", 2), ("EUR", 2), ("JPY", 0), ("ISK", 0), ("VND", 0), ("KWD", 3), ("CLF", 4)] {
      #expect(try code(text).digits == digits)
    }
    #expect(try code("sek") == code("SEK") && code("SEK").text == "SEK")
    for text in ["", "SE", "SEKK", "S3K", "S K", "SÉ", "\u{1}\u{2}\u{3}"] {
      #expect(CurrencyCode(Array(text.utf8)) == nil)
    }
  }
}
