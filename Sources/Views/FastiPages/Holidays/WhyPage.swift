public import FastiCivil
public import FastiHolidays
public import FastiWords

/// The explanation of a day, region by region.
public struct WhyPage: Sendable {
  /// The day that is explained.
  public var date: Day
  /// One explanation for each selected region, in their order.
  public var regions: [Part]

  /// The explanation of a day.
  public init(_ day: Day, regions: [Part]) {
    date = day
    self.regions = regions
  }

  /// The relation of one region's rules to the day.
  public struct Part: Sendable {
    /// The region; nil for the rules of all regions.
    public var region: RegionPill?
    /// Whether the day is a weekly day of rest there.
    public var isWeekend: Bool
    /// The rules that apply to it.
    public var reasons: [Reason]
    /// The rules that were considered and do not apply.
    public var considered: [Reason]

    /// A region's part.
    public init(region: RegionPill?, isWeekend: Bool, reasons: [Reason], considered: [Reason]) {
      self.region = region
      self.isWeekend = isWeekend
      self.reasons = reasons
      self.considered = considered
    }
  }

  /// One rule and its relation to the day.
  public struct Reason: Sendable {
    /// The holiday's name.
    public var name: String
    /// What the rule says.
    public var sentence: RuleSaying
    public var reason: DayReason
    /// The sources of the rule.
    public var sources: [String]
    /// How well the rule is known; nil for a rule without sources.
    public var confidence: RuleConfidence?
    /// The rule's id; nil if it does not have a page.
    public var rule: String?

    public init(
      _ name: String, sentence: RuleSaying, reason: DayReason, sources: [String] = [],
      confidence: RuleConfidence? = nil, rule: String? = nil
    ) {
      self.confidence = confidence
      self.rule = rule
      self.name = name
      self.sentence = sentence
      self.reason = reason
      self.sources = sources
    }
  }
}

extension WhyPage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// The explained day, at which the other screens open.
  public var day: Day? { date }
  /// The heading: why the day is off or not.
  public func title(_ words: PageWords) -> String { words(.whyTitle, words.long(date)) }

  /// A card for each region: the rules that apply, and the other considered rules.
  public func write(to html: inout HTML) {
    html.pageHeader(.why, html.words(.whyTitle, html.words.short(date)), accent: "accent-star") { html in
      html.button(.today, text: html.words(.openDay), Paths.day(date))
      if let path = Paths.whyInRange(date - 1) {
        html.button(.previous, html.words(.previousDay), path, hook: "previous")
      }
      if let path = Paths.whyInRange(date + 1) { html.button(.next, html.words(.nextDay), path, hook: "next") }
    }
    for part in regions { write(part, &html) }
  }

  private func write(_ part: Part, _ html: inout HTML) {
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(part.region?.name ?? html.words(.everyRegion))
        if let region = part.region { html.pill(region) }
      }
      if part.isWeekend { html.element(.p, text: html.words(.weeklyRest, html.words.title(date.weekday))) }
      if part.reasons.isEmpty { html.element(.p, .class("empty"), text: html.words(.noRuleHere)) }
      html.element(.ul, .class("reasons")) { html in
        for reason in part.reasons { write(reason, &html) }
      }
      guard !part.considered.isEmpty else { return }
      html.element(.details) { html in
        html.element(.summary, text: html.words(.considered, String(part.considered.count)))
        html.element(.ul, .class("reasons")) { html in
          for reason in part.considered { write(reason, &html) }
        }
      }
    }
  }

  private func write(_ reason: Reason, _ html: inout HTML) {
    html.element(.li, .class("reason")) { html in
      html.element(.h3) { html in
        if let rule = reason.rule {
          html.element(.a, .href(Paths.rule(rule)), text: reason.name)
        } else {
          html.text(reason.name)
        }
      }
      html.saying(reason.sentence)
      html.element(.p, text: html.words(reason.reason))
      html.sources(reason.sources, reason.confidence)
    }
  }
}

extension HTML {
  /// The sources of a rule, and how well it is known by them.
  mutating func sources(_ sources: [String], _ confidence: RuleConfidence?) {
    for source in sources { element(.p, .class("source"), text: words(.source, source)) }
    if let confidence { element(.p, .class("source"), text: words(.knownHow, words(confidence.phrase))) }
  }
}

extension Paths {
  /// The explanation of a day: `/day/2026-06-19/why`.
  public static func why(_ day: Day) -> Path {
    path("/day/") { writer in
      writer.write(day)
      writer.write("/why")
    }
  }

  /// The explanation of a day; nil outside the years of the calendar.
  static func whyInRange(_ day: Day) -> Path? { Limits.days.contains(day) ? why(day) : nil }
}
