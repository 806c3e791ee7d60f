public import FastiCivil
public import FastiWords

/// The questions of a first visit: country, leave, Hijri dates, and the import of a calendar. Each can be skipped.
public struct WelcomePage: Sendable {
  /// The selected regions, and the near ones.
  public var regions: RegionFinder
  /// The weekday on which weeks begin in the country, if it differs from the setting.
  public var weekStart: Weekday?
  /// Whether a leave profile is saved.
  public var hasLeave: Bool
  /// Whether Hijri dates are shown.
  public var showsHijri: Bool
  /// Whether a backup can be restored here.
  public var canRestore: Bool

  public init(
    regions: RegionFinder, weekStart: Weekday? = nil, hasLeave: Bool = false, showsHijri: Bool = true,
    canRestore: Bool = false
  ) {
    self.regions = regions
    self.weekStart = weekStart
    self.hasLeave = hasLeave
    self.showsHijri = showsHijri
    self.canRestore = canRestore
  }
}

extension WelcomePage: Page {
  /// The sidebar marks Settings.
  public var screen: Screen? { .settings }
  /// The title of the first visit.
  public func title(_ words: PageWords) -> String { words(.welcome) }

  /// A card for each question.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.star, title(words), accent: "accent-settings") { html in
      html.button(nil, text: words(.welcomeDone), Paths.today)
    }
    html.element(.p, .class("below-header"), text: words(.welcomeWhat))
    writeCountry(&html)
    html.element(.section, .class("card")) { html in
      html.heading(words(.welcomeLeave))
      html.element(.p, text: words(hasLeave ? .welcomeLeaveDone : .welcomeLeaveWhat))
      if !hasLeave {
        html.element(.div, .class("actions")) { html in
          html.button(.leave, text: words(.leaveStartTitle), Paths.leave)
        }
      }
    }
    html.element(.section, .class("card")) { html in
      html.heading(words(.welcomeHijri))
      html.element(.p, text: words(.welcomeHijriWhat))
      html.segments(
        posting: Paths.settingsHijriDates, HijriSettings.Field.show, chosen: showsHijri ? "on" : "off",
        options: [FormChoice("on", words(.welcomeHijriYes)), FormChoice("off", words(.welcomeHijriNo))],
        back: Paths.welcome)
    }
    html.element(.section, .class("card")) { html in
      html.heading(words(.welcomeBring))
      html.element(.p, text: words(.welcomeBringWhat))
      html.element(.div, .class("actions")) { html in
        html.button(.add, text: words(.importTitle), Paths.importFile)
        if canRestore { html.button(.undo, text: words(.restoreTitle), Paths.restore) }
      }
    }
  }

  private func writeCountry(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.welcomeCountry))
      html.element(.p, text: words(.welcomeCountryWhat))
      for choice in regions.selected {
        html.element(.p) { $0.title(choice) }
      }
      html.element(.div, .class("actions")) { html in
        for choice in regions.selected.isEmpty ? regions.proposed : [] {
          html.form(posting: Paths.settingsRegions, back: Paths.welcome) { html in
            html.hidden(SettingsPage.Field.regions, choice.region.code)
            html.submit(choice.region.name)
          }
        }
        html.button(.search, text: words(.welcomeCountryOther), Paths.settingsRegionsCard)
      }
      guard let weekStart, let choice = ChoiceSetting.weekStarts.first(where: { $0.day == weekStart }) else { return }
      html.form(posting: ChoiceSetting.weekStart.path, class: "row-form", back: Paths.welcome) { html in
        html.hidden(ChoiceSetting.weekStart.field, "\(choice.word)")
        html.element(.p, text: words(.welcomeWeek, words.title(weekStart)))
        html.submit(words(.welcomeWeekUse), class: "button")
      }
    }
  }
}

extension Paths {
  /// The questions of a first visit.
  public static let welcome = Path("/welcome")
  static let settingsRegionsCard = Path("/settings#regions")
}
