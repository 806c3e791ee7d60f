import FastiHolidays
public import FastiWords

/// The first page about holiday rules: the next rules of the selected regions, the rules of all regions, and the list
/// of regions.
public struct RulesStartPage: Sendable {
  /// The selected regions, in their order.
  public var selected: [Part]
  /// The rules of all regions, which are the user's own.
  public var everywhere: [RuleRow]
  /// All regions, by name.
  public var regions: [RegionChoice]

  public init(selected: [Part], everywhere: [RuleRow], regions: [RegionChoice]) {
    self.selected = selected
    self.everywhere = everywhere
    self.regions = regions
  }

  /// A selected region.
  public struct Part: Sendable {
    public var region: RegionPill
    /// The next rules, the nearest first.
    public var next: [RuleRow]
    /// The number of its rules.
    public var count: Int

    /// A region with its next rules.
    public init(_ region: RegionPill, next: [RuleRow], count: Int) {
      self.region = region
      self.next = next
      self.count = count
    }
  }
}

extension RulesStartPage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// Holiday rules.
  public func title(_ words: PageWords) -> String { words(.rules) }

  /// The next rules of each selected region, then all regions.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.star, title(words), accent: "accent-star") { html in
      html.button(.add, text: words(.newRule), Paths.newRule(), key: "c")
    }
    if selected.isEmpty {
      html.element(.section, .class("card")) { html in
        html.element(.p, .class("empty"), text: words(.noRegion))
        html.button(.settings, text: words(.selectRegions), Paths.settings)
      }
    }
    html.element(.div, .class("columns")) { html in
      for part in selected { write(part, &html) }
    }
    if !everywhere.isEmpty {
      html.element(.section, .class("card")) { html in
        html.heading(words(.rulesEverywhere))
        html.rules(everywhere, .own)
      }
    }
    html.element(.section, .class("card")) { html in
      html.heading(words(.allRegions))
      html.rows(regions) { write($0, &$1) }
    }
  }

  private func write(_ part: Part, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card brief")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(part.region.name)
        html.pill(part.region)
      }
      if part.next.isEmpty {
        html.element(.p, .class("empty"), text: words(.noRules))
      } else {
        html.rules(part.next)
      }
      html.element(.div, .class("actions")) { html in
        html.button(nil, text: words(.allRules, words.number(part.count)), Paths.rules(part.region.code))
      }
    }
  }

  private func write(_ choice: RegionChoice, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { $0.title(choice, to: Paths.rules(choice.region.code)) }
      html.element(.span, .class("row-end")) { html in
        if choice.isSelected { html.element(.span, .class("badge"), text: words(.regionSelected)) }
        html.pill(choice.region)
      }
    }
  }
}
