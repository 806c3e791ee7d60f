import FastiAgenda
public import FastiWords

extension SettingsPage: Page {
  /// The sidebar marks Settings.
  public var screen: Screen? { .settings }
  /// The word of the sidebar.
  public func title(_ words: PageWords) -> String { words(.settings) }

  /// The groups of settings, after links to them.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.settings, title(words), accent: "accent-settings") { _ in }
    writeNewAddress(&html)
    html.writeConflictLink()
    html.element(.div, .class("settings")) { html in
      html.element(.nav, .class("settings-index"), .label(words(.settings))) { html in
        html.element(.ul) { html in
          for group in SettingsGroup.allCases {
            html.element(.li) { html in html.element(.a, .href(fragment: group.id), text: words(group.phrase)) }
          }
        }
      }
      html.element(.div, .class("settings-groups")) { html in
        for group in SettingsGroup.allCases {
          html.element(.section, .class("settings-group"), .id(group.id)) { html in
            html.heading(words(group.phrase))
            html.element(.div, .class("columns")) { html in write(group, &html) }
          }
        }
      }
    }
  }

  private func write(_ group: SettingsGroup, _ html: inout HTML) {
    switch group {
    case .regions:
      writeRegions(&html)
      writeHolidays(&html)
    case .looks:
      writeLanguage(&html)
      writeTheme(&html)
      writeCalendar(&html)
    case .hijri: writeHijri(&html)
    case .reminders:
      writeAlarms(&html)
      writeChannels(&html)
    case .weather:
      html.settings(weather)
      html.settings(currency) { writeChoices(.currency, &$0) }
    case .feeds:
      writeFeeds(&html)
      writeWidgets(&html)
    case .data:
      writeExports(&html)
      writePrint(&html)
      writeImport(&html)
      writeBackup(&html)
      writeSync(&html)
      writeWaysOn(&html)
      if isGuarded { html.writeAccess() }
    }
  }

  private func writeHolidays(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.holidays))
      html.form(posting: Paths.settingsHolidays, class: "row-form") { html in
        html.hidden(Field.show, showsHolidays ? "off" : "on")
        html.element(.p, text: words(showsHolidays ? .holidaysShown : .holidaysHidden))
        html.submit(words(showsHolidays ? .hideHolidays : .showHolidays), class: "button")
      }
      writeCommunities(&html)
    }
  }

  private func writeCommunities(_ html: inout HTML) {
    guard !communities.isEmpty else { return }
    let words = html.words
    html.element(.h3, text: words(label: CommunityField.communities))
    html.element(.p, text: words(.communitiesWhat))
    html.form(posting: Paths.settingsCommunities) { html in
      html.element(.fieldset, .class("choices")) { html in
        html.element(.legend, .class("ears"), text: words(label: CommunityField.communities))
        for community in communities {
          html.tick(CommunityField.communities, community.name, community.name, isOn: community.isOn)
        }
      }
      html.submit(words(.save))
    }
  }

  private func writeLanguage(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(label: LookField.language))
      html.form(posting: Paths.settingsLanguage, class: "segments") { html in
        for language in languages {
          html.element(
            .button, .type("submit"), .name(LookField.language), .value(language.code), .language(language.code),
            language.code == words.language ? .current("true") : nil, text: language.name)
        }
      }
    }
  }

  private func writeTheme(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(label: LookField.theme))
      html.segments(posting: Paths.settingsTheme, LookField.theme, chosen: html.frame.theme.rawValue)
    }
  }

  private func writeFeeds(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("feeds")) { html in
      html.heading(words(.feeds))
      html.element(.p, text: words(.feedsWhat))
      if !feeds.isEmpty {
        html.rows(feeds, .feeds) { write($0, &$1) }
      }
      html.form(posting: Paths.feeds, class: "fields") { html in
        html.field(FeedField.name, newFeed, isRequired: true)
        html.element(.details, .class("field whole"), hiding == nil ? nil : .open) { html in
          html.element(.summary, text: words(label: FeedField.parts))
          writeParts(&html)
        }
        html.submit(words(.newFeed), .add)
      }
    }
  }

  /// The address of a new or renewed feed, at the top because it is shown only once.
  func writeNewAddress(_ html: inout HTML) {
    let words = html.words
    guard let feed = feeds.first(where: { $0.address != nil }), let address = feed.address else { return }
    html.element(.section, .class("card new-address"), .id("address")) { html in
      html.heading("\(words(.thingFeed)) \(feed.name)")
      html.element(.div) { html in
        html.element(.code, .class("address"), text: address)
        html.element(.small, text: words(.shownOnce))
        if feed.isLocal { html.element(.p, text: words(.feedLocal)) }
        html.element(.div, .class("actions")) { html in
          html.element(
            .button, .type("button"), .class("button primary"), .hidden, .hook("copy"), .done(words(.copied)),
            text: words(.copy))
          if let subscribing = feed.subscribing {
            html.element(.a, .class("button"), .href(subscribing: subscribing), text: words(.subscribe))
          }
        }
      }
      if let code = feed.code {
        html.element(.div) { html in
          html.code(code, words(.scanCode))
          html.element(.small, text: words(.scanCode))
        }
      }
    }
  }

  private func writeParts(_ html: inout HTML) {
    let words = html.words
    html.element(.fieldset, .class("choices")) { html in
      html.element(.legend, text: words(label: FeedField.parts))
      for part in parts { html.tick(FeedField.parts, part.word, words(part: part.kind), isOn: part.isChosen) }
    }
    html.element(.fieldset, .class("choices")) { html in
      html.element(.legend, text: words(label: FeedField.hide))
      for choice in FeedField.hide.choices(words) {
        html.tick(FeedField.hide, choice.value, choice.label, isOn: hiding?.contains(choice.value) == true)
      }
    }
  }

  private func write(_ feed: FeedRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { html in
        html.element(.span, text: feed.name)
        html.element(.small, text: feed.parts.map { words(part: $0) }.joined(separator: ", "))
      }
      html.element(.span, .class("row-end")) { html in
        html.form(posting: Paths.rotateFeed(feed.id), class: "inline") { html in
          html.submit(words(.newAddress), class: "button")
        }
        html.delete(Paths.deleteFeed(feed.id), feed.name)
      }
    }
  }
}

extension SettingsPage {
  /// The fields of the forms of holidays, language, theme and notifications.
  enum Field: String, FormField {
    case regions, show, channels

    static let form: StaticString = "settings"

    var label: Phrase? {
      switch self {
      case .regions: .regions
      case .show: nil
      case .channels: .reminderDelivery
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .show else { return [] }
      return [FormChoice("on", words(.holidaysShown)), FormChoice("off", words(.holidaysHidden))]
    }
  }

  enum CommunityField: String, FormField {
    case communities

    static let form: StaticString = "communities"
    var label: Phrase? { .communities }
  }

  enum LookField: String, FormField {
    case language, theme

    static let form: StaticString = "look"

    var label: Phrase? {
      switch self {
      case .language: .language
      case .theme: .theme
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      self == .theme ? Theme.allCases.map { FormChoice($0.rawValue, words($0.phrase)) } : []
    }
  }

  enum FeedField: String, FormField {
    case name, hide
    case parts = "only"

    static let form: StaticString = "feed"

    var label: Phrase? {
      switch self {
      case .name: .feedName
      case .parts: .feedParts
      case .hide: .feedHides
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .hide else { return [] }
      return [
        FormChoice("notes", words(.notes)), FormChoice("hours", words(.hours)),
        FormChoice("details", words(.feedDetails)),
      ]
    }
  }
}
