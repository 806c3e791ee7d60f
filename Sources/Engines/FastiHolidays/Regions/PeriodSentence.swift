public import FastiCivil

/// Reads and writes the sentence of one period: `public on 1 January; since 2012; additional Saturday +2, Sunday +1`.
enum PeriodSentence {
  /// Reads a sentence. `kind` is the kind of a sentence without one; nil makes it required.
  static func read(
    _ text: ArraySlice<UInt8>, of source: SentenceSource, kind: HolidayKind?, mistakes: inout [RuleMistake]
  ) -> Rule.Period? {
    let clauses = pieces(of: text, separator: UInt8(ascii: ";"))
    var reader = SentenceReader(clauses[clauses.startIndex], of: source)
    let head = readHead(&reader, kind: kind)
    mistakes += reader.mistakes
    var period = Rule.Period(kind: head.kind ?? .public, pattern: head.pattern ?? .relative(.between))
    period.community = head.community
    period.from = head.from
    period.to = head.to
    if let from = head.from, let to = head.to, to.seconds <= from.seconds {
      mistakes.append(
        RuleMistake(
          line: source.line, column: source.column(of: reader.words[0]), field: .time, value: Array(to.iso.utf8),
          problem: .reversed))
    }
    var reversed: RuleMistake?
    for clause in clauses.dropFirst() {
      var reader = SentenceReader(clause, of: source)
      let isEnd = reader.current?.matches("until") ?? false
      readClause(&reader, into: &period)
      mistakes += reader.mistakes
      guard isEnd, reader.words.count > 1 else { continue }
      let word = reader.words[1]
      reversed = RuleMistake(
        line: source.line, column: source.column(of: word), field: .until, value: [UInt8](word.bytes),
        problem: .reversed)
    }
    if let reversed, let since = period.validity.since, let until = period.validity.until, until < since {
      mistakes.append(reversed)
    }
    return head.kind == nil || head.pattern == nil ? nil : period
  }

  private struct Head {
    var kind: HolidayKind?
    var community: Community?
    var from: TimeOfDay?
    var to: TimeOfDay?
    var pattern: Pattern?
  }

  /// `KIND [for COMMUNITY] [from TIME] [until TIME] on PATTERN`, or the pattern alone if a kind is given.
  private static func readHead(_ reader: inout SentenceReader, kind: HolidayKind?) -> Head {
    var head = Head(kind: kind)
    let named = reader.current.flatMap { HolidayKind(word: $0) }
    if let named {
      head.kind = named
      reader.position += 1
    } else if kind == nil {
      reader.note(.kind, reader.next())
    }
    head.community = reader.community()
    if reader.consume("from") { head.from = reader.time() }
    if reader.consume("until") { head.to = reader.time() }
    if !reader.consume("on"), named != nil {
      if reader.contains("on") {
        reader.skip(to: "on", as: .pattern)
        _ = reader.consume("on")
      } else {
        reader.note(.pattern, reader.current)
        reader.known = reader.mistakes.count
      }
    }
    head.pattern = reader.pattern()
    return head
  }

  private static func readClause(_ reader: inout SentenceReader, into period: inout Rule.Period) {
    if reader.consume("since") {
      reader.refuse(.since, if: period.validity.since != nil)
      period.validity.since = reader.bound(.since)
    } else if reader.consume("until") {
      reader.refuse(.until, if: period.validity.until != nil)
      period.validity.until = reader.bound(.until)
    } else if reader.consume("lasting") {
      reader.refuse(.length, if: period.length != 1)
      if let days = reader.number(.length, 1...60) { period.length = days }
      if !reader.consume("days") { _ = reader.consume("day") }
    } else if reader.consume("every") {
      reader.refuse(.cycle, if: period.cycle != nil)
      let years = reader.number(.cycle, 2...400)
      reader.expect("years", as: .cycle) { $0.matches("from") || $0.startsWithDigit }
      reader.expect("from", as: .cycle) { $0.startsWithDigit }
      let from = reader.number(.cycle, Limits.year)
      if let years, let from { period.cycle = Cycle(years: years, from: from) }
    } else if reader.isAtFilter {
      reader.refuse(.weekday, if: period.filter != nil)
      period.filter = reader.filter()
    } else if reader.consume("no", "shift") {
      period.isUnshifted = true
    } else if reader.consume("status") {
      reader.refuse(.status, if: period.status != .statutory)
      let word = reader.next()
      if let status = word.flatMap({ RuleStatus(word: $0) }) {
        period.status = status
      } else {
        reader.note(.status, word)
      }
    } else if let shift = reader.shift() {
      period.shifts.append(shift)
      return
    } else {
      reader.position = reader.words.count
    }
    reader.end(.pattern)
  }
}

extension UTF8Writer {
  /// Appends the period's sentence, which reads back as the same period.
  public mutating func write(_ period: Rule.Period) {
    write(period.kind.word)
    if let community = period.community {
      write(" for ")
      write(utf8: community.bytes)
    }
    if let from = period.from {
      write(" from ")
      write(from)
    }
    if let to = period.to {
      write(" until ")
      write(to)
    }
    write(" on ")
    write(period.pattern)
    if let cycle = period.cycle {
      write("; every ")
      write(cycle.years)
      write(" years from ")
      write(cycle.from)
    }
    if period.length > 1 {
      write("; lasting ")
      write(period.length)
      write(" days")
    }
    if let filter = period.filter {
      write("; ")
      write(filter)
    }
    if let since = period.validity.since {
      write("; since ")
      write(bound: since, field: .since)
    }
    if let until = period.validity.until {
      write("; until ")
      write(bound: until, field: .until)
    }
    for shift in period.shifts {
      write("; ")
      write(shift)
    }
    if period.isUnshifted { write("; no shift") }
    if period.status != .statutory {
      write("; status ")
      write(period.status.word)
    }
  }
}

extension Rule {
  /// The periods' sentences, joined with `; then `; ``init(id:sentence:kind:)`` reads it back.
  public var sentence: [UInt8] {
    var writer = UTF8Writer()
    for (index, period) in periods.enumerated() {
      if index > 0 { writer.write("; then ") }
      writer.write(period)
    }
    return writer.bytes
  }

  /// A rule from its sentence, as people type it: one period or several joined with `; then `.
  ///
  /// - Parameter kind: The kind of a period without one.
  /// - Throws: Every mistake of the sentence at once.
  public init(id: RuleID, sentence: [UInt8], kind: HolidayKind? = .public) throws(RuleMistakes) {
    self.init(id: id)
    var mistakes: [RuleMistake] = []
    let source = SentenceSource(line: 0, text: sentence[...])
    for part in Rule.parts(of: sentence[...]) {
      if let period = PeriodSentence.read(part, of: source, kind: kind, mistakes: &mistakes) { periods.append(period) }
    }
    mistakes += check(line: 0)
    guard mistakes.isEmpty else { throw RuleMistakes(mistakes: mistakes) }
  }

  /// Splits at `; then `.
  private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    for clause in pieces(of: text, separator: UInt8(ascii: ";")).dropFirst() {
      let inner = trimmed(clause)
      guard inner.count > 5, Word(inner.prefix(5)).matches("then ") else { continue }
      parts.append(text[start..<(clause.startIndex - 1)])
      start = inner.startIndex + 5
    }
    parts.append(text[start...])
    return parts
  }
}
