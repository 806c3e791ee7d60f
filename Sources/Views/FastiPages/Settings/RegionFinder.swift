public import FastiWords

/// The regions to choose from: the selected ones, the near ones, and the ones found by a search.
public struct RegionFinder: Sendable {
  /// The selected regions; they are ticked.
  public var selected: [RegionChoice]
  /// Regions by the time zone of the server and the languages of the user; if there are few regions, all others.
  public var proposed: [RegionChoice] = []
  /// The words of the search.
  public var query = FieldInput()
  /// The continent of the search; nil for none.
  public var continent: String?
  /// The continents, each with its word in addresses; empty if all regions are shown.
  public var continents: [(word: String, name: Phrase)] = []
  /// The regions found; nil without a search.
  public var found: [RegionChoice]?
  /// The number of further regions found.
  public var further = 0

  /// The selected regions, without a search.
  public init(selected: [RegionChoice]) { self.selected = selected }
}

extension RegionFinder {
  enum Field: String, FormField {
    case find, limit

    static let form: StaticString = "find-region"
    var label: Phrase? { self == .find ? .findRegion : .regionsMost }
  }
}

extension Paths {
  /// The colours of the user's own regions, as a style sheet.
  /// - Parameter version: Its hash, so that a browser does not have to check it again.
  public static func ownColours(_ version: String) -> Path {
    path("/settings/colours.css") { writer in
      writer.query("v")
      writer.write(text: version)
    }
  }

  /// Changes how many regions may be selected.
  public static let settingsLimit = Path("/settings/limit")

  /// The settings with the regions of a continent.
  public static func settings(continent: String) -> Path {
    path("/settings") { writer in
      writer.query("continent")
      writer.write(text: continent)
      writer.fragment("regions")
    }
  }
}

extension SettingsPage {
  /// The search, the selected regions and the near ones, in one form.
  func writeRegions(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("regions")) { html in
      html.heading(words(.regions))
      html.error(error)
      if !regions.continents.isEmpty { writeSearch(&html) }
      html.form(posting: Paths.settingsRegions, back: Paths.settings) { html in
        if let found = regions.found {
          let count = found.reduce(regions.further) { $0 + 1 + $1.parts.count }
          html.choices(words(one: .foundOne, many: .foundMany, count), found)
          if regions.further > 0 { html.element(.p, text: words(.regionsFurther)) }
        }
        if !regions.selected.isEmpty { html.choices(words(.regionsSelected), regions.selected) }
        if !regions.proposed.isEmpty {
          html.choices(words(regions.continents.isEmpty ? .regionsOther : .regionsProposed), regions.proposed)
        }
        html.submit(words(.save))
      }
      html.form(posting: Paths.settingsLimit, class: "fields asking") { html in
        html.field(RegionFinder.Field.limit, limit, inputMode: "numeric", isRequired: true)
        html.submit(words(.save), class: "button")
      }
    }
  }

  private func writeSearch(_ html: inout HTML) {
    let words = html.words
    html.form(asking: Paths.settings, class: "fields asking") { html in
      html.field(RegionFinder.Field.find, regions.query, isRequired: true)
      html.submit(words(.search), .search)
    }
    html.element(.nav, .class("segments"), .label(words(.continents))) { html in
      for continent in regions.continents {
        html.element(
          .a, .href(Paths.settings(continent: continent.word)),
          continent.word == regions.continent ? .current("true") : nil, text: words(continent.name))
      }
    }
  }
}

extension HTML {
  /// Writes regions with tick boxes under a title, each with its parts below it.
  fileprivate mutating func choices(_ title: String, _ choices: [RegionChoice]) {
    element(.fieldset, .class("choices")) { html in
      html.element(.legend, text: title)
      for choice in choices {
        html.choice(choice)
        let parts = choice.parts.filter { !$0.isOlder }
        html.fold(parts, html.words(.partsOf, choice.region.name, String(parts.count)), isOpen: choice.showsParts)
        let older = choice.parts.filter { $0.isOlder }
        html.fold(older, html.words(.olderLists), isOpen: older.contains { $0.isSelected })
      }
    }
  }

  private mutating func fold(_ choices: [RegionChoice], _ title: String, isOpen: Bool) {
    guard !choices.isEmpty else { return }
    element(.details, .class("parts-of"), isOpen ? .open : nil) { html in
      html.element(.summary, text: title)
      for choice in choices { html.choice(choice) }
    }
  }

  private mutating func choice(_ choice: RegionChoice) {
    element(.label, .class("choice")) { html in
      html.element(
        .input, .type("checkbox"), .name(SettingsPage.Field.regions), .value(choice.region.code),
        choice.isSelected ? .checked : nil)
      html.element(.span, .class("choice-title")) { $0.title(choice) }
      html.pill(choice.region)
    }
  }
}
