public import FastiCivil
public import FastiHolidays
public import FastiWords

/// The holiday rules of a region, or of all regions.
public struct RulesPage: Sendable {
  /// The region; nil for the rules of all regions.
  public var region: RegionPill?
  /// The regions to choose from.
  public var regions: [RegionPill]
  /// The rules, in the region's order.
  public var rules: [RuleRow]

  public init(region: RegionPill?, regions: [RegionPill], rules: [RuleRow]) {
    self.region = region
    self.regions = regions
    self.rules = rules
  }
}

/// A rule in a list.
public struct RuleRow: Hashable, Sendable {
  public var id: String
  /// The name of the holiday in the user's language.
  public var name: String
  /// What the rule says.
  public var sentence: RuleSaying
  /// Its kind; nil for a rule without periods.
  public var kind: HolidayKind?
  /// Its next day; nil if there is none within a year.
  public var next: Day?
  /// Whether it is the user's own.
  public var isOwn: Bool
  /// Whether it is switched off.
  public var isOff: Bool

  public init(
    id: String, _ name: String, sentence: RuleSaying, kind: HolidayKind?, next: Day?, isOwn: Bool = false,
    isOff: Bool = false
  ) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.kind = kind
    self.next = next
    self.isOwn = isOwn
    self.isOff = isOff
  }
}

extension RulesPage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// Holiday rules.
  public func title(_ words: PageWords) -> String { words(.rules) }

  /// The regions, and the rules of one.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.star, title(words), accent: "accent-star") { html in
      html.button(.add, text: words(.newRule), Paths.newRule(region?.code), key: "c")
    }
    html.element(.nav, .class("segments region-choice"), .label(words(.rulesOfRegion))) { html in
      for choice in regions {
        html.element(
          .a, .href(Paths.rules(choice.code)), choice.code == region?.code ? .current("true") : nil,
          text: choice.name)
      }
      html.element(.a, .href(Paths.rules()), region == nil ? .current("true") : nil, text: words(.everyRegion))
    }
    html.element(.section, .class("card")) { html in
      html.heading(region?.name ?? words(.everyRegion))
      guard !rules.isEmpty else { return html.element(.p, .class("empty"), text: words(.noRules)) }
      html.rules(rules)
    }
  }
}

extension HTML {
  /// Writes rules as rows with their kinds, sentences and next days.
  mutating func rules(_ rules: [RuleRow], _ name: ListName = .page) { rows(rules, name) { $1.rule($0) } }

  private mutating func rule(_ rule: RuleRow) {
    let words = words
    element(.li, .classes("row", rule.isOff ? "virtual" : nil), .hook("item")) { html in
      html.element(.span, .class(rule.kind == .public ? "row-mark pink" : "row-mark plain")) { html in
        html.icon(rule.kind == .public ? .flag : .star)
        if let kind = rule.kind { html.element(.span, .class("ears"), text: words(kind.phrase)) }
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { html in html.element(.a, .href(Paths.rule(rule.id)), text: rule.name) }
        if let next = rule.next {
          html.element(.small) { html in
            html.time(next, words.long(next))
            html.text(" · \(words.distance(next, from: html.frame.today))")
          }
        }
        html.element(.small, text: rule.sentence.words)
      }
      html.element(.span, .class("row-end")) { html in
        if rule.isOff { html.element(.span, .class("badge orange"), text: words(.switchedOff)) }
        if rule.isOwn {
          html.element(.span, .class("badge plain"), text: words(.yours))
          html.delete(Paths.deleteRule(rule.id), rule.name)
        } else {
          html.icon(.lock)
          html.element(.span, .class("ears"), text: words(.locked))
        }
      }
    }
  }
}
