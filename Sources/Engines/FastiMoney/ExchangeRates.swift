public import FastiCivil

/// The rates of many days, as lines of a text that is searched without parsing all of it, so finding a day among 27
/// years takes less time than reading the file.
public struct ExchangeRates: Hashable, Sendable {
  /// A line for each day, the earliest first.
  public let bytes: [UInt8]

  /// The greatest age of a rate, in days.
  public static let mostBack = 10

  /// No rates, or stored lines, in the format of ``bytes``.
  public init(lines bytes: [UInt8] = []) { self.bytes = bytes }

  /// The first day with rates; nil if there is none.
  public var first: Day? { day(ofLineAt: 0) }

  /// The last day with rates; nil if there is none.
  public var last: Day? { bytes.isEmpty ? nil : day(ofLineAt: lineStart(before: bytes.count - 1)) }

  /// The rates of a day; nil if none were published, or if the line is damaged.
  /// - Complexity: O(log *n*) in the days.
  public func rates(on day: Day) -> DailyRates? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = lineStart(before: (low + high) / 2)
      guard let found = self.day(ofLineAt: start) else { return nil }
      let end = lineEnd(from: start)
      if found == day {
        do { return try DailyRates(line: bytes[start..<end]) } catch { return nil }
      }
      if found < day { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// The rates of the latest day, not after the given one and at most ten days before it, on which all of the currencies
  /// have a rate.
  public func latest(onOrBefore day: Day, of currencies: [CurrencyCode]) -> DailyRates? {
    for back in 0...ExchangeRates.mostBack {
      if let rates = rates(on: day - back), currencies.allSatisfy({ rates[$0] != nil }) { return rates }
    }
    return nil
  }

  /// Whether any day has a rate of a currency.
  /// - Complexity: O(*n*) in the days.
  func has(_ currency: CurrencyCode) -> Bool {
    let word = [UInt8(ascii: " ")] + currency.letters + [UInt8(ascii: " ")]
    return bytes.indices.dropLast(4).contains { bytes[$0] == word[0] && bytes[$0..<$0 + 5].elementsEqual(word) }
  }

  /// These rates with those of other days, which replace former ones of the same day.
  /// - Complexity: O(*n* + *m* log *m*).
  public func merged(with new: [DailyRates]) -> ExchangeRates {
    let new = new.sorted { $0.day < $1.day }
    var (writer, place, next) = (UTF8Writer(capacity: bytes.count + new.count * 400), 0, 0)
    while place < bytes.count {
      let end = min(lineEnd(from: place) + 1, bytes.count)
      guard let day = day(ofLineAt: place) else {
        place = end
        continue
      }
      while next < new.count, new[next].day < day {
        new[next].write(to: &writer)
        next += 1
      }
      if next == new.count || new[next].day != day { writer.bytes.append(contentsOf: bytes[place..<end]) }
      place = end
    }
    for rates in new[next...] { rates.write(to: &writer) }
    return ExchangeRates(lines: writer.bytes)
  }

  private func lineStart(before place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func day(ofLineAt start: Int) -> Day? {
    start + 10 <= bytes.count ? DailyRates.day(bytes[start..<start + 10]) : nil
  }
}
