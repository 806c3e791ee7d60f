public import FastiCivil
import FastiWords

/// Where exchange rates come from, and the home currency.
public struct CurrencySettings: Hashable, Sendable {
  /// The code of the reader's currency, as typed or stored.
  public var home = FieldInput()
  /// Whether the server fetches exchange rates automatically.
  public var refreshesByItself = false
  /// The last day with stored rates; nil if there are none.
  public var known: Day?
  /// Whether the bank has ever answered this server.
  public var isTried = false

  public init() {}
}

extension CurrencySettings {
  enum Field: String, FormField {
    case home

    static let form: StaticString = "currency"
    var label: Phrase? { .currencyHome }
  }
}

extension Paths {
  /// Sets the reader's currency.
  public static let settingsCurrencyHome = Path("/settings/currency/home")
}

extension HTML {
  /// The settings of the second currency of budgets, and its rates.
  /// - Parameter choices: Writes the settings with a few words.
  mutating func settings(_ currency: CurrencySettings, _ choices: (inout HTML) -> Void) {
    element(.section, .class("card"), .id("currency")) { html in
      let words = html.words
      html.heading(words(.currency))
      html.element(.p, text: words(.currencyWhat))
      html.form(posting: Paths.settingsCurrencyHome, class: "fields") { html in
        html.field(CurrencySettings.Field.home, currency.home, placeholder: "SEK")
        html.submit(words(.save), class: "button")
      }
      choices(&html)
      html.element(.p, text: currency.known.map { words(.currencyKnown, words.date($0)) } ?? words(.currencyNone))
      if currency.refreshesByItself, !currency.isTried { html.element(.p, text: words(.weatherUntried)) }
    }
  }
}
