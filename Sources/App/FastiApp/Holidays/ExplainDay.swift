public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// Why a day is what it is in one region, in words.
public struct DayExplanation: Sendable {
  /// The region.
  public let region: RegionCode
  /// The region's name.
  public let regionName: String
  /// The day.
  public let day: Day
  /// Whether it is a weekly day of rest there.
  public let isWeekend: Bool
  /// What happens on it.
  public let reasons: [Reason]
  /// What else was considered.
  public let considered: [Reason]

  /// One rule and what it has to do with the day.
  public struct Reason: Sendable {
    /// The rule's id.
    public let rule: RuleID
    /// The holiday's name.
    public let name: String
    /// What the rule says, as a sentence of the rule language.
    public let sentence: String
    /// What it has to do with the day, in words.
    public let why: String
    /// Where the rule comes from.
    public let sources: [String]
  }
}

extension DayExplanation.Reason: Fielded {
  /// Rule, name, sentence, reason, sources.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("rule", rule.string)
    writer.field("name", name)
    writer.field("sentence", sentence)
    writer.field("why", why)
    writer.field("sources", sources)
  }
}

extension DayExplanation: Fielded {
  /// Region, day, what happens and what was considered.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("region", region.string)
    writer.field("date", day)
    writer.field("weekday", day.weekday.number)
    writer.field("isWeekend", isWeekend)
    writer.field("reasons", records: reasons)
    writer.field("considered", records: considered)
  }

  /// The columns of a CSV that explains nothing.
  public static let columns: [StaticString] = ["region", "date", "weekday", "isWeekend", "reasons", "considered"]
}

/// Answers why a day is what it is.
public struct ExplainDay {
  private let almanac: Almanac

  /// Explains with an almanac.
  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// One explanation a region, and one for the rules of every region if there are any.
  /// - Throws: `.invalid` outside the years 1583 to 2999.
  public func callAsFunction(
    _ codes: [RegionCode], _ day: Day, languages: [LanguageCode]
  ) throws(Failure) -> [DayExplanation] {
    var explanations: [DayExplanation] = []
    let hidden = almanac.hidden
    // With nothing hidden the two lists are the same; otherwise the whole plans tell what hiding took away.
    let whole = hidden.isEmpty ? [] : try almanac.plans(codes, without: [])
    for (index, plan) in try almanac.plans(codes).enumerated() {
      let found: Explanation
      do { found = try plan.explain(day) } catch { throw Failure(error, field: "DATE") }
      let words = Wording(plan: plan, languages: languages + plan.region.languages)
      explanations.append(
        DayExplanation(
          region: plan.region.code,
          regionName: String(decoding: plan.region.names.text(in: languages, on: day), as: UTF8.self),
          day: day, isWeekend: found.isWeekend, reasons: found.steps.map(words.reason),
          considered: found.considered.map { words.reason($0, on: day) }
            + (hidden.isEmpty ? [] : hiddenReasons(whole[index], hidden, day, languages))))
    }
    return explanations
  }

  /// The rules that would fall on the day if the user had not hidden them.
  private func hiddenReasons(
    _ plan: HolidayPlan, _ hidden: Set<RuleID>, _ day: Day, _ languages: [LanguageCode]
  ) -> [DayExplanation.Reason] {
    guard let answer = try? plan.occurrences(in: DayRange(day)) else { return [] }
    let words = Wording(plan: plan, languages: languages + plan.region.languages)
    return answer.occurrences.filter { hidden.contains(plan.rule($0).id) }.map { occurrence in
      words.hidden(occurrence)
    }
  }
}

/// The words of an explanation.
private struct Wording {
  let plan: HolidayPlan
  let languages: [LanguageCode]

  func reason(_ step: Explanation.Step) -> DayExplanation.Reason {
    let item = step.occurrence
    let why: String
    switch step {
    case .pattern: why = "the rule gives this day"
    case .shift(_, let entry):
      why = "the rule gives \(long(item.nominal)); its shift \"\(words(entry))\" brings it here"
    case .exception: why = "the rule gives \(long(item.nominal)); that year it was moved here"
    case .swap: why = "worked in exchange for \(long(item.nominal)), which is off"
    case .movedAway(_, let entry):
      why = "the rule gives this day, but its shift \"\(words(entry))\" moves the holiday away"
    }
    let sky = Reasons.occurrence(item, of: plan).map { "; \($0)" } ?? ""
    return reason(item.rule, period: Int(item.period), name: plan.name(of: item, in: languages), why + sky)
  }

  func hidden(_ item: Occurrence) -> DayExplanation.Reason {
    let id = plan.rule(item).id.string
    return reason(
      item.rule, period: Int(item.period), name: plan.name(of: item, in: languages),
      "hidden; to show it: fasti rules edit \(id) --unhide")
  }

  func reason(_ considered: Explanation.Considered, on day: Day) -> DayExplanation.Reason {
    let why: String
    switch considered.reason {
    case .elsewhere(let other): why = "falls on \(long(other))"
    case .cancelled(let year): why = "cancelled in \(year)"
    case .moved(let other): why = "that year moved to \(long(other))"
    case .notInForce(let validity):
      if let until = validity.until, day > until {
        why = "not in force any more: until \(until.iso)"
      } else if let since = validity.since {
        why = "not in force yet: since \(since.iso)"
      } else {
        why = "not in force"
      }
    }
    let rule = plan.rules[Int(considered.rule)]
    return reason(considered.rule, period: nil, name: rule.names.text(in: languages, on: day), why)
  }

  private func reason(_ index: Int32, period: Int?, name: [UInt8], _ why: String) -> DayExplanation.Reason {
    let rule = plan.rules[Int(index)]
    var sentence = UTF8Writer()
    if let period { sentence.write(rule.periods[period]) } else { sentence.write(utf8: rule.sentence) }
    return DayExplanation.Reason(
      rule: rule.id, name: String(decoding: name, as: UTF8.self), sentence: sentence.string, why: why,
      sources: rule.sources.map { String(decoding: $0, as: UTF8.self) })
  }

  private func long(_ day: Day) -> String { "\(Words.english.name(day.weekday)) \(day.iso)" }

  /// The line of the shift's table, as the rule says it.
  private func words(_ entry: Shift.Entry) -> String {
    var writer = UTF8Writer()
    writer.write(entry)
    return writer.string
  }
}
