public import FastiCivil
public import FastiHolidays

/// Writes rules as sentences in the reader's language.
public struct RuleWording: Sendable {
  let words: PageWords
  /// The period in force on this day is written first, and of many dates those that are nearest to it.
  let day: Day
  /// The names of the rules from which others count.
  let names: [RuleID: String]

  /// The words of a language. A rule that has no name here is named by its id.
  public init(_ words: PageWords, on day: Day, names: [RuleID: String] = [:]) {
    self.words = words
    self.day = day
    self.names = names
  }

  /// A rule: its periods in force on the day, the other ones, the latest first, and its exceptions.
  public func callAsFunction(_ rule: Rule) -> String {
    let latest: [Rule.Period] = rule.periods.reversed()
    let order = latest.filter { $0.validity.contains(day) } + latest.filter { !$0.validity.contains(day) }
    var sentences = sentences(of: order)
    if !rule.exceptions.isEmpty { sentences.append(words.capitalised(text(of: rule.exceptions))) }
    return RuleWording.joined(sentences)
  }

  /// One period of a rule.
  public func callAsFunction(_ period: Rule.Period) -> String { RuleWording.joined(sentences(of: [period])) }

  private static func joined(_ sentences: [String]) -> String {
    sentences.map { "\($0)." }.joined(separator: " ")
  }

  /// The sentences of periods, without full stops. A kind is written where it differs from the one before.
  private func sentences(of periods: [Rule.Period]) -> [String] {
    var sentences: [String] = []
    var kind: HolidayKind?
    for period in periods {
      let text = clauses(of: period).joined(separator: ", ")
      sentences.append(period.kind == kind ? words.capitalised(text) : "\(words(period.kind.phrase)) \(text)")
      kind = period.kind
      for shift in period.shifts { sentences += self.sentences(of: shift) }
      if period.isUnshifted { sentences.append(words.capitalised(words(.ruleUnshifted))) }
    }
    return sentences
  }

  private func clauses(of period: Rule.Period) -> [String] {
    var clauses = [when(period.pattern)]
    if let cycle = period.cycle {
      clauses.append(words(.ruleEveryYears, words.number(cycle.years), words.year(cycle.from)))
    }
    if period.length > 1 { clauses.append(words(.ruleDaysInRow, words.number(period.length))) }
    if !period.isWholeDay { clauses.append(words(DayReason.Note.hours(from: period.from, until: period.to))) }
    if let community = period.community { clauses.append(words(DayReason.Note.community(community))) }
    if let filter = period.filter { clauses.append(text(of: filter)) }
    clauses += limits(of: period.validity)
    switch period.status {
    case .statutory: break
    case .decided: clauses.append(words(.ruleDecided))
    case .projected: clauses.append(words(.ruleExpected))
    case .reported: clauses.append(words(.ruleReported))
    }
    return clauses
  }
}

// Dates.
extension RuleWording {
  /// `since 1953`, `until 31 March 1977`; a year stands for its first or its last day.
  func limits(of validity: Validity) -> [String] {
    func text(_ day: Day, isYear: Bool) -> String { isYear ? words(.ruleYear, words.year(day.year)) : date(day) }
    var limits: [String] = []
    if let since = validity.since {
      limits.append(words(.ruleInForceFrom, text(since, isYear: since == DayRange(year: since.year).first)))
    }
    if let until = validity.until {
      limits.append(words(.ruleInForceTo, text(until, isYear: until == DayRange(year: until.year).last)))
    }
    return limits
  }

  /// A date with its year, after a preposition.
  func date(_ day: Day) -> String { words(.ruleDay, words.dayMonth(day), words.year(day.year)) }

  /// Days that a list names, in their order.
  typealias Item = (days: DayRange, text: String)

  /// The greatest number of items of a list that is written whole.
  private static let most = 4
  /// The number of items of a longer list that are written.
  private static let shown = 3

  /// The dates of a list: all of them, or their number with the first, the last and the nearest.
  func when(_ items: [Item], count: Int) -> String {
    guard items.count > RuleWording.most, let first = items.first, let last = items.last else {
      return words(.ruleOnDates, words.list(items.map { $0.text }))
    }
    return words(
      .ruleOnManyDays, words.number(count), date(first.days.first), date(last.days.last), words.list(nearest(items)))
  }

  private func nearest(_ items: [Item]) -> [String] {
    let order = items.indices.sorted { (distance(items[$0].days), $0) < (distance(items[$1].days), $1) }
    return order.prefix(RuleWording.shown).sorted().map { items[$0].text }
  }

  private func distance(_ days: DayRange) -> Int {
    days.contains(day) ? 0 : min(abs(days.first - day), abs(days.last - day))
  }

  private func text(of exceptions: [RuleException]) -> String {
    let items: [Item] = exceptions.map { (days: $0.occasion.days, text: text(of: $0)) }
    guard items.count > RuleWording.most else { return words.list(items.map { $0.text }) }
    let shown = nearest(items)
    return words(.ruleMoreExceptions, shown.joined(separator: ", "), words.number(items.count - shown.count))
  }

  private func text(of exception: RuleException) -> String {
    let time =
      switch exception.occasion {
      case .year(let year): words(.ruleInYear, words.year(year))
      case .day(let day): words(.ruleOnDates, date(day))
      }
    return switch exception.change {
    case .cancelled: words(.ruleLeftOut, time)
    case .moved(let day): words(.ruleMovedTo, time, date(day))
    case .renamed(let name): words(.ruleCalled, time, String(decoding: name.text, as: UTF8.self))
    }
  }
}
