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
    case home, refresh

    static let form: StaticString = "currency"
    var label: Phrase? { self == .home ? .currencyHome : .currencyRefresh }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .refresh else { return [] }
      return [FormChoice("off", words(.refreshOff)), FormChoice("auto", words(.currencyAuto))]
    }
  }
}

extension Paths {
  /// Sets the reader's currency.
  public static let settingsCurrencyHome = Path("/settings/currency/home")
  /// Chooses whether exchange rates are fetched automatically.
  public static let settingsCurrencyRefresh = Path("/settings/currency/refresh")
}

extension HTML {
  /// The settings of the second currency of budgets, and its rates.
  mutating func settings(_ currency: CurrencySettings) {
    element(.section, .class("card"), .id("currency")) { html in
      let words = html.words
      html.heading(words(.currency))
      html.element(.p, text: words(.currencyWhat))
      html.form(posting: Paths.settingsCurrencyHome, class: "fields") { html in
        html.field(CurrencySettings.Field.home, currency.home, placeholder: "SEK")
        html.submit(words(.save), class: "button")
      }
      html.element(.h3, text: words(label: CurrencySettings.Field.refresh))
      html.segments(
        posting: Paths.settingsCurrencyRefresh, CurrencySettings.Field.refresh,
        chosen: currency.refreshesByItself ? "auto" : "off")
      html.element(.p, text: currency.known.map { words(.currencyKnown, words.date($0)) } ?? words(.currencyNone))
      if currency.refreshesByItself, !currency.isTried { html.element(.p, text: words(.weatherUntried)) }
    }
  }
}
