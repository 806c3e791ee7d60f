import FastiCalendars
import FastiWords

extension SettingsPage {
  /// Hijri dates: whether they are shown, the source of months, and months the user set.
  func writeHijri(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("hijri")) { html in
      html.form(posting: Paths.settingsHijriDates, class: "row-form") { html in
        html.hidden(HijriSettings.Field.show, hijri.isShown ? "off" : "on")
        html.element(.p, text: words(hijri.isShown ? .hijriShown : .hijriHidden))
        html.submit(words(hijri.isShown ? .hideHolidays : .showHolidays), class: "button")
      }
      html.element(.h3, text: words(label: HijriSettings.Field.source))
      html.segments(
        posting: Paths.settingsHijriSource, HijriSettings.Field.source,
        chosen: hijri.almanac.map { "\($0.name)" } ?? (hijri.followsMoonsighting ? "moonsighting" : "calculated"))
      for disagreement in hijri.disagreements { html.disagreement(disagreement) }
      html.element(.h3, text: words(label: HijriSettings.Field.refresh))
      html.segments(
        posting: Paths.settingsHijriRefresh, HijriSettings.Field.refresh,
        chosen: hijri.refreshesByItself ? "auto" : "off")
      html.form(posting: Paths.fetchMonths, class: "row-form") { html in
        html.element(.p) { html in
          html.text(words(.refreshWhat))
          if let day = hijri.fetched { html.text(" \(words(.fetchedOn)): \(words.date(day)).") }
        }
        html.submit(words(.refreshNow), class: "button")
        html.working()
      }
      writeOverrides(&html)
    }
  }

  private func writeOverrides(_ html: inout HTML) {
    let words = html.words
    html.element(.h3, text: words(.ownMonths))
    if !hijri.overrides.isEmpty {
      html.rows(hijri.overrides, .months) { override, html in
        html.element(.li, .class("row")) { html in
          html.element(.span, .class("row-title")) { html in
            html.element(.span, text: words.title(override.month))
            html.element(.small, text: words.long(override.day))
            for change in hijri.changes where change.override == override.month { html.monthChange(change) }
          }
          html.element(.span, .class("row-end")) { html in
            html.delete(Paths.deleteMonthOverride(override.month), words.title(override.month))
          }
        }
      }
    }
    html.form(posting: Paths.monthOverrides, class: "fields") { html in
      html.field(
        HijriSettings.Field.month, hijri.month, placeholder: "1447-9", inputMode: "numeric", isRequired: true)
      html.field(
        HijriSettings.Field.on, hijri.day, placeholder: words(.dateExample), hook: "date", isRequired: true)
      html.submit(words(.setMonth), class: "button")
    }
  }
}
