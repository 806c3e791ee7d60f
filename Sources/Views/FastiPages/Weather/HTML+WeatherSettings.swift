import FastiWords

extension HTML {
  /// The settings of weather: the place, the source and its terms, and the contact address.
  mutating func settings(_ weather: WeatherSettings) {
    element(.section, .class("card"), .id("weather")) { html in
      let words = html.words
      html.heading(words(.weather))
      html.element(.p, text: weather.place.map { words(.weatherWhere, $0) } ?? words(.weatherNowhere))
      html.form(asking: Paths.settings, class: "fields asking") { html in
        html.field(WeatherSettings.Finding.town, weather.typed, isRequired: true)
        html.submit(words(.search), .search)
      }
      html.places(weather)
      html.element(.h3, text: words(label: WeatherSettings.Field.source))
      html.error(weather.error)
      html.form(posting: Paths.settingsWeatherSource, class: "segments") { html in
        for choice in [WeatherChoice("off", words(.weatherOff), terms: nil)] + weather.sources {
          html.element(
            .button, .type("submit"), .name(WeatherSettings.Field.source), .value(choice.word),
            choice.word == weather.source ? .current("true") : nil, text: choice.title)
        }
      }
      html.element(.ul, .class("terms")) { html in
        for terms in weather.sources.compactMap({ $0.terms }) { html.element(.li, text: words.sentence(terms)) }
      }
      html.element(.p, text: words(.weatherWhat))
      html.form(posting: Paths.settingsWeatherContact, class: "fields") { html in
        html.field(WeatherSettings.Field.contact, weather.contact, placeholder: "me@example.org")
        html.submit(words(.save), class: "button")
      }
      if weather.source != "off" { html.fetching(weather) }
    }
  }

  private mutating func places(_ weather: WeatherSettings) {
    if let found = weather.found {
      if found.isEmpty {
        element(.p, .class("empty"), text: words(.placesNone))
      } else {
        form(posting: Paths.settingsWeatherPlace, class: "segments", back: Paths.settings) { html in
          for place in found {
            html.element(
              .button, .type("submit"), .name(WeatherSettings.Field.place), .value(place.setting), text: place.title)
          }
        }
        element(.p, .class("credit")) { html in
          if let link = ExternalLink("https://www.geonames.org") {
            html.element(.a, .href(link), .elsewhere, text: html.words(.placesFrom))
          }
        }
      }
    } else if weather.place != nil, weather.source == "off" {
      form(posting: Paths.settingsWeatherPlace, class: "row-form") { html in
        html.hidden(WeatherSettings.Field.place, "")
        html.submit(html.words(.forgetPlace), class: "button")
      }
    }
  }

  private mutating func fetching(_ weather: WeatherSettings) {
    if !weather.isTried { element(.p, text: words(.weatherUntried)) }
    form(posting: Paths.fetchWeather, class: "row-form") { html in
      let words = html.words
      html.element(
        .p, text: weather.fetched.map { "\(words(.fetchedOn)): \(words.date($0))." } ?? words(.weatherNothing))
      html.submit(words(.refreshNow), class: "button")
      html.working()
    }
  }
}
