public import FastiCivil

/// A table of months that an authority decides one by one: the first day of each, with its source.
///
/// ```swift
/// let text = """
///   almanac club
///   name en Club months
///   days 29 30
///   months 12
///   falls-back hijri-ummalqura +1
///   source The club's letter
///   1448-01 2026-06-17
///   1448-02 2026-07-16
///   """
/// let almanac = try MonthAlmanac(reading: Array(text.utf8))
/// print(almanac.count, almanac.isDecided(Day(year: 2026, month: 7, day: 1)))  // 2 true
/// if let days = almanac.days { print(days.first, days.last) }  // 2026-06-17 2026-08-13
/// ```
///
/// `Data/Almanacs/NAME.months` is its text, which Documentation/Rules.md describes. Where the table ends, the calendar of its
/// fall-back holds, if it has one.
public struct MonthAlmanac: Hashable, Sendable {
  /// A calendar that is used after the end of a table.
  ///
  /// ```swift
  /// let text = """
  ///   almanac club
  ///   name en Club months
  ///   days 29 30
  ///   months 12
  ///   falls-back hijri-ummalqura +1
  ///   source The club's letter
  ///   1448-01 2026-06-17
  ///   1448-02 2026-07-16
  ///   """
  /// if let fallback = try MonthAlmanac(reading: Array(text.utf8)).fallback {
  ///   print(fallback.calendar, fallback.shift)  // hijriUmmAlQura 1
  /// }
  /// ```
  public struct Fallback: Hashable, Sendable {
    public let calendar: CalendarID
    /// The days added to those of the calendar.
    public let shift: Int
  }

  /// A name in a language.
  ///
  /// ```swift
  /// let text = """
  ///   almanac club
  ///   name en Club months
  ///   days 29 30
  ///   months 12
  ///   falls-back hijri-ummalqura +1
  ///   source The club's letter
  ///   1448-01 2026-06-17
  ///   1448-02 2026-07-16
  ///   """
  /// for title in try MonthAlmanac(reading: Array(text.utf8)).titles {
  ///   print(String(decoding: title.language, as: UTF8.self), String(decoding: title.text, as: UTF8.self))  // en Club months
  /// }
  /// ```
  public struct Title: Hashable, Sendable {
    /// The language tag, UTF-8.
    public let language: [UInt8]
    /// The name, UTF-8.
    public let text: [UInt8]
  }

  /// A month of the table.
  struct Entry: Hashable {
    let year: Int32
    let month: UInt8
    /// Whether it is the second of two months with the same number.
    let isLeap: Bool
    let start: Day
    /// Whether a rule gave its first day, because no authority was found to have announced it.
    let isComputed: Bool
  }

  /// The name in rules and files, UTF-8.
  public internal(set) var name: [UInt8] = []
  /// The displayed name.
  public internal(set) var titles: [Title] = []
  /// How many days a month can have.
  public internal(set) var lengths = 29...30
  /// How many months a year has, a repeated one not counted.
  public internal(set) var monthsPerYear = 12
  /// Whether a month may be repeated.
  public internal(set) var mayRepeat = false
  /// What applies after the end of the table.
  public internal(set) var fallback: Fallback?
  /// The months, in order; each begins where the one before it ends.
  var entries: [Entry] = []
  /// How many months there are up to the last that is decided; those among them that are computed are not decided.
  var decided = 0
  /// Where the months come from: the index of the first month of each source, and the source.
  var sources: [(first: Int, text: [UInt8])] = []

  init() {}

  /// Whether both have the same months and the same head.
  public static func == (left: MonthAlmanac, right: MonthAlmanac) -> Bool {
    left.name == right.name && left.entries == right.entries && left.decided == right.decided
      && left.fallback == right.fallback && left.lengths == right.lengths
      && left.monthsPerYear == right.monthsPerYear && left.mayRepeat == right.mayRepeat
  }

  /// Hashes name and months.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(entries)
  }
}

extension MonthAlmanac {
  /// How many months the table has.
  public var count: Int { entries.count }

  /// The days of the table; nil for a table without months. The table does not contain the end of its last month, so
  /// that month counts with the fewest days a month can have.
  public var days: DayRange? { days(of: entries.count) }

  /// The days from the first month to the end of the last that is decided; nil if none is. Months among them may be
  /// computed.
  public var decidedDays: DayRange? { days(of: decided) }

  /// The days of the first months.
  private func days(of count: Int) -> DayRange? {
    guard let first = entries.first, count > 0 else { return nil }
    let end = count < entries.count ? entries[count].start - 1 : entries[count - 1].start + (lengths.lowerBound - 1)
    return try? DayRange(first.start, end)
  }

  /// Whether a day belongs to a month that is decided.
  public func isDecided(_ day: Day) -> Bool { (decidedDays?.contains(day) ?? false) && !isComputed(day) }

  /// Whether a day belongs to a month of the table whose first day was computed and not announced.
  public func isComputed(_ day: Day) -> Bool {
    (days?.contains(day) ?? false) && entries[place(startingBy: day)].isComputed
  }

  /// The source of the month that contains a day, UTF-8; nil outside the table.
  public func source(on day: Day) -> [UInt8]? {
    guard days?.contains(day) ?? false else { return nil }
    let place = place(startingBy: day)
    return sources.last { $0.first <= place }?.text
  }

  /// The displayed name in a language, UTF-8; the first name if it has none in that language.
  public func title(in language: [UInt8]) -> [UInt8] {
    (titles.first { $0.language == language } ?? titles.first)?.text ?? name
  }

  /// The index of the last month that begins on or before a day; -1 before the first.
  func place(startingBy day: Day) -> Int {
    var (low, high) = (-1, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].start <= day { low = middle } else { high = middle }
    }
    return low
  }
}
