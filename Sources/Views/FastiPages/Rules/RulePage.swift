public import FastiAgenda
public import FastiCivil
public import FastiHolidays
public import FastiWords

/// One rule: what it says, when it falls, and what the reader makes of it. Without a rule, the editor of a new one.
public struct RulePage: Sendable {
  /// The rule as it is kept; nil for a new one.
  public var rule: RuleRow?
  /// Its region; nil for every region.
  public var region: RegionPill?
  /// The next days on which it falls, in order.
  public var days: [Day] = []
  /// Where it comes from.
  public var sources: [String] = []
  /// How well it is known; nil for a rule without sources.
  public var confidence: RuleConfidence?
  /// The editor; nil for a rule that came with the program.
  public var form: RuleForm?
  /// The title in place of its name.
  public var ownTitle = FieldInput()
  /// The reader's notes.
  public var notes = FieldInput()
  /// The symbol and the colour.
  public var look = EventLook.plain
  /// The version that title and notes were filled from.
  public var layerSeen = ""
  /// What they were changed to in the meantime; nil for none.
  public var layerConflict: Conflict?
  /// Whether the reader changed how it shows.
  public var isChanged = false

  /// The editor of a new rule.
  public init(new form: RuleForm) { self.form = form }

  public init(_ rule: RuleRow, region: RegionPill?, days: [Day], sources: [String]) {
    self.rule = rule
    self.region = region
    self.days = days
    self.sources = sources
  }
}

extension RulePage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// The rule's name, or a new rule.
  public func title(_ words: PageWords) -> String { rule?.name ?? words(.newRule) }

  /// The rule, and its editors.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.star, title(words), accent: "accent-star") { html in
      html.button(nil, text: words(.rules), Paths.rules(region?.code))
    }
    if rule == nil, let form {
      return html.element(.section, .class("card")) { html in form.write(to: &html) }
    }
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        if let form {
          html.element(.section, .class("card")) { html in
            html.heading(words(.editRule))
            form.write(to: &html)
            if let rule { writeDelete(rule, &html) }
          }
        }
        if let rule, form == nil { writeRule(rule, &html) }
      }
      html.element(.div, .class("column")) { html in
        if let rule {
          if form != nil { writeRule(rule, &html) }
          writeLayer(rule, &html)
        }
      }
    }
  }

  /// This page, where its title, symbol and notes stand otherwise by now: what was typed is kept, and both are shown.
  public func against(title: String, _ look: EventLook, notes: String, _ words: PageWords) -> RulePage {
    func facts(_ title: String, _ look: EventLook, _ notes: String) -> [(label: String, text: String)] {
      [
        (words(label: Field.title), title),
        (words(label: Field.symbol), look.symbol.map { words($0.phrase) } ?? ""),
        (words(label: Field.color), look.color.map { words($0.phrase) } ?? ""), (words(label: Field.notes), notes),
      ]
    }
    var page = self
    page.layerConflict = Conflict(
      standing: facts(title, look, notes), typed: facts(ownTitle.text, self.look, self.notes.text),
      keep: rule.map { Paths.rule($0.id) } ?? Paths.rules())
    return page
  }

  private func writeDelete(_ rule: RuleRow, _ html: inout HTML) {
    html.form(posting: Paths.deleteRule(rule.id), back: Paths.rules(region?.code)) { html in
      html.submit(html.words(.deleteRule), .delete, class: "button danger")
    }
  }

  private func writeRule(_ rule: RuleRow, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(words(.ruleSentence))
        html.element(.span, .class("pills")) { html in
          if let region { html.pill(region) }
          if rule.isOff { html.element(.span, .class("badge orange"), text: words(.switchedOff)) }
          html.element(
            .span, .classes("badge", rule.kind == .public ? "pink" : "plain"),
            text: rule.kind.map { words($0.phrase) } ?? "")
        }
      }
      html.saying(rule.sentence)
      RulePreview(days, years: 12).write(to: &html)
      html.sources(sources, confidence)
    }
  }

  private func writeLayer(_ rule: RuleRow, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("actions")) { html in
        html.form(posting: Paths.switchRule(rule.id)) { html in
          html.hidden(Field.show, rule.isOff ? "on" : "off")
          html.submit(words(rule.isOff ? .switchOn : .switchOff), class: "button")
        }
        if isChanged {
          html.form(posting: Paths.restoreRule(rule.id)) { html in
            html.submit(words(.restoreRule), .undo, class: "button")
          }
        }
      }
      if isChanged { html.element(.p, .class("source"), text: words(.restoreWhat)) }
      html.conflict(layerConflict)
      html.form(posting: Paths.ruleLayer(rule.id), class: "fields layer", seen: layerSeen) { html in
        html.field(Field.title, ownTitle, placeholder: words(.optional))
        html.looks(symbol: Field.symbol, color: Field.color, look)
        html.area(Field.notes, notes)
        html.submit(words(.save), class: "button")
      }
    }
  }
}

extension RulePage {
  /// The fields of the forms that change how a rule shows.
  enum Field: String, FormField {
    case show, title, symbol, color, notes

    static let form: StaticString = "layer"

    var label: Phrase? {
      switch self {
      case .show: nil
      case .title: .ownTitle
      case .symbol: .symbolOfEvent
      case .color: .colorOfEvent
      case .notes: .notes
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .show: [FormChoice("on", words(.switchOn)), FormChoice("off", words(.switchOff))]
      case .symbol: FormChoice.symbols(words)
      case .color: FormChoice.colors(words)
      case .title, .notes: []
      }
    }
  }
}

extension Paths {
  /// Writes the reader's title and notes of a rule.
  public static func ruleLayer(_ id: String) -> Path { path("/rules/", id, "/layer") }
  /// Switches a rule off or on.
  public static func switchRule(_ id: String) -> Path { path("/rules/", id, "/switch") }
  /// Takes the reader's changes off a rule.
  public static func restoreRule(_ id: String) -> Path { path("/rules/", id, "/restore") }
  /// Deletes a rule of the reader's own.
  public static func deleteRule(_ id: String) -> Path { path("/rules/", id, "/delete") }
}
