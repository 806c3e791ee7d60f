import FastiCivil

// The rule, as Documentation/Mathematics/Lunisolar.md states it: a month begins on the day of its new moon; month 11
// holds the December solstice; when there are thirteen months from one month 11 to the next, the first without a
// principal term is inserted.
extension LunisolarSystem {
  /// The year by the rule, from Sun and Moon, without the table. About fifty searches in the sky at most.
  static func computed(_ year: Int) throws(SkyError) -> LunisolarYear {
    let eleventh = try (lunationOfMonth11(year - 1), lunationOfMonth11(year), lunationOfMonth11(year + 1))
    let before = try insertedLunation(after: eleventh.0, before: eleventh.1, year: year)
    let after = try insertedLunation(after: eleventh.1, before: eleventh.2, year: year + 1)
    let first = lunationOfMonth1(after: eleventh.0, inserted: before)
    let next = lunationOfMonth1(after: eleventh.1, inserted: after)
    var leapMonth = 0
    // The month at index j repeats number j.
    for inserted in [before, after] {
      if let inserted, inserted > first, inserted < next { leapMonth = inserted - first }
    }
    let start = try firstDay(ofLunation: first)
    var lengths: UInt32 = 0
    var day = start
    for lunation in first..<next {
      let end = try firstDay(ofLunation: lunation + 1)
      if end - day == 30 { lengths |= 1 << UInt32(lunation - first) }
      day = end
    }
    return LunisolarYear(year: year, start: start, lengths: lengths, leapMonth: leapMonth)
  }

  /// The first day of the month that begins with a new moon.
  static func firstDay(ofLunation lunation: Int) throws(SkyError) -> Day {
    if let day = almanacDay(lunation: lunation) { return day }
    return civilDay(of: try Sky.newMoon(lunation: lunation))
  }

  /// The day, by this calendar's clock, of an event in the sky.
  static func civilDay(of instant: SkyInstant) -> Day {
    instant.day(offset: offset(on: instant.day(offset: 28_800)))
  }

  /// Two months after month 11, three when month 11 or 12 is repeated.
  private static func lunationOfMonth1(after eleventh: Int, inserted: Int?) -> Int {
    guard let inserted, inserted <= eleventh + 2 else { return eleventh + 2 }
    return eleventh + 3
  }

  /// The last new moon on or before the day of the December solstice.
  private static func lunationOfMonth11(_ year: Int) throws(SkyError) -> Int {
    let solstice = civilDay(of: try Sky.term(SolarTerm(longitude: 270), year: year))
    var lunation = lunation(near: solstice)
    for _ in 0..<3 {
      if try firstDay(ofLunation: lunation) <= solstice { return lunation }
      lunation -= 1
    }
    return lunation
  }

  /// The last lunation that can begin on or before a day; the true one may be one or two less.
  static func lunation(near day: Day) -> Int {
    // Lunation 0 fell on 2000-01-06, day 10,962.76; the mean month has 29.530589 days (Meeus, chapter 49). Ten thousand
    // months more keep the dividend positive.
    let sinceFirst = Int64(day.number) * 1_000_000 - 10_962_760_000
    return Int((sinceFirst + 295_305_890_000) / 29_530_589) - 10_000 + 1
  }

  /// The first month after `eleventh` in which no principal term falls, if there are thirteen months before `next`.
  private static func insertedLunation(after eleventh: Int, before next: Int, year: Int) throws(SkyError) -> Int? {
    guard next - eleventh == 13 else { return nil }
    var start = try firstDay(ofLunation: eleventh + 1)
    var index = 0
    var term = try principalTerm(index, year: year)
    for lunation in (eleventh + 1)..<next {
      let end = try firstDay(ofLunation: lunation + 1)
      while term < start {
        index += 1
        term = try principalTerm(index, year: year)
      }
      if term >= end { return lunation }
      start = end
    }
    return nil
  }

  /// The day of the principal term `index` months of the Sun after 300 degrees, in January.
  private static func principalTerm(_ index: Int, year: Int) throws(SkyError) -> Day {
    let longitude = (300 + 30 * index) % 360
    if let day = almanacDay(term: longitude, year: year) { return day }
    return civilDay(of: try Sky.term(SolarTerm(longitude: longitude), year: year))
  }
}
