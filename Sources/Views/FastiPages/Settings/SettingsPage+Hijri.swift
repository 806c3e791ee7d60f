import FastiCalendars
import FastiWords

extension SettingsPage {
  /// Hijri dates: whether they show, which months are followed, and months the reader set.
  func writeHijri(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("hijri")) { html in
      html.heading(words(.hijriCalendar))
      html.form(posting: Paths.settingsHijriDates, class: "row-form") { html in
        html.element(.input, .type("hidden"), .name(.show), .value(hijri.isShown ? "off" : "on"))
        html.element(.p, text: words(hijri.isShown ? .hijriShown : .hijriHidden))
        html.submit(words(hijri.isShown ? .hideHolidays : .showHolidays), class: "button")
      }
      html.element(.h3, text: words(.hijriSource))
      html.segments(
        Paths.settingsHijriSource, .source,
        [
          ("calculated", words(.followCalculated), !hijri.followsMoonsighting),
          ("moonsighting", words(.followMoonsighting), hijri.followsMoonsighting),
        ])
      for disagreement in hijri.disagreements { html.disagreement(disagreement) }
      html.element(.h3, text: words(.hijriRefresh))
      html.segments(
        Paths.settingsHijriRefresh, .refresh,
        [("off", words(.refreshOff), !hijri.refreshesByItself), ("auto", words(.refreshAuto), hijri.refreshesByItself)])
      html.form(posting: Paths.fetchMonths, class: "row-form") { html in
        html.element(.p) { html in
          html.text(words(.refreshWhat))
          if let day = hijri.fetched { html.text(" \(words(.fetchedOn)): \(words.date(day)).") }
        }
        html.submit(words(.refreshNow), class: "button")
      }
      writeOverrides(&html)
    }
  }

  private func writeOverrides(_ html: inout HTML) {
    let words = html.words
    html.element(.h3, text: words(.ownMonths))
    if !hijri.overrides.isEmpty {
      html.element(.ul, .class("rows")) { html in
        for override in hijri.overrides {
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
    }
    html.form(posting: Paths.monthOverrides, class: "fields") { html in
      html.field(
        words(.overrideMonth), .month, hijri.month, in: "hijri", placeholder: "1447-9", inputMode: "numeric",
        isRequired: true)
      html.field(
        words(.overrideDay), .on, hijri.day, in: "hijri", placeholder: words(.dateExample), hook: "date",
        isRequired: true)
      html.submit(words(.setMonth), class: "button")
    }
  }
}

extension HTML {
  /// A choice of one among a few, each a button that posts it.
  mutating func segments(
    _ path: Path, _ name: FieldName, _ choices: [(value: String, label: String, isChosen: Bool)]
  ) {
    form(posting: path, class: "segments") { html in
      for choice in choices {
        html.element(
          .button, .type("submit"), .name(name), .value(choice.value), choice.isChosen ? .current("true") : nil,
          text: choice.label)
      }
    }
  }
}
