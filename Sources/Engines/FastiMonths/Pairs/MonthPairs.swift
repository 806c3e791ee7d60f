import FastiCalendars
import FastiCivil

/// Decides which pairs of a month and a date are month starts.
///
/// A date is within two days of the computed first day of at most one month, so it is enough that it is beside that
/// month's name. For a council that calculates, the computed day is sufficient evidence. A committee that observes the
/// Moon can name the computed day for another reason, such as the evening of the sighting. So its pairs are used only if
/// they contain nothing else, and only together: none is before its computed day, none is ambiguous, and each has its
/// weekday or all of them are the computed days.
struct MonthPairs {
  /// A month, a day beside it, and how far that is from the computed day.
  struct Fit {
    let candidate: Candidate
    let distance: Int
    let isPlain: Bool
    /// Whether its words say that the month begins.
    let saysFirst: Bool
  }

  let computed: HijriMonths
  let years: Set<Int>
  let source: DocumentSource

  /// Pairs that are month starts without a word such as `first`.
  static let telling = 4

  /// The month starts among the pairs of a stream.
  func candidates(_ stream: MentionStream) -> [Candidate] {
    let orders = [stream.monthsFirst, stream.datesFirst].map { order in order.flatMap { byMonth(fits($0)) } }
    guard source.looks else { return orders.flatMap { $0 }.flatMap { calculated($0) } }
    // A page has its dates on one side of its names.
    let (after, before) = (orders[0].count, orders[1].count)
    return announced(after >= before ? orders[0] : orders[1])
  }

  /// The months that are named with a date, regardless of other words; for a committee, without those that have only
  /// a day before the computed day, because these are evenings of sighting.
  func seen(_ stream: MentionStream) -> [DatedMonth] {
    let both = stream.monthsFirst + stream.datesFirst
    let pairs = both.flatMap { fits($0) }
      .filter { !source.looks || $0.distance >= 0 }
      .map { DatedMonth(month: $0.candidate.month, day: $0.candidate.start) }
    return pairs + both.compactMap { far($0) } + stream.doubtful.map { DatedMonth(month: $0, day: nil) }
  }

  /// A month of a year that has only one date, in its own row, and that date is not near its computed first day.
  private func far(_ pair: MentionStream.Pair) -> DatedMonth? {
    guard pair.dates.count == 1, pair.dates[0].row == pair.month.row, pair.month.isPlain, pair.dates[0].isPlain,
      case .month(let name, _) = pair.month.kind, case .date(let date) = pair.dates[0].kind, date.hasYear,
      let month = name.year.flatMap({ HijriMonth(year: $0, month: name.number) }), fits(pair).isEmpty
    else { return nil }
    return DatedMonth(month: month, day: nil)
  }

  private func byMonth(_ fits: [Fit]) -> [[Fit]] {
    Dictionary(grouping: fits) { $0.candidate.month }.sorted { $0.key < $1.key }.map { $0.value }
  }

  /// The dates of a pair that are near the computed first day of its month.
  func fits(_ pair: MentionStream.Pair) -> [Fit] {
    guard case .month(let name, let heading) = pair.month.kind else { return [] }
    return pair.dates.compactMap { item in
      guard case .date(let date) = item.kind, let (month, day) = start(name, heading, date),
        let computed = computed[month]
      else { return nil }
      let candidate = Candidate(
        month: month, start: day, weekday: date.weekday, length: pair.month.length ?? item.length)
      return Fit(
        candidate: candidate, distance: day - computed.start, isPlain: pair.month.isPlain && item.isPlain,
        saysFirst: name.isFirst || pair.month.saysFirst || item.saysFirst)
    }
  }

  private func start(_ name: NamedMonth, _ heading: Int?, _ date: NamedDate) -> (month: HijriMonth, day: Day)? {
    if name.number == NamedMonth.unknown { return start(inYear: name.year, date) }
    // If the month has no year, the date determines it.
    if name.year == nil, date.hasYear {
      guard let found = computed.month(name.number, near: date) else { return nil }
      return years.isEmpty || years.contains(found.month.year) ? found : nil
    }
    guard let year = name.year ?? heading, let month = HijriMonth(year: year, month: name.number),
      let start = computed[month]?.start, let day = date.day(near: start)
    else { return nil }
    return (month, day)
  }

  /// The month of a year that begins near a date.
  private func start(inYear year: Int?, _ date: NamedDate) -> (month: HijriMonth, day: Day)? {
    for number in 1...12 {
      guard let month = year.flatMap({ HijriMonth(year: $0, month: number) }), let start = computed[month]?.start,
        let day = date.day(near: start)
      else { continue }
      return (month, day)
    }
    return nil
  }

  private func calculated(_ fits: [Fit]) -> [Candidate] {
    let exact = fits.filter { $0.distance == 0 }
    if !exact.isEmpty { return exact.map { $0.candidate } }
    // It gives another day, which contradicts other places, but nothing here confirms it: the weekday may be that of the
    // new moon.
    return fits.filter { $0.isPlain }.map { Candidate(month: $0.candidate.month, start: $0.candidate.start) }
  }

  private func announced(_ pairs: [[Fit]]) -> [Candidate] {
    let plain = pairs.map { fits in fits.filter { $0.isPlain } }.filter { !$0.isEmpty }
    let found = plain.flatMap { $0 }
    guard plain.allSatisfy({ $0.count == 1 }), found.allSatisfy({ $0.distance >= 0 }),
      found.allSatisfy({ $0.candidate.weekday != nil || $0.distance == 0 })
        || found.allSatisfy({ $0.candidate.length != nil }),
      found.count >= MonthPairs.telling || found.allSatisfy({ $0.saysFirst })
    else { return [] }
    return found.map { $0.candidate }
  }
}
