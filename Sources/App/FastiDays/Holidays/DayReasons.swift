import FastiCalendars
import FastiCivil
import FastiHolidays
import FastiRecords
import FastiWords

/// Converts the findings of the engine into reasons, with names and words in the reader's language.
struct DayReasons {
  let plan: HolidayPlan
  /// Its layers are the user's; a title in a layer replaces the rule's name.
  let almanac: Almanac
  let languages: [LanguageCode]
  let words: PageWords
  /// The day that is explained.
  let day: Day

  func reason(_ step: Explanation.Step) -> DayExplanation.Reason {
    switch step {
    case .pattern(let item): reason(item, .pattern)
    case .shift(let item, let entry, let own): reason(item, .shifted(from: own, entry))
    case .exception(let item): reason(item, .exception(from: item.nominal))
    case .swap(let item): reason(item, .swapped(for: item.nominal))
    case .movedAway(let item, let entry): reason(item, .movedAway(entry))
    }
  }

  /// Further parts of the sentence that matter on the day of an occurrence.
  private func notes(_ item: HolidayOccurrence, _ step: DayReason.Step) -> [DayReason.Note] {
    let period = plan.period(item)
    var notes: [DayReason.Note] = []
    if let community = period.community { notes.append(.community(community)) }
    if !period.isWholeDay {
      notes.append(
        period.kind == .workday
          ? .shortened(from: period.from, until: period.to) : .hours(from: period.from, until: period.to))
    } else if period.kind == .workday {
      notes.append(.worked)
    }
    if let span = period.pattern.namedSpan(containing: item.nominal) { notes.append(.range(span)) }
    if period.pattern.isEveryMonth { notes.append(.everyMonth) }
    if let counted = plan.counted(item) {
      let title = almanac.layers[counted.rule.id]?.titleOverride
      let name = title ?? String(decoding: counted.rule.names.text(in: languages, on: counted.day), as: UTF8.self)
      notes.append(.counted(from: counted.day, of: name))
    }
    if let almanac = plan.almanac(item) { notes.append(.table(almanac, almanac.origin(of: item.nominal))) }
    let line: (entry: Shift.Entry, day: Day)? =
      switch step {
      case .shifted(let own, let entry): (entry, own)
      case .movedAway(let entry): (entry, item.nominal)
      default: nil
      }
    if let line {
      if line.entry.condition == .restDay { notes.append(restDay(on: line.day)) }
      if period.isShiftOfRegion { notes.append(.regionShift) }
    }
    return notes
  }

  private func restDay(on day: Day) -> DayReason.Note {
    .restDay(plan.restDay(on: day).members.sorted { $0.isoNumber < $1.isoNumber })
  }

  func hidden(_ item: HolidayOccurrence) -> DayExplanation.Reason {
    reason(
      item.rule, period: Int(item.period), name: name(of: item), DayReason(.hidden(plan.rule(item).id)))
  }

  func reason(_ considered: Explanation.Considered, on day: Day) -> DayExplanation.Reason {
    let step: DayReason.Step
    switch considered.reason {
    case .elsewhere(let other): step = .elsewhere(other)
    case .cancelled(let year): step = .cancelled(year: year)
    case .moved(let other): step = .moved(to: other)
    case .filtered(let filter): step = .filtered(filter)
    case .ended(let until): step = .ended(until)
    case .notYet(let since): step = .notYet(since)
    }
    let rule = plan.rules[Int(considered.rule)]
    let title = almanac.layers[rule.id]?.titleOverride.map { Array($0.utf8) }
    return reason(
      considered.rule, period: nil, name: title ?? rule.names.text(in: languages, on: day),
      DayReason(step, notes: filtersByRestDay(considered) ? [restDay(on: day)] : []))
  }

  private func filtersByRestDay(_ considered: Explanation.Considered) -> Bool {
    if case .filtered(let filter) = considered.reason { return filter.conditions.contains(.restDay) }
    return false
  }

  private func reason(_ item: HolidayOccurrence, _ step: DayReason.Step) -> DayExplanation.Reason {
    reason(
      item.rule, period: Int(item.period), name: name(of: item),
      DayReason(step, sky: Reasons.occurrence(item, of: plan), notes: notes(item, step)))
  }

  /// The name as in lists.
  private func name(of item: HolidayOccurrence) -> [UInt8] {
    guard let title = almanac.layers[plan.rule(item).id]?.titleOverride else {
      return plan.name(of: item, in: languages)
    }
    return plan.name(of: item, titled: Array(title.utf8), in: languages)
  }

  private func reason(_ index: Int32, period: Int?, name: [UInt8], _ reason: DayReason) -> DayExplanation.Reason {
    let rule = plan.rules[Int(index)]
    let names = almanac.targetNames(of: rule, among: plan.rules, in: languages, on: day)
    let wording = RuleWording(words, on: day, names: names)
    var sentence = UTF8Writer()
    if let period { sentence.write(rule.periods[period]) } else { sentence.write(utf8: rule.sentence) }
    let saying = RuleSaying(
      words: period.map { wording(rule.periods[$0]) } ?? wording(rule), source: sentence.string)
    return DayExplanation.Reason(
      rule: rule.id, name: String(decoding: name, as: UTF8.self), sentence: saying, reason: reason,
      why: words(reason, isTyped: true), sources: rule.sources.map { String(decoding: $0, as: UTF8.self) },
      confidence: rule.confidence)
  }
}

extension AlmanacID {
  /// Where the table has the month of a day from.
  func origin(of day: Day) -> DayReason.MonthOrigin {
    guard let source = table.source(on: day).map({ String(decoding: $0, as: UTF8.self) }) else { return .beyond }
    if table.isComputed(day) { return .computed(source: source) }
    return table.isDecided(day) ? .decided(source: source) : .expected
  }
}
