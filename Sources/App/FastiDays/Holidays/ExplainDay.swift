public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
public import FastiWords

/// The reasons for what a day is in one region, in words.
public struct DayExplanation: Sendable {
  public let region: RegionCode
  /// The name of the region in the reader's language.
  public let regionName: String
  /// The place of the region, for a code of a place inside a region of ISO 3166; nil for other codes.
  public let place: String?
  public let day: Day
  /// Whether it is a weekly day of rest there.
  public let isWeekend: Bool
  /// The rules that have an occurrence on it.
  public let reasons: [Reason]
  /// The rules that were considered and have no occurrence on it.
  public let considered: [Reason]
  /// The words of the reader's language.
  public let words: PageWords

  /// One rule and its relation to the day.
  public struct Reason: Sendable {
    public let rule: RuleID
    /// The holiday's name.
    public let name: String
    /// What the rule says.
    public let sentence: RuleSaying
    public let reason: DayReason
    /// The same in the reader's language.
    public let why: String
    /// Where the rule comes from.
    public let sources: [String]
    /// How certain the rule is; nil for a rule without sources.
    public let confidence: RuleConfidence?
  }
}

extension DayExplanation.Reason: FieldWritable {
  /// Rule, name, sentence, reason, sources, confidence.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("rule", rule.string)
    writer.field("name", name)
    writer.field("sentence", sentence.source)
    writer.field("why", why)
    writer.field("sources", sources)
    writer.rare("confidence", confidence.map { "\($0.word)" })
  }
}

extension DayExplanation: FieldWritable {
  /// Region, day, occurrences and considered rules.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("region", region.string)
    writer.rare("place", place)
    writer.field("date", day)
    writer.field("weekday", day.weekday.number)
    writer.field("isWeekend", isWeekend)
    writer.field("reasons", records: reasons)
    writer.field("considered", records: considered)
  }

  /// The columns of a CSV without explanations.
  public static let columns: [StaticString] = ["region", "date", "weekday", "isWeekend", "reasons", "considered"]
}

extension [DayExplanation] {
  /// The explanations to show to people: the one of the user's rules for every region is left out if none of them
  /// applies to the day.
  public var relevant: [DayExplanation] {
    let relevant = filter { !$0.region.bytes.isEmpty || !$0.reasons.isEmpty || !$0.considered.isEmpty }
    return relevant.isEmpty ? self : relevant
  }
}

/// Explains what a day is.
public struct ExplainDay {
  private let almanac: Almanac
  private let words: PageWords

  /// Explains with an almanac, in the words of a language.
  public init(_ almanac: Almanac, _ words: PageWords) {
    self.almanac = almanac
    self.words = words
  }

  /// One explanation for each region, and one for the user's rules for every region if there are any.
  /// - Throws: `.invalid` outside the years 1583 to 2999.
  public func callAsFunction(
    _ codes: [RegionCode], _ day: Day, languages: [LanguageCode]
  ) throws(Failure) -> [DayExplanation] {
    var explanations: [DayExplanation] = []
    let hidden = almanac.hidden
    // If nothing is hidden the two lists are the same; otherwise the whole plans show what is missing.
    let whole = hidden.isEmpty ? [] : try almanac.plans(codes, without: [])
    for (index, plan) in try almanac.plans(codes).enumerated() {
      let found: Explanation
      do { found = try plan.explain(day) } catch { throw Failure(error, field: .date) }
      let reasons = DayReasons(
        plan: plan, almanac: almanac, languages: languages + plan.region.languages, words: words, day: day)
      let considered =
        found.considered.map { reasons.reason($0, on: day) }
        + (hidden.isEmpty ? [] : hiddenReasons(whole[index], hidden, day, languages))
      explanations.append(
        DayExplanation(
          region: plan.region.code,
          regionName: String(decoding: plan.region.names.text(in: languages, on: day), as: UTF8.self),
          place: plan.region.place.map { String(decoding: $0, as: UTF8.self) },
          day: day, isWeekend: found.isWeekend, reasons: found.steps.map(reasons.reason),
          considered: considered, words: words))
    }
    return explanations
  }

  /// The rules that would have an occurrence on the day if the user had not hidden them.
  private func hiddenReasons(
    _ plan: HolidayPlan, _ hidden: Set<RuleID>, _ day: Day, _ languages: [LanguageCode]
  ) -> [DayExplanation.Reason] {
    guard let answer = try? plan.occurrences(in: DayRange(day)) else { return [] }
    let reasons = DayReasons(
      plan: plan, almanac: almanac, languages: languages + plan.region.languages, words: words, day: day)
    return answer.occurrences.filter { hidden.contains(plan.rule($0).id) }.map { occurrence in
      reasons.hidden(occurrence)
    }
  }
}
