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
    let exceptions = inOneLanguage(rule.exceptions)
    if !exceptions.isEmpty { sentences.append(words.capitalised(text(of: exceptions))) }
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

  /// Days that a list names.
  struct Item {
    let days: DayRange
    /// What is written after a preposition.
    let text: String
    /// The same with the preposition.
    let when: String

    init(_ days: DayRange, _ text: String, when: String) { (self.days, self.text, self.when) = (days, text, when) }
  }

  /// The greatest number of items of a list that is written whole.
  private static let most = 4
  /// The number of items of a longer list that are written.
  private static let shown = 3

  /// The dates of a list in their order: all of them, or their number with the first, the last and the nearest.
  /// - Parameter isPlain: Whether all are single dates, which need their preposition only once.
  func when(_ items: [Item], isPlain: Bool, count: Int) -> String {
    guard items.count > RuleWording.most, let first = items.first, let last = items.last else {
      return isPlain ? words(.ruleOnDates, words.list(items.map { $0.text })) : words.list(items.map { $0.when })
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

  /// The exceptions without names in other languages than the reader's, where there is one.
  private func inOneLanguage(_ exceptions: [RuleException]) -> [RuleException] {
    var read: [RuleException.Occasion: Int] = [:]
    for (place, exception) in exceptions.enumerated() {
      guard case .renamed(let name) = exception.change else { continue }
      if read[exception.occasion] == nil || name.language.string == words.language { read[exception.occasion] = place }
    }
    return exceptions.enumerated().compactMap { place, exception in
      guard case .renamed = exception.change else { return exception }
      return read[exception.occasion] == place ? exception : nil
    }
  }

  private func text(of exceptions: [RuleException]) -> String {
    let items = exceptions.map { exception in
      let text = text(of: exception)
      return Item(exception.occasion.days, text, when: text)
    }
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

/// What a rule says, in words and as it was typed.
public struct RuleSaying: Hashable, Sendable {
  /// Sentences in the reader's language.
  public var words: String
  /// The sentence of the rule language, which can be typed again.
  public var source: String

  public init(words: String, source: String) {
    self.words = words
    self.source = source
  }
}
