public import FastiCivil

/// The value of one euro on a day, in other currencies.
public struct DailyRates: Hashable, Sendable {
  /// The day the rates were published for.
  public let day: Day
  /// The rates, by currency.
  private let rates: [CurrencyCode: DecimalFigure]

  init(day: Day, rates: [CurrencyCode: DecimalFigure]) {
    self.day = day
    self.rates = rates
  }

  /// The currencies that have a rate, in the order of the alphabet; the euro is not among them.
  public var currencies: [CurrencyCode] { rates.keys.sorted() }

  /// The value of one euro; one for the euro itself. Nil if none was published.
  public subscript(currency: CurrencyCode) -> DecimalFigure? { currency == .euro ? .one : rates[currency] }

  /// Writes the day and each currency with its rate, and ends the line: `2026-06-19 SEK 11.0215 USD 1.1467`.
  func write(to writer: inout UTF8Writer) {
    writer.write(day)
    for currency in currencies {
      guard let rate = rates[currency] else { continue }
      writer.write(" ")
      writer.write(utf8: currency.letters)
      writer.write(" ")
      rate.write(to: &writer)
    }
    writer.write("\n")
  }

  /// Reads such a line, without its end.
  /// - Throws: `.document` with its mistake.
  init(line: ArraySlice<UInt8>) throws(MoneyError) {
    var words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)[...]
    guard let first = words.popFirst(), let day = DailyRates.day(first) else { throw .document(.noDay) }
    guard !words.isEmpty, words.count % 2 == 0 else { throw .document(.noRates(day)) }
    var rates: [CurrencyCode: DecimalFigure] = [:]
    while let name = words.popFirst(), let figure = words.popFirst() {
      guard let currency = CurrencyCode(name), currency != .euro else {
        throw .document(.currency(DailyRates.quoted(name), day))
      }
      guard let rate = DecimalFigure(figure), !rate.isZero else {
        throw .document(.rate(DailyRates.quoted(figure), currency, day))
      }
      guard rates.updateValue(rate, forKey: currency) == nil else { throw .document(.currencyTwice(currency, day)) }
    }
    self.init(day: day, rates: rates)
  }

  static func day(_ text: some Collection<UInt8>) -> Day? {
    guard text.count == 10 else { return nil }
    do { return try Day(iso: Array(text)[...]) } catch { return nil }
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> String { String(decoding: text.prefix(24), as: UTF8.self) }
}

extension DailyRates {
  /// The first day the bank published rates for.
  public static let earliest = Day(year: 1999, month: 1, day: 4)
  /// The greatest number of days in a document.
  public static let mostDays = 20_000

  /// The rates of a document, as its reader writes them: a line for each day, in any order.
  ///
  /// - Parameter today: Rates of days later than the next day are not accepted; one day is allowed because a clock
  ///   can be behind the bank's.
  /// - Throws: `.document` with its first mistake; then nothing of it is used.
  public static func read(_ lines: [UInt8], today: Day) throws(MoneyError) -> [DailyRates] {
    var days: [DailyRates] = []
    var seen: Set<Day> = []
    guard lines != Array("!entities".utf8) else { throw .document(.entities) }
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let rates = try DailyRates(line: line)
      guard rates.day <= today + 1, rates.day >= earliest else { throw .document(.impossibleDay(rates.day)) }
      guard seen.insert(rates.day).inserted else { throw .document(.dayTwice(rates.day)) }
      guard days.count < mostDays else { throw .document(.tooManyDays) }
      days.append(rates)
    }
    guard !days.isEmpty else { throw .document(.notRates) }
    return days
  }
}
