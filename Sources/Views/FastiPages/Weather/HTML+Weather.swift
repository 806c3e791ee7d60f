import FastiCalendars
import FastiCivil
import FastiFormats
import FastiWeather
import FastiWords

extension HTML {
  /// A card with the weather of a day, Sun and Moon, and the days after it.
  mutating func weather(_ weather: PlaceWeather, on day: Day) {
    element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(html.words(.weather))
        html.element(.span, .class("badge plain"), text: weather.place)
      }
      if let forecast = weather[day] { html.forecast(forecast) }
      html.element(.dl, .class("pairs")) { html in
        if let forecast = weather[day] {
          html.pair(.weatherRain, forecast.rain(html.words))
          html.pair(.weatherWind, forecast.windText.map { "\(html.words.field($0)) m/s" })
        }
        if let sky = weather.skies[day] { html.sky(sky, weather.zone) }
      }
      let ahead = weather.days.filter { $0.day > day }
      if !ahead.isEmpty {
        html.element(.h3, text: html.words(.weatherAhead))
        html.element(.ul, .class("ahead")) { html in
          for day in ahead { html.element(.li) { $0.ahead(day) } }
        }
      }
      html.credit(weather.credit)
      if !weather.skies.isEmpty { html.button(.sun, text: html.words(.chartSkyYear), Paths.sky(day.year)) }
    }
  }

  /// The weather of a day on one line: a picture, a word, the temperatures.
  mutating func forecast(_ day: WeatherDay) {
    element(.p, .class("forecast")) { html in
      if let sky = day.sky { html.icon(sky.icon) }
      html.element(.strong, text: day.temperatures(html.words))
      html.space()
      if let sky = day.sky { html.element(.span, text: html.words.text(sky.word)) }
    }
  }

  /// A later day of the forecast.
  private mutating func ahead(_ day: WeatherDay) {
    element(.span) { html in
      html.time(day.day, "\(html.words.dates.shortWeekdays[day.day.weekday.number - 1]) \(day.day.date.dayOfMonth)")
    }
    element(.span, .class("sky")) { html in
      if let sky = day.sky {
        html.icon(sky.icon)
        html.element(.span, text: html.words.text(sky.word))
      }
    }
    element(.span, text: day.temperatures(words))
    element(.span, text: day.rain(words) ?? "")
  }

  /// The credit of the forecast, with the links that its source requires.
  mutating func credit(_ credit: WeatherCredit?) {
    guard let credit else { return }
    element(.p, .class("credit")) { html in
      if let link = credit.link {
        html.element(.a, .href(link), .elsewhere, text: credit.text)
      } else {
        html.text(credit.text)
      }
      if let licence = credit.licence {
        html.text(" (")
        html.element(.a, .href(licence), .elsewhere, text: html.words(.weatherLicence))
        html.text(")")
      }
      if let taken = credit.taken { html.text(". \(html.words(.fetchedOn)): \(html.words.date(taken)).") }
    }
  }

  private mutating func pair(_ name: Phrase, _ text: String?) {
    guard let text else { return }
    element(.dt, text: words(name))
    element(.dd, text: text)
  }

  /// The rise and set of Sun and Moon, the light, and the shape of the Moon.
  private mutating func sky(_ sky: SkyDay, _ zone: Zone) {
    func pair(_ rise: HorizonEvent, _ set: HorizonEvent) -> String {
      moments((rise, .weatherRises), (set, .weatherSets), zone)
        ?? words(rise == .alwaysUp ? .skyStaysUp : .skyStaysDown)
    }
    self.pair(.weatherSun, pair(sky.sunrise, sky.sunset))
    self.pair(
      .weatherDaylight,
      moments((sky.dawn, .weatherDawn), (sky.dusk, .weatherDusk), zone)
        ?? words(sky.dawn == .alwaysUp ? .twilightAlways : .twilightNever))
    self.pair(.weatherMoon, "\(words(sky.moon.phrase)): \(pair(sky.moonrise, sky.moonset))")
  }

  /// The existing moments, in the order of the day; nil if there are none.
  private func moments(
    _ rise: (event: HorizonEvent, phrase: Phrase), _ set: (event: HorizonEvent, phrase: Phrase), _ zone: Zone
  ) -> String? {
    let found = [rise, set].compactMap { event, phrase in event.moment.map { (at: $0.instant, phrase) } }
    if found.isEmpty { return nil }
    return found.sorted { $0.at < $1.at }.map { at, phrase in
      var writer = UTF8Writer(capacity: 8)
      writer.write(zone.time(at: at), seconds: false)
      return words(phrase, writer.string)
    }.joined(separator: ", ")
  }
}
